import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { TimelineEvents } from './timeline-events.tsx';
import { TimelineNext } from './timeline-next.tsx';
import { waitingSide, type TimelineReader } from './timeline-reader.ts';
import { SectionCard } from '../../ui/section-card.tsx';

interface OrderHistoryProps {
  readonly orderId: number;
  readonly reader: TimelineReader;
}

/** What happened to an order and what comes next, for employer and provider; what changed in salary data stays out. */
export function OrderHistory({ orderId, reader }: OrderHistoryProps) {
  const { t } = useTranslation(['timeline', 'app']);
  const timeline = useApiQuery('getOrderTimeline', { params: { orderId: String(orderId) } });
  return (
    <LoadState query={timeline} failed={t('timeline:loadFailed')}>
      {(loaded) => (
        <>
          {/* Own work has its step and its last day on the sheet above. */}
          {waitingSide(loaded.stage) !== reader.side && (
            <SectionCard compact title={t('timeline:next')}>
              <TimelineNext timeline={loaded} reader={reader} />
            </SectionCard>
          )}
          <SectionCard compact title={t('timeline:events')} description={t('timeline:eventsHint')}>
            <TimelineEvents timeline={loaded} reader={reader} />
          </SectionCard>
        </>
      )}
    </LoadState>
  );
}
