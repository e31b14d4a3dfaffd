import { isOverdue } from '@stromwandel/ordering';
import { and, lt, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { orders } from '../../../platform/database/schema/index.ts';
import { carryOut } from './carry-out.ts';
import { forEachDueOrder, type FailureListener } from '../record/for-each-due-order.ts';
import { SYSTEM } from '../record/order-actor.ts';
import type { OrderRecord } from '../record/order-record.ts';
import { lockOrder } from '../record/order-store.ts';
import type { OrderCommandServices } from '../record/order-services.ts';

const BATCH = 100;

/** Ends a locked order if its deadline has passed. */
export async function expireWhenOverdue(
  tx: Transaction,
  services: OrderCommandServices,
  order: OrderRecord,
): Promise<OrderRecord> {
  if (!isOverdue(order.state, services.clock.now().toISOString())) return order;
  const expired = await carryOut(tx, services, order, { type: 'EXPIRE' }, SYSTEM);
  if (!expired.ok || !expired.value) throw new Error(`Order ${order.id} is overdue, but did not expire`);
  return expired.value;
}

/** Ends all orders whose deadline has passed, each in its own transaction. Safe in several processes at once. */
export async function expireOrders(
  services: OrderCommandServices,
  onFailure: FailureListener,
): Promise<void> {
  await expire(services, { which: undefined, batch: BATCH, onFailure });
}

/**
 * Ends overdue orders before a list is read, so that the list shows none as waiting. It ends one batch at most; the
 * job ends the others.
 * @param which a filter of orders; all without
 */
export async function expireBeforeReading(services: OrderCommandServices, which?: SQL): Promise<void> {
  // One failing order must not fail the whole list. The job meets the same failure within a minute and reports it.
  await expire(services, { which, batch: BATCH, batches: 1, onFailure: () => undefined });
}

async function expire(
  services: OrderCommandServices,
  due: Parameters<typeof forEachDueOrder>[1],
): Promise<void> {
  const which = and(lt(orders.deadline, services.clock.now()), due.which);
  await forEachDueOrder(services.db, { ...due, which }, async (tx, id) => {
    const order = await lockOrder(tx, id);
    if (order) await expireWhenOverdue(tx, services, order);
  });
}
