import { Skeleton } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { TermForecast } from '../../product/forecast/term-forecast.tsx';
import { JanuaryMark } from '../../product/january/january-mark.tsx';
import { LaterRows } from '../../product/later-benefits/later-rows.tsx';
import { vehicleName } from '../../product/desk/vehicle-name.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import type { LeasePartProps } from './own-lease.ts';
import { useJanuaryOfLease } from './use-january-of-lease.ts';

/** What a running lease changes in later benefits by this year's figures, and its net rate from this year to its end. */
export function LeaseOutlook({ lease }: Pick<LeasePartProps, 'lease'>) {
  const { t } = useTranslation('january');
  const { call, year, thisYear, carIn } = useJanuaryOfLease(lease);
  const january = useApiQuery('getJanuary', call);
  return (
    <LoadState
      query={january}
      failed={t('failed')}
      label={t('loading')}
      skeleton={<Skeleton height={160} radius={22} />}
    >
      {(loaded) => {
        const car = carIn(loaded);
        const years = car?.forecast ?? [];
        const later = car?.change?.later?.[year === thisYear ? 'january' : 'december'];
        return (
          <>
            {later && (
              <SectionCard
                folded
                compact
                title={
                  <>
                    {t('later.title')}{' '}
                    <JanuaryMark
                      january={{ year: thisYear, state: later.law.state, draftOf: loaded.draftOf }}
                    />
                  </>
                }
                description={t(later.law.state === 'ENACTED' ? 'later.now' : 'later.nowProvisional', {
                  year: thisYear,
                })}
              >
                <LaterRows later={later} kind="FROZEN" />
              </SectionCard>
            )}
            {years.length > 0 && (
              <SectionCard folded compact title={t('term.title')}>
                <TermForecast of={vehicleName(lease.vehicle)} years={years} basis={loaded.forecastBasis} />
              </SectionCard>
            )}
          </>
        );
      }}
    </LoadState>
  );
}
