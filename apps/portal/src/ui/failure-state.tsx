import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

interface FailureStateProps {
  /** What did not work. */
  readonly title: ReactNode;
  /** Why, and what is safe. */
  readonly children: ReactNode;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
}

/** Stands where the content would, when loading it failed. */
export function FailureState({ title, children, retryLabel, onRetry, retrying = false }: FailureStateProps) {
  return (
    <Notice
      tone="danger"
      role="alert"
      title={title}
      action={
        <Button variant="default" onClick={onRetry} loading={retrying}>
          {retryLabel}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
