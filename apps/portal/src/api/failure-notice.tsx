import { ApiError } from '@stromwandel/api-spec';
import { useEffect, useRef, type ReactNode } from 'react';
import { SupportLine } from './support-line.tsx';
import { Notice } from '../ui/notice.tsx';
import { useProblemText } from './use-problem-text.ts';
import { useRetryWait } from './use-retry-wait.ts';

/** Why something did not work: a sentence, or what a call was refused with. */
export type Failure = string | Error;

/** What was caught, as a failure. */
export function failureOf(error: unknown): Failure {
  return error instanceof Error ? error : String(error);
}

/** Whether nothing that the person enters could mend it. */
function isOurs(failure: Failure): boolean {
  return failure instanceof Error && !(failure instanceof ApiError && failure.status < 500);
}

interface FailureNoticeProps {
  readonly failure: Failure;
  readonly title?: ReactNode;
  readonly action?: ReactNode;
}

function ProblemText({ error }: { readonly error: Error }) {
  const problemText = useProblemText();
  const left = useRetryWait(error);
  const text = problemText(error, left);
  if (left === null) return text;
  // Read out when it appears and when the wait is over, not every second.
  return <span aria-live={left === 0 ? 'polite' : 'off'}>{text}</span>;
}

/**
 * Message about a call that failed. It is announced and takes the focus, because the pressed button may be locked or gone. The time to wait after too many attempts counts down.
 */
export function FailureNotice({ failure, title, action }: FailureNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [failure]);
  return (
    <Notice ref={place} tone="danger" role="alert" title={title} action={action}>
      {typeof failure === 'string' ? failure : <ProblemText error={failure} />}
      {isOurs(failure) && <SupportLine />}
    </Notice>
  );
}
