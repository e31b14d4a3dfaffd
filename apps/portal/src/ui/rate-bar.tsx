import type { Cents } from '@stromwandel/kernel';
import classes from './rate-bar.module.css';

interface RateBarProps {
  readonly rateCents: Cents;
  /** Private leasing of an equal car with equal services: the whole bar. */
  readonly comparisonCents: Cents;
  /** Text alternative with both figures; empty where the figures stand beside the bar. */
  readonly alternative: string;
}

/** What one pays (copper) of what private leasing would cost; the rest (hatched green) is saved. */
export function RateBar({ rateCents, comparisonCents, alternative }: RateBarProps) {
  const share = comparisonCents > 0 ? Math.min(Math.max(rateCents / comparisonCents, 0), 1) : 1;
  const saved = share < 1;
  return (
    <div
      className={classes['bar']}
      role={alternative === '' ? undefined : 'img'}
      aria-label={alternative === '' ? undefined : alternative}
      aria-hidden={alternative === '' || undefined}
    >
      <span
        className={saved ? classes['paid'] : `${classes['paid']} ${classes['whole']}`}
        style={{ width: `${(share * 100).toFixed(1)}%` }}
      />
      {saved && <span className={classes['saved']} />}
    </div>
  );
}
