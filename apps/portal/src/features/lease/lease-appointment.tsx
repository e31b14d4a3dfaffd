import { carName } from '@stromwandel/offer';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LateAppointment } from '../../product/appointment/late-appointment.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import type { OwnLease } from './own-lease.ts';
import classes from './car-page.module.css';

/** The appointment of the handover, until the car is with its driver. */
export function LeaseAppointment({ lease }: { readonly lease: OwnLease }) {
  const { t } = useTranslation('appointment');
  if (lease.state !== 'PREPARED') return null;
  return (
    <SectionCard compact title={t('heading')}>
      <LateAppointment
        orderId={lease.orderId}
        vehicle={carName(lease.vehicle.brand, lease.vehicle.carModel)}
        layout="rows"
        isTitled
        none={<p className={classes['quiet']}>{t('open')}</p>}
      />
    </SectionCard>
  );
}
