import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { OwnAppointmentProps } from './own-appointment.tsx';

// Its parts would stand in the list of files that every page of the portal loads.
const OwnAppointment = lazy(async () => ({
  default: (await import('./own-appointment.tsx')).OwnAppointment,
}));

/** The employee's appointment of the handover, loaded where there is one to show. */
export function LateAppointment(props: OwnAppointmentProps) {
  return (
    <Suspense fallback={<Skeleton height={44} radius={12} />}>
      <OwnAppointment {...props} />
    </Suspense>
  );
}
