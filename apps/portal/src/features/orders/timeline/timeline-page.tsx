import { Button } from '@mantine/core';
import { carName } from '@stromwandel/offer';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Link } from 'react-router';
import type { OrderTimelineReply } from '../../../api/replies.ts';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { OrderDocuments } from '../../../product/desk/order-documents.tsx';
import { NotFound } from '../../../layout/not-found.tsx';
import { paths } from '../../../navigation/paths.ts';
import { TimelineEvents } from '../../../product/order-timeline/timeline-events.tsx';
import { TimelineNext } from '../../../product/order-timeline/timeline-next.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { OrderLoadState } from '../order-load-state.tsx';
import { useOrderId } from '../use-order-id.ts';
import classes from './timeline-page.module.css';
import { WithdrawalReceipt } from './withdrawal-receipt.tsx';

const OWN = { side: 'EMPLOYEE' } as const;

function Timeline({ timeline }: { readonly timeline: OrderTimelineReply }) {
  const { t } = useTranslation(['timeline', 'desk', 'app']);
  const { orderId, vehicle, stage, endReason } = timeline;
  const title = t('timeline:title', { id: orderId });
  const documents = timeline.events.flatMap(({ document }) => (document === null ? [] : [document]));
  const withdrawnAt =
    endReason === 'WITHDRAWN' ? timeline.events.find(({ event }) => event === 'ORDER_ENDED')?.at : undefined;
  return (
    <>
      <title>{t('app:pageTitle', { page: title })}</title>
      <PageTitle title={title} lead={carName(vehicle.brand, vehicle.carModel)} />
      <div className={classes['sections']}>
        <SectionCard title={t('timeline:next')}>
          {withdrawnAt === undefined ? (
            <TimelineNext timeline={timeline} reader={OWN} />
          ) : (
            <WithdrawalReceipt orderId={orderId} at={withdrawnAt} />
          )}
          <div className={classes['actions']}>
            {stage === 'WITH_EMPLOYEE' && (
              <Button component={Link} to={paths.orderWorkflow(orderId)}>
                {t('timeline:continue')}
              </Button>
            )}
            {endReason !== null && (
              <Button component={Link} to={paths.search()}>
                {t('timeline:again')}
              </Button>
            )}
            <Button variant="default" component={Link} to={paths.orders()}>
              {t('timeline:toOrders')}
            </Button>
          </div>
        </SectionCard>
        <SectionCard title={t('desk:documents')}>
          <div className={classes['documents']}>
            <OrderDocuments orderId={orderId} documents={documents} />
          </div>
        </SectionCard>
        <SectionCard title={t('timeline:events')} description={t('timeline:eventsHint')}>
          <TimelineEvents timeline={timeline} reader={OWN} />
        </SectionCard>
      </div>
    </>
  );
}

/** What happened to an own order, what comes next, who has to act until when. */
export default function TimelinePage() {
  const orderId = useOrderId();
  const query = useApiQuery(
    'getOrderTimeline',
    { params: { orderId: String(orderId) } },
    { enabled: orderId !== null },
  );
  if (orderId === null) return <NotFound />;
  return <OrderLoadState query={query}>{(timeline) => <Timeline timeline={timeline} />}</OrderLoadState>;
}
