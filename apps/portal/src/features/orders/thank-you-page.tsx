import { Button } from '@mantine/core';
import { canContinue, isSigned } from '@stromwandel/ordering';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import type { WorkflowReply } from '../../api/replies.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { NotFound } from '../../layout/not-found.tsx';
import { paths } from '../../navigation/paths.ts';
import { actText } from './act-text.ts';
import { OrderLoadState } from './order-load-state.tsx';
import { OrderMoment } from './order-moment.tsx';
import classes from './thank-you-page.module.css';
import { useOrderId } from './use-order-id.ts';
import { ComingSteps } from './workflow/coming-steps.tsx';

/** What an order is thanked for: signed, to be continued, or ended before. */
function standingOf({ steps }: WorkflowReply): 'signed' | 'open' | 'ended' {
  if (isSigned(steps)) return 'signed';
  return canContinue(steps) ? 'open' : 'ended';
}

function Thanks({ workflow }: { readonly workflow: WorkflowReply }) {
  const { id: orderId, followsLease, handedOverOn } = workflow.order;
  const standing = standingOf(workflow);
  const { t } = useTranslation(['orders', 'app']);
  const { date } = useFormat();
  return (
    <div className={classes['page']}>
      <title>{t('app:pageTitle', { page: t('thanks.title') })}</title>
      <OrderMoment
        order={workflow.order}
        headline={<h1>{t('thanks.title')}</h1>}
        celebrated={standing === 'signed'}
      >
        <div>
          <p className={classes['number']}>
            {t('thanks.orderId')}: <strong>{orderId}</strong>
          </p>
          <p>{t(`thanks.text.${standing}`)}</p>
          {followsLease !== null && handedOverOn === null && standing !== 'ended' && (
            <p>{t('thanks.follows', { car: followsLease.car, day: date(followsLease.handoverOn) })}</p>
          )}
          <div className={classes['actions']}>
            {standing === 'open' && (
              <Button component={Link} to={paths.orderWorkflow(orderId)}>
                {actText(workflow.steps, t)}
              </Button>
            )}
            <Button component={Link} variant={standing === 'open' ? 'default' : 'filled'} to={paths.orders()}>
              {t('thanks.action')}
            </Button>
            <Button variant="default" component={Link} to={paths.orderTimeline(orderId)}>
              {t('viewHistory')}
            </Button>
          </div>
        </div>
        <ComingSteps workflow={workflow} />
      </OrderMoment>
    </div>
  );
}

/** Thanks with the number of the order and what comes next; an order that does not exist is not found. */
export default function ThankYouPage() {
  const orderId = useOrderId();
  const query = useApiQuery(
    'getWorkflow',
    { params: { orderId: String(orderId) } },
    { enabled: orderId !== null },
  );
  if (orderId === null) return <NotFound />;
  return <OrderLoadState query={query}>{(workflow) => <Thanks workflow={workflow} />}</OrderLoadState>;
}
