import { assertNever, ok, refuse, type Result } from '@stromwandel/kernel';
import { currentStep, hasEnded } from './current-step.ts';
import { withStatus } from './latest-status.ts';
import type { OrderCommand, OrderContext } from './order-command.ts';
import type { OrderEvent } from './order-event.ts';
import type { OrderRefusal } from './order-refusal.ts';
import type { Actor, OrderState } from './order-state.ts';
import { dayOfReport, possibleReportDays, reportedDay, type DayReport } from './report-days.ts';

type WeekCommand = Extract<OrderCommand, { type: 'CONFIRM_DELIVERY_WEEK' }>;
type Decision = Result<OrderEvent[], OrderRefusal>;

/**
 * Decides a report of the manufacturer after the provider has ordered: the week, which may be corrected; then built,
 * shipped and delivered. Reports may be skipped, because a later one implies them. The provider may change a
 * confirmed week.
 */
export function decideDelivery(
  command: WeekCommand | DayReport,
  order: OrderState,
  actor: Actor,
  { today }: Pick<OrderContext, 'today'>,
): Decision {
  const changesWeek = command.type === 'CONFIRM_DELIVERY_WEEK' && actor.includes('ADMIN');
  if (!actor.includes('MANUFACTURER') && !changesWeek) return refuse('STEP_NOT_ALLOWED');
  const isRepeated =
    command.type !== 'CONFIRM_DELIVERY_WEEK' && reportedDay(command.type, order) === dayOfReport(command);
  if (isRepeated) return ok([]);
  const steps = withStatus(order.steps, order.userSteps);
  if (hasEnded(steps)) return refuse('ORDER_ENDED');
  if (currentStep(steps)?.stepType !== 'LEASING_ACTIVE') return refuse('DELIVERY_NOT_EXPECTED');
  if (order.deliveredOn !== null) return refuse('DELIVERY_ALREADY_REPORTED');
  return command.type === 'CONFIRM_DELIVERY_WEEK'
    ? decideWeek(command, order, actor)
    : decideReport(command, order, today);
}

function decideWeek({ deliveryWeek, note }: WeekCommand, order: OrderState, actor: Actor): Decision {
  if (order.deliveryWeek === null && !actor.includes('MANUFACTURER')) return refuse('DELIVERY_WEEK_MISSING');
  if (deliveryWeek === order.deliveryWeek) return ok([]);
  return ok([{ type: 'DELIVERY_WEEK_CONFIRMED', deliveryWeek, previous: order.deliveryWeek, note }]);
}

function decideReport(report: DayReport, order: OrderState, today: string): Decision {
  if (order.deliveryWeek === null) return refuse('DELIVERY_WEEK_MISSING');
  if (reportedDay(report.type, order) !== null) return refuse('DAY_ALREADY_REPORTED');
  const { first, last } = possibleReportDays(report.type, order, today);
  const day = dayOfReport(report);
  if ((first !== null && day < first) || day > last) return refuse('REPORT_DAY_NOT_POSSIBLE');
  return ok([reportEvent(report)]);
}

function reportEvent(report: DayReport): OrderEvent {
  switch (report.type) {
    case 'REPORT_BUILD':
      return { type: 'BUILD_REPORTED', builtOn: report.builtOn };
    case 'REPORT_SHIPMENT':
      return { type: 'SHIPMENT_REPORTED', shippedOn: report.shippedOn };
    case 'REPORT_DELIVERY':
      return { type: 'DELIVERY_REPORTED', deliveredOn: report.deliveredOn };
    default:
      return assertNever(report);
  }
}
