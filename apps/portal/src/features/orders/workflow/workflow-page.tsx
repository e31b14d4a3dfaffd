import { orderListSteps, workflowStep } from '@stromwandel/ordering';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { WorkflowReply } from '../../../api/replies.ts';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { NotFound } from '../../../layout/not-found.tsx';
import { StepBar } from '../../../ui/step-bar.tsx';
import { OrderLoadState } from '../order-load-state.tsx';
import { HelpBox } from '../../../product/help/help-box.tsx';
import { helpOfStep } from '../../../product/help/help-topics.ts';
import { orderStepBar, stepPosition } from '../../../product/order-timeline/order-step-bar.ts';
import { useOrderId } from '../use-order-id.ts';
import { StepScreen } from './step-screen.tsx';
import { stepTitle } from './step-title.ts';
import classes from './workflow-page.module.css';

function Workflow({ workflow }: { readonly workflow: WorkflowReply }) {
  const { t } = useTranslation(['workflow', 'orders', 'app']);
  const heading = useRef<HTMLHeadingElement>(null);
  const current = workflowStep(workflow.steps);
  // They say on the picture of the car what has been reached.
  const isOnPicture = ['USER_STEPS_FINISHED', 'TENANT_ADMIN_CLICK_CONFIRM', 'LEASING_ACTIVE'].includes(
    current.stepType,
  );
  const { t: orderText } = useTranslation('orders');
  // The whole way, as in the list of orders: one count everywhere.
  const bar = orderStepBar(orderListSteps(workflow.steps), orderText);
  const title =
    workflow.order.stops.length > 0 ? t('workflow:besideOtherCars.title') : stepTitle(current, workflow, t);
  const shownStep = useRef(current.stepType);

  useEffect(() => {
    if (shownStep.current === current.stepType) return;
    shownStep.current = current.stepType;
    // A new step is a new page for screen readers: its heading takes the focus.
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }, [current.stepType]);

  return (
    <div className={classes['page']}>
      <title>{t('app:pageTitle', { page: title })}</title>
      <h1 ref={heading} tabIndex={-1} className={isOnPicture ? classes['hiddenTitle'] : classes['title']}>
        {title}
      </h1>
      <StepBar
        label={t('orders:order', { id: workflow.order.id })}
        steps={bar}
        position={t('stepOf', { current: stepPosition(bar), total: bar.length })}
      />
      <StepScreen workflow={workflow} stepType={current.stepType} stepId={current.id} />
      <HelpBox questions={helpOfStep(current.stepType)} />
    </div>
  );
}

/** The steps from the order to the signature, one screen each. */
export default function WorkflowPage() {
  const orderId = useOrderId();
  const query = useApiQuery(
    'getWorkflow',
    { params: { orderId: String(orderId) } },
    { enabled: orderId !== null },
  );
  if (orderId === null) return <NotFound />;
  return <OrderLoadState query={query}>{(workflow) => <Workflow workflow={workflow} />}</OrderLoadState>;
}
