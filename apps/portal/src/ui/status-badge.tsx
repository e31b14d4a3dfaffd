import type { ReactNode } from 'react';
import classes from './status-badge.module.css';
import { toneClass, type Tone } from './tone.ts';

interface StatusBadgeProps {
  readonly tone: Tone;
  readonly icon?: ReactNode;
  readonly size?: 'normal' | 'large';
  readonly children: ReactNode;
}

/** A state in a word. */
export function StatusBadge({ tone, icon, size = 'normal', children }: StatusBadgeProps) {
  const large = size === 'large' ? classes['large'] : '';
  return (
    <span className={`${classes['badge']} ${large} ${toneClass(tone)}`}>
      {icon}
      {children}
    </span>
  );
}
