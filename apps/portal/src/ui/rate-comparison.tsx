import type { ReactNode } from 'react';
import { RateBar } from './rate-bar.tsx';
import styles from './rate-comparison.module.css';

interface RateComparisonProps {
  readonly share: number;
  /** "Privatleasing" */
  readonly privateLabel: string;
  /** Read before the struck price, for people who cannot see the line: "statt". */
  readonly insteadOf: string;
  /** Private rate with currency. */
  readonly privateRate: string;
  /** "191 € weniger"; nothing when nothing is saved. */
  readonly saving: ReactNode;
}

/** The rate bar with the private rate, struck, and what is saved. */
export function RateComparison({ share, privateLabel, insteadOf, privateRate, saving }: RateComparisonProps) {
  return (
    <div className={styles.comparison}>
      <RateBar share={share} />
      <div className={styles.words}>
        <span>
          {privateLabel} <span className={styles.hidden}>{insteadOf} </span>
          <s>{privateRate}</s>
        </span>
        <span className={styles.saving}>{saving}</span>
      </div>
    </div>
  );
}
