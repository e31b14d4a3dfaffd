import { ok, type Result } from '@stromwandel/kernel';
import {
  decide,
  evolve,
  lastDayOfStep,
  type EventTime,
  type OrderCommand,
  type OrderEvent,
  type OrderRefusal,
  type OrderState,
} from '@stromwandel/ordering';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { germanDay } from '../../platform/clock/clock.ts';
import { endOfGermanDay } from '../../platform/clock/end-of-german-day.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { enqueueJob, enqueueMail } from '../../outbox-jobs.ts';
import { closeRunningChecks, saveEvents } from './event-store.ts';
import { findApprovalFacts } from './find-approval-facts.ts';
import { findPayrollMonths } from './payroll-months.ts';
import type { OrderActor } from './order-actor.ts';
import { mailedDetail } from './mailed-detail.ts';
import { mailsAbout } from './order-mails.ts';
import type { OrderRecord } from './order-record.ts';
import { endOfWithdrawal, findOrder } from './order-store.ts';
import type { OrdersServices } from './orders-services.ts';
import { readDeadlineDays } from './read-deadline-days.ts';

async function eventTime(tx: Transaction, now: Date): Promise<EventTime> {
  const days = await readDeadlineDays(tx);
  return {
    now: now.toISOString(),
    withdrawableUntil: endOfWithdrawal(now).toISOString(),
    deadlineOf: (stepType) => {
      const day = lastDayOfStep(stepType, germanDay(now), days);
      return day && endOfGermanDay(day).toISOString();
    },
  };
}

function auditDetails(event: OrderEvent): Record<string, string | number | null> {
  switch (event.type) {
    case 'STEP_STARTED':
    case 'FIRST_APPROVAL_GIVEN':
    case 'STEP_DECLINED':
      return { stepId: event.stepId, stepType: event.stepType };
    case 'STEP_ACCEPTED': {
      const { stepId, stepType, handedOverOn, outdatedPayrollMonths } = event;
      return {
        stepId,
        stepType,
        ...(handedOverOn !== undefined && { handedOverOn }),
        ...(outdatedPayrollMonths && { outdatedPayrollMonths: outdatedPayrollMonths.join(', ') }),
      };
    }
    // The note may name salary figures, which have no place in the audit log.
    case 'ORDER_ENDED':
      return { reason: event.reason };
    case 'DELIVERY_WEEK_CONFIRMED':
      return { deliveryWeek: event.deliveryWeek, previous: event.previous, note: event.note };
    case 'BUILD_REPORTED':
      return { builtOn: event.builtOn };
    case 'SHIPMENT_REPORTED':
      return { shippedOn: event.shippedOn };
    case 'DELIVERY_REPORTED':
      return { deliveredOn: event.deliveredOn };
    case 'ORDER_DELETED':
      return {};
  }
}

/**
 * Writes events down with everything that follows from them, in the caller's transaction: log and row of the order,
 * audit events, mails, and the end of running checks. The order's row must be locked.
 * @returns the order afterwards; null when it was deleted
 */
export async function commitEvents(
  tx: Transaction,
  services: OrdersServices,
  order: OrderRecord,
  events: readonly OrderEvent[],
  actor: OrderActor,
): Promise<OrderRecord | null> {
  const now = services.clock.now();
  const time = await eventTime(tx, now);
  const after = events.reduce<OrderState | null>(
    (state, event) => state && evolve(state, event, time),
    order.state,
  );
  const isOver = after === null || after.endReason !== null;
  if (isOver) {
    for (const payload of await closeRunningChecks(tx, order.id, now)) {
      await enqueueJob(tx, { kind: 'CANCEL_VERIFICATION_CASE', payload }, now);
    }
  }
  await saveEvents(tx, services.seal, order, events, after, actor, now);
  const deadline = after?.deadline ? new Date(after.deadline) : null;
  for (const event of events) {
    const mails = await mailsAbout(tx, { order, services, now, deadline, actorId: actor.userId }, event);
    await recordAuditEvent(tx, {
      at: now,
      actorId: actor.userId,
      // The roles of an order's actor are those of the audit log.
      actorRole: actor.roles[0] ?? 'SYSTEM',
      tenantId: order.tenantId,
      action: event.type,
      record: 'order',
      recordId: order.id,
      details: { ...auditDetails(event), ...mailedDetail(mails) },
      personId: order.userId,
    });
    for (const mail of mails) await enqueueMail(tx, mail, now);
  }
  if (
    after &&
    events.some((event) => event.type === 'STEP_STARTED' && event.stepType === 'PREVIEW_CONTRACT')
  ) {
    await enqueueJob(tx, { kind: 'PRINT_CONTRACT', payload: { orderId: order.id } }, now);
  }
  return after && findOrder(tx, order.id);
}

/**
 * Decides a command on a locked order and writes what it leads to.
 * @returns the order afterwards, unchanged when the command was a repetition; null when it was deleted
 */
export async function carryOut(
  tx: Transaction,
  services: OrdersServices,
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
