import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';

interface LoadingStateProps {
  /** Said to screen readers. */
  readonly label: ReactNode;
  /** Whether the page's heading is on its way too: the label is its h1 as long. */
  readonly page?: boolean;
  /** Skeletons in the shape of what is coming. */
  readonly children: ReactNode;
}

/** Stands where content will be. */
export function LoadingState({ label, page = false, children }: LoadingStateProps) {
  return (
    <div>
      <VisuallyHidden component={page ? 'h1' : 'div'}>
        <output>{label}</output>
      </VisuallyHidden>
      <div aria-busy="true" aria-hidden="true">
        {children}
      </div>
    </div>
  );
}
