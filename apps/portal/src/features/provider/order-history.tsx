import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { TimelineEvents } from '../../order-timeline/timeline-events.tsx';
import { TimelineNext } from '../../order-timeline/timeline-next.tsx';
import { FailureState } from '../../ui/failure-state.tsx';
import { SectionCard } from '../../ui/section-card.tsx';

/** What happened to an order, as its employee sees it; what changed in salary data stays out. */
export function OrderHistory({ orderId }: { readonly orderId: number }) {
  const { t } = useTranslation(['timeline', 'app']);
  const problemText = useProblemText();
  const timeline = useApiQuery('getOrderTimeline', { params: { orderId: String(orderId) } });
  if (timeline.isError) {
    return (
      <FailureState
        title={t('timeline:loadFailed')}
        retryLabel={t('app:retry')}
        retrying={timeline.isFetching}
        onRetry={() => void timeline.refetch()}
      >
        {problemText(timeline.error)}
      </FailureState>
    );
  }
  if (timeline.data === undefined) return null;
  return (
    <>
      <SectionCard compact title={t('timeline:next')}>
        <TimelineNext timeline={timeline.data} />
      </SectionCard>
      <SectionCard compact title={t('timeline:events')} description={t('timeline:eventsHint')}>
        <TimelineEvents timeline={timeline.data} />
      </SectionCard>
    </>
  );
}
