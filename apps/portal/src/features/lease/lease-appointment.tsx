import { Button } from '@mantine/core';
import { carName } from '@stromwandel/offer';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../navigation/paths.ts';
import { LateAppointment } from '../../product/appointment/late-appointment.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import type { OwnLease } from './own-lease.ts';
import classes from './car-page.module.css';

const WishForm = lazy(async () => ({
  default: (await import('../../product/appointment/wish-form.tsx')).WishForm,
}));

/** The appointment of the handover, until the car is with its driver; near the end that of the return. */
export function LeaseAppointment({ lease }: { readonly lease: OwnLease }) {
  const { t } = useTranslation('appointment');
  const isReturn = lease.state === 'ACTIVE';
  if (lease.state !== 'PREPARED' && !(isReturn && (lease.endsSoon || lease.overdueDays > 0))) return null;
  return (
    <SectionCard compact title={t(isReturn ? 'return.heading' : 'heading')}>
      <LateAppointment
        orderId={lease.orderId}
        kind={isReturn ? 'RETURN' : 'HANDOVER'}
        vehicle={carName(lease.vehicle.brand, lease.vehicle.carModel)}
        layout="rows"
        isTitled
        none={
          isReturn ? <ReturnWish orderId={lease.orderId} /> : <p className={classes['quiet']}>{t('open')}</p>
        }
      />
      {isReturn && (
        <Button component={Link} variant="subtle" to={paths.returnCar(lease.id)}>
          {t('return.record')}
        </Button>
      )}
    </SectionCard>
  );
}

/** The employee begins: when the return would suit. */
function ReturnWish({ orderId }: Pick<OwnLease, 'orderId'>) {
  const { t } = useTranslation('appointment');
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) {
    return (
      <Suspense>
        <WishForm orderId={orderId} kind="RETURN" standing={null} onDone={() => setIsOpen(false)} />
      </Suspense>
    );
  }
  return (
    <>
      <p className={classes['quiet']}>{t('return.open')}</p>
      <Button onClick={() => setIsOpen(true)}>{t('return.ask')}</Button>
    </>
  );
}
