import { assertNever } from '@stromwandel/kernel';
import type { OrderCommand } from './order-command.ts';
import type { OrderState } from './order-state.ts';

/** A manufacturer's report with a day: built, on its way, delivered. */
export type DayReport = Extract<
  OrderCommand,
  { type: 'REPORT_BUILD' | 'REPORT_SHIPMENT' | 'REPORT_DELIVERY' }
>;

type ReportedDays = Pick<OrderState, 'builtOn' | 'shippedOn' | 'deliveredOn'>;

/** Calendar days, both included; `first` is null where no earlier report sets one. */
interface PossibleDays {
  readonly first: string | null;
  readonly last: string;
}

/** The day that a report names. */
export function dayOfReport(report: DayReport): string {
  switch (report.type) {
    case 'REPORT_BUILD':
      return report.builtOn;
    case 'REPORT_SHIPMENT':
      return report.shippedOn;
    case 'REPORT_DELIVERY':
      return report.deliveredOn;
    default:
      return assertNever(report);
  }
}

/** The reported day of this kind; null for none. */
export function reportedDay(type: DayReport['type'], order: ReportedDays): string | null {
  switch (type) {
    case 'REPORT_BUILD':
      return order.builtOn;
    case 'REPORT_SHIPMENT':
      return order.shippedOn;
    case 'REPORT_DELIVERY':
      return order.deliveredOn;
    default:
      return assertNever(type);
  }
}

/** The days a report can name: none ahead, and in the order in which things happen to a car. */
export function possibleReportDays(
  type: DayReport['type'],
  order: ReportedDays,
  today: string,
): PossibleDays {
  switch (type) {
    case 'REPORT_BUILD':
      return { first: null, last: order.shippedOn ?? today };
    case 'REPORT_SHIPMENT':
      return { first: order.builtOn, last: today };
    case 'REPORT_DELIVERY':
      return { first: order.shippedOn ?? order.builtOn, last: today };
    default:
      return assertNever(type);
  }
}
