import { Skeleton } from '@mantine/core';
import { dateParts } from '@stromwandel/kernel';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useToday } from '../../product-clock/product-clock-context.ts';
import { TermForecast } from '../../product/forecast/term-forecast.tsx';
import { LaterRows } from '../../product/later-benefits/later-rows.tsx';
import { nextJanuary } from '../../product/january/next-january.ts';
import { vehicleName } from '../../product/desk/vehicle-name.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import type { OwnLease } from './own-lease.ts';

/** What a running lease changes in later benefits by this year's figures, and its net rate from this year to its end. */
export function LeaseOutlook({ lease }: { readonly lease: OwnLease }) {
  const { t } = useTranslation('january');
  const today = useToday();
  const year = nextJanuary(today);
  const january = useApiQuery('getJanuary', { params: { year: String(year) } });
  return (
    <LoadState
      query={january}
      failed={t('failed')}
      label={t('loading')}
      skeleton={<Skeleton height={420} radius={22} />}
    >
      {({ cars, forecastBasis }) => {
        const car = cars.find(({ orderId }) => orderId === lease.orderId);
        const years = car?.forecast ?? [];
        const thisYear = dateParts(today).year;
        const later = car?.change?.later?.[year === thisYear ? 'january' : 'december'];
        return (
          <>
            {later && (
              <SectionCard title={t('later.title')} description={t('later.now', { year: thisYear })}>
                <LaterRows later={later} kind="FROZEN" />
              </SectionCard>
            )}
            {years.length > 0 && (
              <SectionCard title={t('term.title')}>
                <TermForecast of={vehicleName(lease.vehicle)} years={years} basis={forecastBasis} />
              </SectionCard>
            )}
          </>
        );
      }}
    </LoadState>
  );
}
