import { Button } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useFocusInRow } from './use-focus-in-row.ts';

interface AskedActionProps {
  readonly label: string;
  /** The label with what it is about, for those who hear the button alone. */
  readonly named?: string;
  /** Of the question. */
  readonly title: string;
  /** What the button that goes on says; the label when nothing else is said. */
  readonly action?: string;
  readonly variant: 'default' | 'subtle';
  /** Within a line of text. */
  readonly compact?: boolean;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  /** What follows from going on. */
  readonly children: ReactNode;
}

/** A button that asks first. In a list, the focus stays in the list when the row goes away. */
export function AskedAction(props: AskedActionProps) {
  const { label, named, title, action = label, variant, compact = false, busy, onConfirm, children } = props;
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const keepFocus = useFocusInRow(button);
  return (
    <>
      <Button
        ref={button}
        variant={variant}
        {...(compact && { size: 'compact-md' })}
        loading={busy}
        aria-label={named}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        title={title}
        action={action}
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          keepFocus();
          onConfirm();
        }}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
