import { Button } from '@mantine/core';
import { Notice } from './notice.tsx';

interface FailureStateProps {
  /** What happened. */
  readonly title: string;
  /** Why, and what is safe. */
  readonly text: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

/** A failed load, in the place of what should be there, with another try. */
export function FailureState({ title, text, retryLabel, onRetry, isRetrying = false }: FailureStateProps) {
  return (
    <Notice tone="danger" title={title} role="alert">
      <p>{text}</p>
      <Button variant="default" onClick={onRetry} loading={isRetrying} mt={6}>
        {retryLabel}
      </Button>
    </Notice>
  );
}
