import { Button } from '@mantine/core';
import { carName } from '@stromwandel/offer';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Link } from 'react-router';
import type { OrderTimelineReply, WorkflowReply } from '../../../api/replies.ts';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { OrderDocuments } from '../../../product/desk/order-documents.tsx';
import { NotFound } from '../../../layout/not-found.tsx';
import { paths } from '../../../navigation/paths.ts';
import { TimelineEvents } from '../../../product/order-timeline/timeline-events.tsx';
import { TimelineNext } from '../../../product/order-timeline/timeline-next.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { actText } from '../act-text.ts';
import { OrderLoadState } from '../order-load-state.tsx';
import { useOrderId } from '../use-order-id.ts';
import { ComingSteps } from '../workflow/coming-steps.tsx';
import { StepColumns } from '../workflow/step-columns.tsx';
import classes from './timeline-page.module.css';
import { WithdrawalReceipt } from './withdrawal-receipt.tsx';

const OWN = { side: 'EMPLOYEE' } as const;

interface TimelineProps {
  readonly timeline: OrderTimelineReply;
  readonly workflow: WorkflowReply;
}

function Timeline({ timeline, workflow }: TimelineProps) {
  const { t } = useTranslation(['timeline', 'desk', 'app']);
  const { t: orderText } = useTranslation('orders');
  const { orderId, vehicle, stage, endReason } = timeline;
  const title = t('timeline:title', { id: orderId });
  const documents = timeline.events.flatMap(({ document }) => (document === null ? [] : [document]));
  const withdrawnAt =
    endReason === 'WITHDRAWN' ? timeline.events.find(({ event }) => event === 'ORDER_ENDED')?.at : undefined;
  return (
    <>
      <title>{t('app:pageTitle', { page: title })}</title>
      <PageTitle title={title} lead={carName(vehicle.brand, vehicle.carModel)} />
      <StepColumns order={workflow.order}>
        <SectionCard title={t('timeline:next')}>
          {withdrawnAt === undefined ? (
            <>
              <TimelineNext timeline={timeline} reader={OWN} />
              <div className={classes['way']}>
                <ComingSteps workflow={workflow} />
              </div>
            </>
          ) : (
            <WithdrawalReceipt orderId={orderId} at={withdrawnAt} />
          )}
          <div className={classes['actions']}>
            {stage === 'WITH_EMPLOYEE' && (
              <Button component={Link} to={paths.orderWorkflow(orderId)}>
                {actText(workflow.steps, orderText)}
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
      </StepColumns>
    </>
  );
}

/** What happened to an own order, what comes next, who has to act until when. */
export default function TimelinePage() {
  const orderId = useOrderId();
  const call = { params: { orderId: String(orderId) } };
  const enabled = { enabled: orderId !== null };
  const query = useApiQuery('getOrderTimeline', call, enabled);
  const workflowQuery = useApiQuery('getWorkflow', call, enabled);
  if (orderId === null) return <NotFound />;
  return (
    <OrderLoadState query={query}>
      {(timeline) => (
        <OrderLoadState query={workflowQuery}>
          {(workflow) => <Timeline timeline={timeline} workflow={workflow} />}
        </OrderLoadState>
      )}
    </OrderLoadState>
  );
}
