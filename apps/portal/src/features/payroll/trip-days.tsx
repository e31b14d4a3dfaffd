import { Button } from '@mantine/core';
import { useState } from 'react';
import { LoadState } from '../../api/load-state.tsx';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './payroll-bookings.module.css';

interface TripDaysProps {
  readonly booking: ReplyOf<'previewPayroll'>['bookings'][number];
  readonly month: string;
}

/** The days of a person's trips, behind one click that is recorded. */
export function TripDays({ booking: { orderId, firstName, lastName }, month }: TripDaysProps) {
  const { t } = useTranslation('payroll');
  const { date } = useFormat();
  const [isAsked, setIsAsked] = useState(false);
  const trips = useApiQuery(
    'getPayrollTrips',
    { params: { month }, query: { orderId: String(orderId) } },
    { enabled: isAsked, staleTime: Number.POSITIVE_INFINITY },
  );
  if (!isAsked) {
    return (
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={t('trips.showOf', { person: `${firstName} ${lastName}` })}
        onClick={() => setIsAsked(true)}
      >
        {t('trips.show')}
      </Button>
    );
  }
  return (
    <LoadState query={trips} failed={t('trips.failed')} skeleton={null}>
      {({ cars }) => {
        const days = cars.find((car) => car.orderId === orderId)?.days ?? [];
        return (
          <span aria-live="polite" className={classes['tripDays']}>
            {t('trips.days', { days: days.map(date).join(', ') || '–' })}
          </span>
        );
      }}
    </LoadState>
  );
}
