import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '../../ui/notice.tsx';
import type { Tone } from '../../ui/tone.ts';

interface DecisionOutcomeProps {
  readonly tone: Tone;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Whether the decision was just made here: the focus comes from the buttons, which are gone. */
  readonly justDecided: boolean;
}

/** Stands where the decision was made and says how it went. */
export function DecisionOutcome({ tone, title, children, action, justDecided }: DecisionOutcomeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (justDecided) notice.current?.focus();
  }, [justDecided]);
  return (
    <Notice ref={notice} tone={tone} title={title} action={action}>
      {children}
    </Notice>
  );
}
