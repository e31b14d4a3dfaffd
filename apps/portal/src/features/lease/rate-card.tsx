import { Skeleton } from '@mantine/core';
import { subtractCents, type Cents } from '@stromwandel/kernel';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useFormat } from '../../format/use-format.ts';
import { JanuaryMark } from '../../product/january/january-mark.tsx';
import { HeroRate } from '../../ui/hero-rate.tsx';
import { RateBar } from '../../ui/rate-bar.tsx';
import type { OwnLease } from './own-lease.ts';
import { useJanuaryOfLease } from './use-january-of-lease.ts';
import classes from './car-page.module.css';

/** What the car costs of take-home pay each month, and the conversion that it comes from. */
export function RateCard({ lease, isFormer }: { readonly lease: OwnLease; readonly isFormer: boolean }) {
  return (
    <div className={classes['card']} data-card>
      {lease.state === 'ACTIVE' && !isFormer ? <RateToday lease={lease} /> : <OrderedRate lease={lease} />}
    </div>
  );
}

/** The rate of a running car by this year's figures, as the outlook below shows it. */
function RateToday({ lease }: { readonly lease: OwnLease }) {
  const { t } = useTranslation(['lease', 'january']);
  const { euro } = useFormat();
  const { call, thisYear, carIn } = useJanuaryOfLease(lease);
  const january = useApiQuery('getJanuary', call);
  return (
    <LoadState query={january} failed={t('january:failed')} skeleton={<Skeleton height={150} />}>
      {(loaded) => {
        const now = carIn(loaded)?.forecast.find(({ year }) => year === thisYear);
        if (now === undefined || now.sameCents === null) return <OrderedRate lease={lease} />;
        const words = now.state === 'ENACTED' ? 'lease:rate.today' : 'lease:rate.todayProvisional';
        return (
          <Rate
            netCents={now.sameCents}
            grossCents={lease.conversionCents}
            mark={<JanuaryMark january={{ year: thisYear, state: now.state, draftOf: loaded.draftOf }} />}
            note={t(words, { year: thisYear, amount: euro(lease.netRateCents) })}
          />
        );
      }}
    </LoadState>
  );
}

function OrderedRate({ lease }: { readonly lease: OwnLease }) {
  const { t } = useTranslation('lease');
  return <Rate netCents={lease.netRateCents} grossCents={lease.conversionCents} note={t('rate.note')} />;
}

interface RateProps {
  readonly netCents: Cents;
  readonly mark?: ReactNode;
  readonly grossCents: Cents;
  /** Which figures the rate is computed with. */
  readonly note: string;
}

function Rate({ netCents, mark, grossCents, note }: RateProps) {
  const { t } = useTranslation('lease');
  const { euro } = useFormat();
  const [net, gross] = [euro(netCents), euro(grossCents)];
  return (
    <>
      <HeroRate label={t('rate.label')} mark={mark} amount={net} size="card" />
      <RateBar
        rateCents={netCents}
        comparisonCents={grossCents}
        alternative={t('rate.alternative', { net, gross })}
      />
      <div className={classes['below']}>
        <span>{t('rate.gross', { amount: gross })}</span>
        {grossCents > netCents && (
          <strong>{t('rate.less', { amount: euro(subtractCents(grossCents, netCents)) })}</strong>
        )}
      </div>
      <p className={classes['quiet']}>{note}</p>
    </>
  );
}
