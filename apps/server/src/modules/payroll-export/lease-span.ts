import { calendarDate, type CalendarDate } from '@stromwandel/kernel';
import type { Lease } from '@stromwandel/payroll-export';
import { isInsuranceCase, type EmploymentReport } from '../employment-reports/index.ts';

function feeOf(kind: EmploymentReport['kind'], isInsured: boolean): Lease['pauses'][number]['fee'] {
  if (kind === 'MATERNITY_PROTECTION') return 'NONE';
  return isInsured && isInsuranceCase(kind) ? 'INSURANCE_DECIDES' : 'OWED';
}

/** A lease ends with the employment at the latest; days without pay are pauses. */
export function spanOf(
  until: CalendarDate,
  reports: readonly EmploymentReport[],
  isInsured: boolean,
): Pick<Lease, 'until' | 'pauses'> {
  const leaving = reports.find(({ kind }) => kind === 'LEAVING')?.day;
  return {
    until: leaving !== undefined && leaving < until ? calendarDate(leaving) : until,
    pauses: reports
      .filter(({ kind }) => kind !== 'LEAVING')
      .map((report) => ({
        from: calendarDate(report.day),
        until: report.until === null ? null : calendarDate(report.until),
        fee: feeOf(report.kind, isInsured),
      })),
  };
}
