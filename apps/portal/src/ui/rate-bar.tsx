import styles from './rate-bar.module.css';

interface RateBarProps {
  /** Own rate as a share of the private rate, 0 to 1. */
  readonly share: number;
}

/** The measure of a rate: copper is paid, hatched green is not, the whole bar is private leasing. The words stand beside it. */
export function RateBar({ share }: RateBarProps) {
  const paid = Math.min(1, Math.max(0, share));
  return (
    <div className={styles.bar} aria-hidden="true">
      <span className={styles.paid} style={{ width: `${(paid * 100).toFixed(1)}%` }} />
      {paid < 1 ? <span className={styles.saved} /> : null}
    </div>
  );
}
