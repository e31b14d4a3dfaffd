import { carName } from '@stromwandel/offer';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { WorkflowReply } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { Celebration } from '../../product/celebration/celebration.tsx';
import { VehicleStage } from '../../ui/vehicle-stage.tsx';
import classes from './order-moment.module.css';

interface OrderMomentProps {
  readonly order: Pick<WorkflowReply['order'], 'vehicle' | 'color' | 'taxResult' | 'leasePackage'>;
  /** What has been reached, in large letters above the car. */
  readonly headline: ReactNode;
  readonly celebrated: boolean;
  /** Below the car, in two columns where there is room. */
  readonly children: ReactNode;
}

/** The ordered car in its colour on a stage of its own. */
export function OrderMoment({ order, headline, celebrated, children }: OrderMomentProps) {
  const { t } = useTranslation('workflow');
  const format = useFormat();
  const { vehicle, color, taxResult, leasePackage } = order;
  const name = carName(vehicle.brand, vehicle.carModel);
  // Custom properties are missing in React's type of styles.
  const tint = { '--paint': color.hex } as CSSProperties;
  return (
    <section className={classes['card']} data-card>
      <div className={classes['stage']} style={tint}>
        {celebrated && <Celebration />}
        <div className={classes['headline']}>{headline}</div>
        <div className={classes['vehicle']}>
          <p>{t('finished.vehicleIn', { vehicle: name, color: color.name })}</p>
          <p>
            {t('sheet.brief', {
              rate: format.euro(taxResult.userPrice),
              count: leasePackage.durationMonths,
            })}
          </p>
        </div>
        <div className={classes['picture']}>
          <VehicleStage photoUrl={vehicle.mainPhotoUrl} alt={name} size="bare" eager />
        </div>
      </div>
      <div className={classes['below']}>{children}</div>
    </section>
  );
}
