import { isOverdue } from '@stromwandel/ordering';
import type { SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { carryOut } from './carry-out.ts';
import { SYSTEM } from './order-actor.ts';
import type { OrderRecord } from './order-record.ts';
import { findOverdueOrders, lockOrder } from './order-store.ts';
import type { OrdersServices } from './orders-services.ts';

const BATCH = 100;

/** Ends a locked order whose deadline has passed; every other one stays as it is. */
export async function expireWhenOverdue(
  tx: Transaction,
  services: OrdersServices,
  order: OrderRecord,
): Promise<OrderRecord> {
  if (!isOverdue(order.state, services.clock.now().toISOString())) return order;
  const expired = await carryOut(tx, services, order, { type: 'EXPIRE' }, SYSTEM);
  if (!expired.ok || !expired.value) throw new Error(`Order ${order.id} is overdue, but did not expire`);
  return expired.value;
}

/**
 * Ends the orders whose deadline has passed, each in its own transaction. Safe in several processes at once.
 * @param which only these orders; all without
 */
export async function expireOrders(services: OrdersServices, which?: SQL): Promise<number> {
  const ids = await findOverdueOrders(services.db, services.clock.now(), { which, limit: BATCH });
  for (const id of ids) {
    await services.db.transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      if (order) await expireWhenOverdue(tx, services, order);
    });
  }
  return ids.length;
}
