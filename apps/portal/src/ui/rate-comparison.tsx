import type { Cents } from '@stromwandel/kernel';
import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { RateBar } from './rate-bar.tsx';
import classes from './rate-comparison.module.css';

interface RateComparisonProps {
  readonly rateCents: Cents;
  readonly comparisonCents: Cents;
  /** "Privatleasing" */
  readonly comparisonLabel: string;
  /** "statt": said, not shown, before the struck price. */
  readonly insteadOf: string;
  /** The formatted price of private leasing. */
  readonly comparison: string;
  /** The saving in words: "191 € weniger". */
  readonly saving?: ReactNode;
  /** The rate is not to be had: only the price of private leasing stands there, without a bar that shows a saving. */
  readonly withoutBar?: boolean;
}

/** The rate bar with its figures: the measure under every hero rate. */
export function RateComparison(props: RateComparisonProps) {
  const {
    rateCents,
    comparisonCents,
    comparisonLabel,
    insteadOf,
    comparison,
    saving,
    withoutBar = false,
  } = props;
  return (
    <div className={classes['comparison']}>
      {!withoutBar && <RateBar rateCents={rateCents} comparisonCents={comparisonCents} alternative="" />}
      <div className={classes['figures']}>
        <span>
          {comparisonLabel} <VisuallyHidden component="span">{insteadOf} </VisuallyHidden>
          <s>{comparison}</s>
        </span>
        {saving !== undefined && <span className={classes['saving']}>{saving}</span>}
      </div>
    </div>
  );
}
