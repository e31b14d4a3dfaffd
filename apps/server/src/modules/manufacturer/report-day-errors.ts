import type { FieldError } from '@stromwandel/api-spec';
import type { CalendarDate } from '@stromwandel/kernel';
import { dayOfReport, possibleReportDays, type DayReport, type OrderState } from '@stromwandel/ordering';

const PATHS = {
  REPORT_BUILD: 'body.builtOn',
  REPORT_SHIPMENT: 'body.shippedOn',
  REPORT_DELIVERY: 'body.deliveredOn',
} as const;

/** Errors of a report's day: in the future, before the order, or before an earlier event of the car. */
export function reportDayErrors(
  report: DayReport,
  state: OrderState,
  orderedOn: CalendarDate,
  today: CalendarDate,
): FieldError[] {
  const path = PATHS[report.type];
  const day = dayOfReport(report);
  const { first, last } = possibleReportDays(report.type, state, today);
  const minimum = first !== null && first > orderedOn ? first : orderedOn;
  if (day > last) return [{ path, code: 'TOO_LARGE', params: { maximum: last } }];
  return day < minimum ? [{ path, code: 'TOO_SMALL', params: { minimum } }] : [];
}
