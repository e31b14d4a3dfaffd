import type { ReactNode } from 'react';
import { HeroRate } from './hero-rate.tsx';
import classes from './rate-dock.module.css';

interface RateDockProps {
  readonly label: string;
  /** Follows the label, for the state of the figure. */
  readonly mark?: ReactNode;
  readonly amount: string;
  /** Stands before an amount that is an estimate. */
  readonly approximate?: string | undefined;
  /** The one action. */
  readonly children: ReactNode;
}

/** Rate and action at the bottom of small screens; the page ends above it. */
export function RateDock({ children, ...rate }: RateDockProps) {
  return (
    <div className={classes['dock']}>
      <HeroRate size="dock" {...rate} />
      {children}
    </div>
  );
}
