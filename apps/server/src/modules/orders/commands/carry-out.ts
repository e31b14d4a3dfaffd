import { ok, type Result } from '@stromwandel/kernel';
import { decide, type OrderCommand, type OrderRefusal } from '@stromwandel/ordering';
import { germanDay } from '../../../platform/clock/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { commitEvents } from '../record/commit-events.ts';
import type { OrderActor } from '../record/order-actor.ts';
import type { OrderRecord } from '../record/order-record.ts';
import type { OrderCommandServices } from '../record/order-services.ts';
import { findPayrollMonths } from '../record/payroll-months.ts';
import { findApprovalFacts } from './find-approval-facts.ts';

/**
 * Decides a command on a locked order and stores the resulting events.
 * @returns the order afterwards, unchanged for a repetition; null when the command deleted it
 */
export async function carryOut(
  tx: Transaction,
  services: OrderCommandServices,
  order: OrderRecord,
  command: OrderCommand,
  actor: OrderActor,
  checkPassed = false,
): Promise<Result<OrderRecord | null, OrderRefusal>> {
  const at = services.clock.now();
  const approval = await findApprovalFacts(tx, order, command, actor);
  const payrollMonths = await findPayrollMonths(tx, order, command, actor);
  const context = {
    now: at.toISOString(),
    today: germanDay(at),
    checkPassed,
    payrollMonths,
    ...approval,
  };
  const decision = decide(command, order.state, actor.roles, context);
  if (!decision.ok) return decision;
  if (decision.value.length === 0) return ok(order);
  return ok(await commitEvents(tx, services, order, decision.value, actor));
}
