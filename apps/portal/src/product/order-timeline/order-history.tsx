import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { TimelineEvents } from './timeline-events.tsx';
import { TimelineNext } from './timeline-next.tsx';
import { SectionCard } from '../../ui/section-card.tsx';

/** What happened to an order and what comes next, for employer and provider; what changed in salary data stays out. */
export function OrderHistory({ orderId }: { readonly orderId: number }) {
  const { t } = useTranslation(['timeline', 'app']);
  const timeline = useApiQuery('getOrderTimeline', { params: { orderId: String(orderId) } });
  return (
    <LoadState query={timeline} failed={t('timeline:loadFailed')}>
      {(loaded) => (
        <>
          <SectionCard compact title={t('timeline:next')}>
            <TimelineNext timeline={loaded} />
          </SectionCard>
          <SectionCard compact title={t('timeline:events')} description={t('timeline:eventsHint')}>
            <TimelineEvents timeline={loaded} />
          </SectionCard>
        </>
      )}
    </LoadState>
  );
}
