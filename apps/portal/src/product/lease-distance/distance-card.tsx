import { Skeleton } from '@mantine/core';
import { cents } from '@stromwandel/kernel';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useFormat } from '../../format/use-format.ts';
import { FactList, type Fact } from '../../ui/fact-list.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { useToday } from '../../product-clock/product-clock-context.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { DistanceBar } from './distance-bar.tsx';
import type { LeaseDistance, LeaseReading } from './distance.ts';
import { ReadingList } from './reading-list.tsx';
import classes from './lease-distance.module.css';

interface DistanceCardProps {
  readonly leaseId: number;
  /** What the driver does: reporting a reading. */
  readonly action?: (distance: LeaseDistance) => ReactNode;
  /** What the driver does with a reading. */
  readonly readingAction?: (reading: LeaseReading) => ReactNode;
}

const TONES = { ON_PLAN: 'gain', ABOVE: 'warn', BELOW: 'info' } as const;

/** Kilometres of a leased car: driven, planned, forecast, its price, and the readings. */
export function DistanceCard({ leaseId, action, readingAction }: DistanceCardProps) {
  const { t } = useTranslation('distance');
  const distance = useApiQuery('getLeaseDistance', { params: { leaseId: String(leaseId) } });
  return (
    <LoadState
      query={distance}
      failed={t('failed')}
      label={t('loading')}
      skeleton={<Skeleton height={280} radius={22} />}
    >
      {(loaded) => (
        <SectionCard compact title={t('title')}>
          <div className={classes['card']}>
            <Course distance={loaded} />
            {action?.(loaded)}
            <ReadingList readings={loaded.readings} action={readingAction} />
          </div>
        </SectionCard>
      )}
    </LoadState>
  );
}

function Course({ distance }: { readonly distance: LeaseDistance }) {
  const { t } = useTranslation('distance');
  const { unit, number } = useFormat();
  const { drivenKm, agreedKm, startKm, dueOn } = distance;
  // A forecast from an old reading would name a price that may never be due.
  const isDue = dueOn !== null && dueOn <= useToday();
  const forecast = isDue ? null : distance.forecast;
  const facts = useFacts({ ...distance, forecast });
  if (drivenKm === null) {
    return (
      <p className={classes['quiet']}>
        {t('none', { agreed: unit(agreedKm, 'km'), months: distance.durationMonths })}
      </p>
    );
  }
  return (
    <>
      {forecast && (
        <div>
          <StatusBadge tone={TONES[forecast.state]}>
            {t(`state.${forecast.state}`, { km: unit(Math.abs(forecast.deviationKm), 'km') })}
          </StatusBadge>
        </div>
      )}
      <DistanceBar distance={{ ...distance, drivenKm, forecast }} />
      <FactList facts={facts} />
      {forecast ? (
        <Price distance={distance} forecast={forecast} />
      ) : (
        <p>{t(distance.forecast ? 'again' : 'later')}</p>
      )}
      <p className={classes['quiet']}>
        {t('free', {
          more: unit(distance.extraTolerance, 'km'),
          fewer: unit(distance.fewerTolerance, 'km'),
          morePrice: number(distance.extraKilometerEur, 3),
          fewerPrice: number(distance.fewerKilometerEur, 3),
        })}{' '}
        {startKm === null && t('fromZero')}
      </p>
    </>
  );
}

function useFacts({ drivenKm, plannedKm, agreedKm, forecast, readings }: LeaseDistance): Fact[] {
  const { t } = useTranslation('distance');
  const { unit, date } = useFormat();
  const day = readings.find(({ source }) => source === 'EMPLOYEE')?.day;
  const km = (label: string, value: number | null | undefined): Fact[] =>
    value === null || value === undefined ? [] : [{ label, value: unit(value, 'km') }];
  return [
    ...km(day === undefined ? t('driven') : t('drivenUntil', { day: date(day) }), drivenKm),
    ...km(t('planned'), plannedKm),
    ...km(t('agreed'), agreedKm),
    ...km(t('forecast'), forecast?.km),
  ];
}

interface PriceProps {
  readonly distance: LeaseDistance;
  readonly forecast: NonNullable<LeaseDistance['forecast']>;
}

/** What the forecast costs or brings at the end of the term. */
function Price({ distance, forecast }: PriceProps) {
  const { t } = useTranslation('distance');
  const { euro, euroCents, unit } = useFormat();
  const { netCents, grossCents, settledKm } = forecast;
  const kind = netCents > 0 ? 'charge' : netCents < 0 ? 'credit' : 'nothing';
  const size = (amount: number) => cents(Math.abs(amount));
  return (
    <p className={classes['price']}>
      <strong>{t(`price.${kind}`, { gross: euro(size(grossCents)) })}</strong>{' '}
      {kind !== 'nothing' &&
        t('price.how', {
          km: unit(settledKm, 'km'),
          net: euroCents(size(netCents)),
          months: distance.durationMonths,
        })}{' '}
      {t('price.assumption')}
    </p>
  );
}
