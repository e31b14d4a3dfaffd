import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { monthsLeft } from '../../format/months-left.ts';
import { useFormat } from '../../format/use-format.ts';
import { Celebration } from '../../product/celebration/celebration.tsx';
import { vehicleName } from '../../product/desk/vehicle-name.ts';
import { FactList, type Fact } from '../../ui/fact-list.tsx';
import { VehicleStage } from '../../ui/vehicle-stage.tsx';
import type { OwnLease } from './own-lease.ts';
import { useFirstDrive } from './use-first-drive.ts';
import classes from './car-page.module.css';

/** The car with its plate, and how long the lease runs. */
export function CarStage({ lease }: { readonly lease: OwnLease }) {
  const { t } = useTranslation('lease');
  const { date } = useFormat();
  const { trimLevel } = lease.vehicle;
  const color = lease.color.name;
  const isFirstDrive = useFirstDrive(lease);
  return (
    <div className={classes['car']} data-card>
      <VehicleStage photoUrl={lease.vehicle.mainPhotoUrl} alt="" paint={lease.color.hex} size="hero" eager />
      {isFirstDrive && <Celebration />}
      <div className={classes['body']}>
        <div className={classes['name']}>
          <div>
            <h2>{vehicleName(lease.vehicle)}</h2>
            <p className={classes['quiet']}>
              {trimLevel === null ? t('inColor', { color }) : t('in', { trim: trimLevel, color })}
            </p>
          </div>
          {lease.plate !== null && <Plate plate={lease.plate} />}
        </div>
        <FactList layout="columns" facts={useTermFacts(lease)} />
        {endsEarly(lease) && (
          <p className={classes['quiet']}>{t('term.early', { date: date(lease.lastDay ?? '') })}</p>
        )}
      </div>
    </div>
  );
}

/** A German number plate. */
function Plate({ plate }: { readonly plate: string }) {
  const { t } = useTranslation('lease');
  return (
    <p className={classes['plate']}>
      <span className={classes['country']} aria-hidden="true">
        D
      </span>
      <span>
        <VisuallyHidden>{t('plate')} </VisuallyHidden>
        {plate}
      </span>
    </p>
  );
}

/** The employment ends before the agreed term. */
function endsEarly({ state, lastDay, endsOn }: OwnLease): boolean {
  return state === 'ACTIVE' && lastDay !== null && endsOn !== null && lastDay < endsOn;
}

function useTermFacts(lease: OwnLease): Fact[] {
  const { t } = useTranslation('lease');
  const { date, unit } = useFormat();
  const { daysLeft, lastDay, month, durationMonths, handedOverOn, returnedOn } = lease;
  const months = daysLeft === null ? null : monthsLeft(daysLeft);
  const left =
    months === null ? t('term.days', { count: daysLeft ?? 0 }) : t('term.months', { count: months });
  return [
    ...(daysLeft === null ? [] : [{ label: t('term.left'), value: left }]),
    ...(lastDay === null
      ? []
      : [{ label: t(returnedOn === null ? 'term.end' : 'term.agreedEnd'), value: date(lastDay) }]),
    ...(month === null || endsEarly(lease)
      ? []
      : [{ label: t('term.month'), value: t('term.monthOf', { month, months: durationMonths }) }]),
    ...(handedOverOn === null ? [] : [{ label: t('term.since'), value: date(handedOverOn) }]),
    ...(returnedOn === null ? [] : [{ label: t('term.returned'), value: date(returnedOn) }]),
    { label: t('term.kilometers'), value: unit(lease.kmPerYear, 'km') },
  ];
}
