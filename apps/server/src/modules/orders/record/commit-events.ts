import {
  evolve,
  lastDayOfStep,
  type EventTime,
  type OrderEvent,
  type OrderState,
} from '@stromwandel/ordering';
import { enqueueJob, enqueueMail } from '../../../outbox-jobs.ts';
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts';
import { germanDay } from '../../../platform/clock/clock.ts';
import { endOfGermanDay } from '../../../platform/clock/end-of-german-day.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { saveEvents } from './event-store.ts';
import { mailedDetail } from './mailed-detail.ts';
import type { OrderActor } from './order-actor.ts';
import type { OrderEffect, OrderReaction } from './order-reaction.ts';
import type { OrderRecord } from './order-record.ts';
import type { OrderCommandServices } from './order-services.ts';
import { endOfWithdrawal, findOrder } from './order-store.ts';
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
    // The note may contain salary figures, which the audit log must not hold.
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

async function enqueueEffects(tx: Transaction, effects: readonly OrderEffect[], now: Date): Promise<void> {
  for (const effect of effects) {
    if (effect.kind === 'MAIL') await enqueueMail(tx, effect.mail, now);
    else await enqueueJob(tx, effect.job, now);
  }
}

const mailsOf = (effects: readonly OrderEffect[]) =>
  effects.flatMap((effect) => (effect.kind === 'MAIL' ? [effect.mail] : []));

/**
 * Stores events and all their consequences in the caller's transaction: log and row of the order, one audit event
 * each, and the reactions. The order's row must be locked.
 * @returns the order afterwards; null when it was deleted
 */
export async function commitEvents(
  tx: Transaction,
  services: OrderCommandServices,
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
  const deadline = after?.deadline ? new Date(after.deadline) : null;
  const react = async (phase: OrderReaction['phase'], event: OrderEvent) => {
    const effects: OrderEffect[] = [];
    for (const reaction of services.reactions.filter((one) => one.phase === phase)) {
      effects.push(...(await reaction.react(tx, { before: order, after, event, actor, now, deadline })));
    }
    return effects;
  };
  for (const event of events) await enqueueEffects(tx, await react('before-save', event), now);
  await saveEvents(tx, services.seal, order, events, after, actor, now);
  for (const event of events) {
    const effects = await react('after-save', event);
    await recordAuditEvent(tx, {
      at: now,
      actorId: actor.userId,
      // An order's actor has the roles of the audit log.
      actorRole: actor.roles[0] ?? 'SYSTEM',
      tenantId: order.tenantId,
      action: event.type,
      record: 'order',
      recordId: order.id,
      details: { ...auditDetails(event), ...mailedDetail(mailsOf(effects)) },
      personId: order.userId,
    });
    await enqueueEffects(tx, effects, now);
  }
  return after && findOrder(tx, order.id);
}
