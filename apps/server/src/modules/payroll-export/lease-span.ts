import { calendarDate, type CalendarDate } from '@stromwandel/kernel';
import { availableUntil, paidUntil, PREPARED_LEASE } from '@stromwandel/leasing';
import type { Lease } from '@stromwandel/payroll-export';
import { isInsuranceCase, type EmploymentReport } from '../employment-reports/index.ts';

function feeOf(kind: EmploymentReport['kind'], isInsured: boolean): Lease['pauses'][number]['fee'] {
  if (kind === 'MATERNITY_PROTECTION') return 'NONE';
  return isInsured && isInsuranceCase(kind) ? 'INSURANCE_DECIDES' : 'OWED';
}

/** The days of a lease that its spans follow from. */
export interface LeaseDays {
  /** Last day of the agreed term. */
  readonly endsOn: CalendarDate;
  readonly returnedOn: CalendarDate | null;
  readonly today: CalendarDate;
}

/**
 * Up to when a lease is paid for, and the person has the car: the term, the last day of the employment, or the return,
 * whichever is earliest; an overdue car stays available until today. Days without pay are pauses.
 */
export function spanOf(
  { endsOn, returnedOn, today }: LeaseDays,
  reports: readonly EmploymentReport[],
  isInsured: boolean,
): Pick<Lease, 'until' | 'availableUntil' | 'pauses'> {
  const leaving = reports.find(({ kind }) => kind === 'LEAVING')?.day;
  const on = {
    lease: { ...PREPARED_LEASE, state: returnedOn === null ? 'ACTIVE' : 'RETURNED', endsOn, returnedOn },
    leavingOn: leaving === undefined ? null : calendarDate(leaving),
    today,
  } as const;
  return {
    until: paidUntil(on) ?? endsOn,
    availableUntil: availableUntil(on) ?? endsOn,
    pauses: reports
      .filter(({ kind }) => kind !== 'LEAVING')
      .map((report) => ({
        from: calendarDate(report.day),
        until: report.until === null ? null : calendarDate(report.until),
        fee: feeOf(report.kind, isInsured),
      })),
  };
}
