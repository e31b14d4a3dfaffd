import { Button } from '@mantine/core';
import { isLeaseActive, orderStage } from '@stromwandel/ordering';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Link } from 'react-router';
import { useFormat } from '../../../format/use-format.ts';
import { paths } from '../../../navigation/paths.ts';
import { HandoverAppointment } from '../handover-appointment.tsx';
import { OrderMoment } from '../order-moment.tsx';
import { ComingSteps } from './coming-steps.tsx';
import type { StepScreenProps } from './step-screen-props.ts';
import { foreignStageTitle } from './turn-facts.tsx';
import classes from './finished-screen.module.css';

/** What the signature, and then the employer's approval, has reached: nothing is left to do for the employee. */
export function FinishedScreen({ workflow }: Pick<StepScreenProps, 'workflow'>) {
  const { t } = useTranslation('workflow');
  const format = useFormat();
  const { order, steps } = workflow;
  const isActive = isLeaseActive(steps);
  const stage = orderStage(steps, order.deliveredOn);
  const isSigned = stage === 'WITH_EMPLOYER';
  const isOnItsWay = stage === 'WITH_MANUFACTURER' || stage === 'READY_FOR_HANDOVER';
  const reached = isSigned ? t('waiting.signed') : t('finished.headline');
  return (
    <OrderMoment
      order={order}
      // The heading of the page says the same, or what comes next.
      headline={<p aria-hidden={!isSigned}>{isOnItsWay ? foreignStageTitle(workflow, t) : reached}</p>}
      celebrated={!isOnItsWay}
    >
      <div>
        <h2>{isActive ? t('active.title') : t('finished.next')}</h2>
        <div className={classes['quiet']}>
          {(isSigned || isOnItsWay) && (
            <p>{t(order.deliveredOn === null ? 'waiting.text' : 'waiting.handover')}</p>
          )}
          <p>{isActive ? t('active.text') : t('finished.mail')}</p>
          {order.withdrawableUntil !== null && (
            <p>{t('finished.withdraw', { date: format.date(order.withdrawableUntil) })}</p>
          )}
        </div>
        <Button component={Link} to={paths.orders()} mt="md">
          {t('finished.toOrders')}
        </Button>
      </div>
      <div className={classes['coming']}>
        <ComingSteps workflow={workflow} />
        <HandoverAppointment order={order} steps={steps} layout="rows" />
      </div>
    </OrderMoment>
  );
}
