import { Skeleton } from '@mantine/core';
import { carName } from '@stromwandel/offer';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useFormat } from '../../format/use-format.ts';
import { paths } from '../../navigation/paths.ts';
import { CurrentProvisionalChip } from '../law-state/provisional-chip.tsx';
import { PrivateLeaseComparison, SavedPercent } from '../../rates/private-lease-comparison.tsx';
import { shownRate } from '../../rates/shown-rate.ts';
import { useRateText } from '../../rates/use-rate-text.ts';
import { HeroRate } from '../../ui/hero-rate.tsx';
import { VehicleStage } from '../../ui/vehicle-stage.tsx';
import classes from './worked-example.module.css';

/** Median pay of people who work full time, as the estimates assume it (`packages/pricing/src/model-salaries.ts`). */
const MEDIAN_SALARY_CENTS = 430_000;

/** What the visitor looks at: the example's car at a gross pay. */
export interface ChosenExample {
  readonly vehicleId: number;
  readonly grossEur: number;
}

interface WorkedExampleProps {
  readonly onChoose?: (chosen: ChosenExample) => void;
}

/** A car of the middle of the list, and what it costs with the salary that the visitor sets. */
export function WorkedExample(props: WorkedExampleProps) {
  const example = useApiQuery('getExample', {});
  if (example.isError || example.data === null) return null;
  return (
    <section className={classes['example']} data-card aria-busy={example.isPending}>
      {example.data ? <Example {...example.data} {...props} /> : <Skeleton height="100%" />}
    </section>
  );
}

function Example({
  car,
  durationMonths,
  rates,
  onChoose,
}: NonNullable<ReplyOf<'getExample'>> & WorkedExampleProps) {
  const { t } = useTranslation('search');
  const { euro, fixed } = useFormat();
  const rateText = useRateText();
  const [chosen, setChosen] = useState(() => {
    const nearest = rates.findIndex(
      ({ grossMonthlySalaryCents }) => grossMonthlySalaryCents >= MEDIAN_SALARY_CENTS,
    );
    return Math.max(0, nearest);
  });
  const entry = rates[chosen] ?? rates[0];
  const grossEur = entry && entry.grossMonthlySalaryCents / 100;
  useEffect(() => {
    if (grossEur !== undefined) onChoose?.({ vehicleId: car.id, grossEur });
  }, [car.id, grossEur, onChoose]);
  if (!entry) return null;
  const rate = shownRate({ ownCents: entry.rateCents, range: null, flatCents: entry.rateCents });
  const salary = euro(entry.grossMonthlySalaryCents);
  const name = carName(car.brand, car.model);
  return (
    <>
      <div className={classes['car']}>
        <VehicleStage size="bare" photoUrl={car.mainPhotoUrl} alt="" paint={car.paint} eager />
        <p>
          {t('example.title')}
          <Link to={paths.vehicle(car.id)}>{name}</Link>
          {car.trimLevel}
        </p>
      </div>
      <div className={classes['rate']}>
        <div aria-live="polite">
          <HeroRate
            size="card"
            label={t('example.rate', { salary })}
            mark={<CurrentProvisionalChip />}
            amount={rateText.rate(rate)}
            aside={<SavedPercent rate={rate} privateLease={car.privateLease} />}
          />
        </div>
        <PrivateLeaseComparison rate={rate} privateLease={car.privateLease} />
      </div>
      <label className={classes['salary']}>
        <span>
          {t('example.salary')}
          <b aria-hidden="true">{salary}</b>
        </span>
        <input
          type="range"
          min={0}
          max={rates.length - 1}
          value={chosen}
          aria-valuetext={salary}
          onChange={({ currentTarget: { value } }) => setChosen(Number(value))}
        />
      </label>
      <p className={classes['note']}>
        {t('example.note', { months: durationMonths })}{' '}
        {t('example.legal', { consumption: car.consumption === null ? '?' : fixed(car.consumption, 1) })}
      </p>
    </>
  );
}
