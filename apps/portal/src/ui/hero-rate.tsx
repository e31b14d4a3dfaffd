import type { ReactNode } from 'react';
import classes from './hero-rate.module.css';

interface HeroRateProps {
  /** What the rate is a rate of: a figure without it never stands alone. */
  readonly label: string;
  /** Follows the label, for the state of the figure. */
  readonly mark?: ReactNode;
  /** The formatted amount with its unit: "312 €", "312–348 €", in English "€312". */
  readonly amount: string;
  /** "ca." before an estimate. */
  readonly approximate?: string | undefined;
  readonly size: 'panel' | 'card' | 'order' | 'dock';
  /** A rate that is not to be had is no large figure in full colour. */
  readonly muted?: boolean;
  /** Stands on the right of the figure, for the saving. */
  readonly aside?: ReactNode;
}

/** The largest figure of a card or panel. */
export function HeroRate({ label, mark, amount, approximate, size, muted = false, aside }: HeroRateProps) {
  const [, before, figure, after] = /^(€?)([^\u00a0]*)(.*)$/.exec(amount) ?? [];
  return (
    <div className={classes[size]}>
      <p className={classes['label']}>
        {label} {mark}
      </p>
      <div className={classes['row']}>
        <p
          className={classes['rate']}
          data-muted={muted || undefined}
          data-range={figure?.includes('\u2013') || undefined}
        >
          {approximate !== undefined && <span className={classes['approximate']}>{`${approximate} `}</span>}
          {before && <span className={classes['unit']}>{before}</span>}
          {figure}
          {after && <span className={classes['unit']}>{after}</span>}
        </p>
        {aside}
      </div>
    </div>
  );
}
