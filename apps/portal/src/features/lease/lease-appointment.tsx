import { Button } from '@mantine/core';
import { carName } from '@stromwandel/offer';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../navigation/paths.ts';
import { LateAppointment } from '../../product/appointment/late-appointment.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import type { LeasePartProps, OwnLease } from './own-lease.ts';
import classes from './car-page.module.css';

const SlotChoice = lazy(async () => ({
  default: (await import('./return-slots/slot-choice.tsx')).SlotChoice,
}));

/** The appointment of the handover, until the car is with its driver; near the end that of the return. */
export function LeaseAppointment({ lease, folded = false }: LeasePartProps) {
  const { t } = useTranslation('appointment');
  const isReturn = lease.state === 'ACTIVE';
  if (lease.state !== 'PREPARED' && !(isReturn && (lease.endsSoon || lease.overdueDays > 0))) return null;
  return (
    <SectionCard compact folded={folded} title={t(isReturn ? 'return.heading' : 'heading')}>
      <LateAppointment
        orderId={lease.orderId}
        kind={isReturn ? 'RETURN' : 'HANDOVER'}
        vehicle={carName(lease.vehicle.brand, lease.vehicle.carModel)}
        layout="rows"
        isTitled
        none={
          isReturn ? (
            <LateSlots lease={lease} onDone={nothing} />
          ) : (
            <p className={classes['quiet']}>{t('open')}</p>
          )
        }
        {...(isReturn && { book: (onDone: () => void) => <LateSlots lease={lease} onDone={onDone} /> })}
      />
      {isReturn && (
        <Button component={Link} variant="subtle" to={paths.returnCar(lease.id)}>
          {t('return.record')}
        </Button>
      )}
    </SectionCard>
  );
}

const nothing = () => undefined;

function LateSlots(props: { readonly lease: OwnLease; readonly onDone: () => void }) {
  return (
    <Suspense>
      <SlotChoice {...props} />
    </Suspense>
  );
}
