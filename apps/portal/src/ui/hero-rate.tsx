import { clsx } from 'clsx';
import styles from './hero-rate.module.css';

interface HeroRateProps {
  /** What the figure is, always above it: "Ihre Nettobelastung im Monat". */
  readonly label: string;
  /** The figure without currency, as the language writes it. */
  readonly amount: string;
  /** "ca." before an estimate. */
  readonly approximately?: string | undefined;
  readonly size: 'panel' | 'card' | 'sheet' | 'dock';
}

/** The largest figure of a card or panel: a monthly rate in euros. */
export function HeroRate({ label, amount, approximately, size }: HeroRateProps) {
  return (
    <div className={clsx(styles.block, styles[size])}>
      <p className={styles.label}>{label}</p>
      <p className={styles.rate}>
        {approximately ? <span className={styles.approximately}>{approximately} </span> : null}
        {amount}
        <span className={styles.currency}>{'\u00a0€'}</span>
      </p>
    </div>
  );
}
