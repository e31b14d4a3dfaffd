import { ok, refuse, type CalendarDate, type Result } from '@stromwandel/kernel';
import {
  currentStep,
  weekAndYear,
  withStatus,
  type OrderCommand,
  type OrderRefusal,
} from '@stromwandel/ordering';
import type { Caller } from '../../../platform/scope/caller.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import { carryOut } from './carry-out.ts';
import { lockedConversionStopsOf, stoppedBy } from './conversion-stops.ts';
import { endWhenChanged } from './end-when-changed.ts';
import { hasPassedCheck } from '../record/event-store.ts';
import { expireWhenOverdue } from './expire-orders.ts';
import { handoverDayErrors, handoverDays } from './handover-days.ts';
import { rolesToward, type OrderActor } from '../record/order-actor.ts';
import { isLeavingReported } from './leaving-reported.ts';
import type { OrderRecord } from '../record/order-record.ts';
import { lockOrder } from '../record/order-store.ts';
import type { OrderCommandServices } from '../record/order-services.ts';
import { PROBLEM_OF } from './refusals.ts';

/** The order after a command; null when it was deleted. */
type Outcome = Result<OrderRecord | null, Refusal>;

const NOT_FOUND = { code: 'NOT_FOUND' } as const;

type StepCommand = Extract<OrderCommand, { stepId: number }>;

const isAboutStep = (command: OrderCommand): command is StepCommand => 'stepId' in command;

/**
 * Whether the command moves the employee to the next step, which requires an unchanged offer and unchanged salary
 * data.
 */
function movesEmployeeOn(command: OrderCommand, order: OrderRecord, actor: OrderActor): boolean {
  if (!isAboutStep(command) || command.type === 'DECLINE_STEP') return false;
  const current = currentStep(withStatus(order.state.steps, order.state.userSteps));
  return current?.id === command.stepId && current.userEnabled && actor.roles.includes('EMPLOYEE');
}

/** The expected week of the delivery that the handover waits for. */
function awaitedDelivery({ state: { deliveryWeek } }: OrderRecord): Record<string, string | number> {
  return deliveryWeek === null
    ? { reason: 'WEEK_MISSING' }
    : { reason: 'WEEK_CONFIRMED', ...weekAndYear(deliveryWeek) };
}

function asOutcome(
  result: Result<OrderRecord | null, OrderRefusal>,
  order: OrderRecord,
  command: OrderCommand,
  today: CalendarDate,
): Outcome {
  if (result.ok) return result;
  const code = PROBLEM_OF[result.error];
  if (result.error === 'PAYROLL_FILE_MADE') {
    return refuse({ code, errors: [{ path: 'body.outdatesPayrollFiles', code: 'REQUIRED', params: {} }] });
  }
  if (result.error === 'DELIVERY_NOT_REPORTED') return refuse({ code, params: awaitedDelivery(order) });
  if (result.error !== 'HANDOVER_DAY_NOT_POSSIBLE') return refuse({ code });
  return refuse({ code, errors: handoverDayErrors(command, handoverDays(order, today)) });
}

async function actInTransaction(
  tx: Transaction,
  services: OrderCommandServices,
  caller: Caller,
  orderId: number,
  command: OrderCommand,
): Promise<Outcome> {
  const locked = await lockOrder(tx, orderId);
  const roles = locked ? rolesToward(caller, locked) : [];
  if (!locked || roles.length === 0) return refuse(NOT_FOUND);
  const actor = { roles, userId: caller.userId };
  const order = await expireWhenOverdue(tx, services, locked);
  if (movesEmployeeOn(command, order, actor)) {
    // The person sees from the new workflow why the order ended.
    const ended = await endWhenChanged(tx, services, order);
    if (ended) return ok(ended);
    // After the signature, employer and provider decide what becomes of the order.
    if (order.row.signedAt === null && (await isLeavingReported(tx, order))) {
      return refuse({ code: 'LEAVING_REPORTED' });
    }
    const stopped = stoppedBy(await lockedConversionStopsOf(tx, services.seal, order));
    if (stopped) return refuse(stopped);
  }
  const checkPassed = isAboutStep(command) && (await hasPassedCheck(tx, command.stepId));
  const result = await carryOut(tx, services, order, command, actor, checkPassed);
  return asOutcome(result, order, command, services.clock.today());
}

/**
 * Lets a signed-in person act on an order, under its row lock. Orders of others and absent orders are not found. A
 * refusal changes nothing, except that an overdue order ends.
 */
export async function actOnOrder(
  services: OrderCommandServices,
  caller: Caller,
  orderId: number,
  command: OrderCommand,
): Promise<Outcome> {
  return services.db.transaction((tx) => actInTransaction(tx, services, caller, orderId, command));
}
