import { Skeleton } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useToday } from '../../product-clock/product-clock-context.ts';
import { TermForecast } from '../../product/forecast/term-forecast.tsx';
import { nextJanuary } from '../../product/january/next-january.ts';
import { vehicleName } from '../../product/desk/vehicle-name.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import type { OwnLease } from './own-lease.ts';

/** The net rate of a running lease from this year to its end. */
export function LeaseForecast({ lease }: { readonly lease: OwnLease }) {
  const { t } = useTranslation('january');
  const year = nextJanuary(useToday());
  const january = useApiQuery('getJanuary', { params: { year: String(year) } });
  return (
    <LoadState
      query={january}
      failed={t('failed')}
      label={t('loading')}
      skeleton={<Skeleton height={420} radius={22} />}
    >
      {({ cars, forecastBasis }) => {
        const years = cars.find(({ orderId }) => orderId === lease.orderId)?.forecast ?? [];
        return years.length === 0 ? null : (
          <SectionCard title={t('term.title')}>
            <TermForecast of={vehicleName(lease.vehicle)} years={years} basis={forecastBasis} />
          </SectionCard>
        );
      }}
    </LoadState>
  );
}
