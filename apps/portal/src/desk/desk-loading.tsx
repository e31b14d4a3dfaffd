import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';

interface DeskLoadingProps {
  /** Said to screen readers. */
  readonly label: string;
  /** Skeletons in the shape of what is coming. */
  readonly children: ReactNode;
}

/** Stands where a desk or sheet will be. */
export function DeskLoading({ label, children }: DeskLoadingProps) {
  return (
    <div>
      <VisuallyHidden component="output">{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
