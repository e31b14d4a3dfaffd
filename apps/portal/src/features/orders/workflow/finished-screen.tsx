import { Button } from '@mantine/core';
import { carName } from '@stromwandel/offer';
import { currentStep, isLeaseActive } from '@stromwandel/ordering';
import type { CSSProperties } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Link } from 'react-router';
import { useFormat } from '../../../format/use-format.ts';
import { paths } from '../../../navigation/paths.ts';
import { Celebration } from '../../../product/celebration/celebration.tsx';
import { VehicleStage } from '../../../ui/vehicle-stage.tsx';
import { HandoverAppointment } from '../handover-appointment.tsx';
import type { StepScreenProps } from './step-screen-props.ts';
import { foreignStageTitle, TurnFacts } from './turn-facts.tsx';
import classes from './finished-screen.module.css';

/**
 * USER_STEPS_FINISHED and LEASING_ACTIVE: the employer has approved. From then on every screen shows the car, so that
 * none of them looks earlier than the congratulations.
 */
export function FinishedScreen({ workflow }: Pick<StepScreenProps, 'workflow'>) {
  const { t } = useTranslation('workflow');
  const format = useFormat();
  const { vehicle, color, withdrawableUntil } = workflow.order;
  const vehicleName = carName(vehicle.brand, vehicle.carModel);
  // Custom properties are missing in React's type of styles.
  const tint = { '--paint': color.hex } as CSSProperties;
  const isActive = isLeaseActive(workflow.steps);
  const isOnItsWay = currentStep(workflow.steps)?.stepType === 'LEASING_ACTIVE';
  return (
    <section className={classes['card']} data-card>
      <div className={classes['stage']} style={tint}>
        {!isOnItsWay && <Celebration />}
        <p className={classes['headline']} aria-hidden="true">
          {isOnItsWay ? foreignStageTitle(workflow, t) : t('finished.headline')}
        </p>
        <p className={classes['vehicle']}>
          {t('finished.vehicleIn', { vehicle: vehicleName, color: color.name })}
        </p>
        <div className={classes['picture']}>
          <VehicleStage photoUrl={vehicle.mainPhotoUrl} alt={vehicleName} size="bare" eager />
        </div>
      </div>
      <div className={classes['below']}>
        <div>
          <h2>{isActive ? t('active.title') : t('finished.next')}</h2>
          {isOnItsWay && (
            <p className={classes['quiet']}>
              {t(workflow.order.deliveredOn === null ? 'waiting.text' : 'waiting.handover')}
            </p>
          )}
          <p className={classes['quiet']}>{isActive ? t('active.text') : t('finished.mail')}</p>
          {withdrawableUntil !== null && (
            <p className={classes['quiet']}>
              {t('finished.withdraw', { date: format.date(withdrawableUntil) })}
            </p>
          )}
          <Button component={Link} to={paths.orders()} mt="md">
            {t('finished.toOrders')}
          </Button>
        </div>
        <div className={classes['facts']}>
          <TurnFacts workflow={workflow} />
          <HandoverAppointment order={workflow.order} steps={workflow.steps} layout="rows" />
        </div>
      </div>
    </section>
  );
}
