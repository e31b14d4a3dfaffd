import type { OrderEvent, OrderState } from '@stromwandel/ordering';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { orders, userSteps, verificationCases } from '../../../platform/database/schema/index.ts';
import type { DataSeal } from '../../../platform/sealing/data-seal.ts';
import { stageOf } from './list-columns.ts';
import type { OrderActor } from './order-actor.ts';
import type { OrderRecord, OrderRow } from './order-record.ts';
import { keepOrderKey } from './order-key.ts';
import { sealEndNote } from './private-order.ts';

/** Seals notes on changed salary data, which only the employee may read; notes of employer and provider stay open. */
function storedNote(
  { reason, note }: Extract<OrderEvent, { type: 'ORDER_ENDED' }>,
  row: OrderRow,
  seal: DataSeal,
): string | null {
  return note === null || reason !== 'SALARY_DATA_CHANGED' ? note : sealEndNote(seal, row, note);
}

/** The columns of the order's row that an event sets. */
function changedColumns(
  event: OrderEvent,
  row: OrderRow,
  seal: DataSeal,
  { actor, now }: { readonly actor: OrderActor; readonly now: Date },
): Partial<OrderRow> {
  switch (event.type) {
    case 'FIRST_APPROVAL_GIVEN':
      return { firstApprovalAt: now, firstApprovalBy: actor.userId };
    case 'STEP_ACCEPTED':
      if (event.stepType === 'CONFIRM_SUMMARY') return { confirmedAt: now, contractMissing: true };
      if (event.stepType === 'NECT_SIGN') return { signedAt: now };
      if (event.handedOverOn === undefined) return {};
      return { endedAt: now, handedOverOn: event.handedOverOn };
    case 'ORDER_ENDED':
      return { endedAt: now, endReason: event.reason, endNote: storedNote(event, row, seal) };
    case 'DELIVERY_WEEK_CONFIRMED':
      return { deliveryWeek: event.deliveryWeek };
    case 'BUILD_REPORTED':
      return { builtOn: event.builtOn };
    case 'SHIPMENT_REPORTED':
      return { shippedOn: event.shippedOn };
    case 'DELIVERY_REPORTED':
      return { deliveredOn: event.deliveredOn };
    default:
      return {};
  }
}

function logEntry(event: OrderEvent) {
  switch (event.type) {
    case 'STEP_STARTED':
      return { stepId: event.stepId, status: null, reason: null };
    case 'STEP_ACCEPTED':
      return { stepId: event.stepId, status: 'ACCEPTED' as const, reason: null };
    case 'STEP_DECLINED':
      return { stepId: event.stepId, status: 'DECLINED' as const, reason: event.reason };
    default:
      return null;
  }
}

/** Stores the events of an order: its log, and its row or the row's removal. @param after the resulting state */
export async function saveEvents(
  tx: Transaction,
  seal: DataSeal,
  order: Pick<OrderRecord, 'id' | 'row'>,
  events: readonly OrderEvent[],
  after: OrderState | null,
  actor: OrderActor,
  now: Date,
): Promise<void> {
  if (after === null) {
    await keepOrderKey(tx, order.row, now);
    await tx.delete(orders).where(eq(orders.id, order.id));
    return;
  }
  const entries = events.map(logEntry).filter((entry) => entry !== null);
  if (entries.length > 0) {
    await tx
      .insert(userSteps)
      .values(
        entries.map((entry) => ({ ...entry, orderId: order.id, modified: now, actorId: actor.userId })),
      );
  }
  const deadline = after.deadline === null ? null : new Date(after.deadline);
  const stage = stageOf(after);
  const columns = Object.assign(
    { deadline, stage, ...(stage !== order.row.stage && { stageSince: now }) },
    ...events.map((event) => changedColumns(event, order.row, seal, { actor, now })),
  ) as Partial<OrderRow>; // merged from Partial<OrderRow> alone
  await tx.update(orders).set(columns).where(eq(orders.id, order.id));
}

/** Whether the check of an identity or signature step has passed. */
export async function hasPassedCheck(tx: Transaction, stepId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: verificationCases.id })
    .from(verificationCases)
    .where(and(eq(verificationCases.stepId, stepId), eq(verificationCases.state, 'SUCCESS')))
    .limit(1);
  return rows.length > 0;
}
