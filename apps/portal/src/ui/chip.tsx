import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './chip.module.css';

export type Tone = 'gain' | 'copper' | 'warn' | 'danger' | 'info' | 'neutral' | 'pine';

interface ChipProps {
  readonly tone: Tone;
  /** An icon that says the same as the word; decoration to a screen reader. */
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A state or a saving in a word or two, on its tint. */
export function Chip({ tone, icon, children }: ChipProps) {
  return (
    <span className={clsx(styles.chip, styles[tone])}>
      {icon}
      {children}
    </span>
  );
}
