import type { ReactNode } from 'react';
import classes from './hero-rate.module.css';

interface HeroRateProps {
  /** What the rate is a rate of: a figure without it never stands alone. */
  readonly label: string;
  /** The formatted amount with its unit after a no-break space: "312 €", "312–348 €". */
  readonly amount: string;
  /** "ca." before an estimate. */
  readonly approximate?: string | undefined;
  readonly size: 'panel' | 'card' | 'order' | 'dock';
  /** Stands on the right of the figure, for the saving. */
  readonly aside?: ReactNode;
}

/** The largest figure of a card or panel. */
export function HeroRate({ label, amount, approximate, size, aside }: HeroRateProps) {
  const [figure, unit] = amount.split('\u00a0');
  return (
    <div className={classes[size]}>
      <p className={classes['label']}>{label}</p>
      <div className={classes['row']}>
        <p className={classes['rate']} data-range={figure?.includes('\u2013') || undefined}>
          {approximate !== undefined && <span className={classes['approximate']}>{`${approximate} `}</span>}
          {figure}
          {unit !== undefined && <span className={classes['unit']}>{`\u00a0${unit}`}</span>}
        </p>
        {aside}
      </div>
    </div>
  );
}
