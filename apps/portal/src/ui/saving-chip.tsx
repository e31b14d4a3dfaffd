import type { ReactNode } from 'react';
import { StatusBadge } from './status-badge.tsx';

interface SavingChipProps {
  readonly size?: 'normal' | 'large';
  /** The saving with its measure: "38 % gespart". */
  readonly children: ReactNode;
}

/** A saving against private leasing; a percentage stands here, never as the headline. */
export function SavingChip({ size = 'normal', children }: SavingChipProps) {
  return (
    <StatusBadge tone="gain" size={size}>
      {children}
    </StatusBadge>
  );
}
