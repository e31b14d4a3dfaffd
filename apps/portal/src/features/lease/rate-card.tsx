import { Skeleton } from '@mantine/core';
import { subtractCents } from '@stromwandel/kernel';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../format/use-format.ts';
import { HeroRate } from '../../ui/hero-rate.tsx';
import { RateBar } from '../../ui/rate-bar.tsx';
import type { OwnLease } from './own-lease.ts';
import { useJanuaryOfLease } from './use-january-of-lease.ts';
import classes from './car-page.module.css';

/**
 * What the car costs of take-home pay each month, and the conversion that it comes from. A running car shows the rate by
 * this year's figures, as the outlook below does, and names that of the order; without this year's rate it shows the order's.
 */
export function RateCard({ lease }: { readonly lease: OwnLease }) {
  const { t } = useTranslation('lease');
  const { euro } = useFormat();
  const isRunning = lease.state === 'ACTIVE';
  const { january, thisYear, carIn } = useJanuaryOfLease(lease, isRunning);
  const years = january.data && carIn(january.data)?.forecast;
  const todayCents = years?.find(({ year }) => year === thisYear)?.sameCents ?? null;
  const { netRateCents: orderedCents, conversionCents } = lease;
  const netRateCents = todayCents ?? orderedCents;
  const [net, gross] = [euro(netRateCents), euro(conversionCents)];
  return (
    <div className={classes['card']} data-card>
      {isRunning && january.isLoading ? (
        <Skeleton height={96} />
      ) : (
        <>
          <HeroRate label={t('rate.label')} amount={net} size="card" />
          <RateBar
            rateCents={netRateCents}
            comparisonCents={conversionCents}
            alternative={t('rate.alternative', { net, gross })}
          />
        </>
      )}
      <div className={classes['below']}>
        <span>{t('rate.gross', { amount: gross })}</span>
        {conversionCents > netRateCents && (
          <strong>{t('rate.less', { amount: euro(subtractCents(conversionCents, netRateCents)) })}</strong>
        )}
      </div>
      <p className={classes['quiet']}>
        {todayCents === null
          ? t('rate.note')
          : t('rate.today', { year: thisYear, amount: euro(orderedCents) })}
      </p>
    </div>
  );
}
