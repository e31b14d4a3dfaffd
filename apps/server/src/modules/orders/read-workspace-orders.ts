import { refuse, ok, type Result } from '@stromwandel/kernel';
import type { Caller } from '../../access/caller.ts';
import { recordReading } from '../../audit/record-reading.ts';
import type { Refusal } from '../../http/refusal.ts';
import { rolesToward, type Viewer } from './order-actor.ts';
import type { OrderRecord } from './order-record.ts';
import { findAllOrders, findOrder, findSignedOrdersOfTenant } from './order-store.ts';
import type { OrdersServices } from './orders-services.ts';
import { settleDeadline } from './read-orders.ts';
import { findTenantNames } from './person-store.ts';

/** The signed orders of the caller's employer, newest first. */
export async function listEmployerOrders(services: OrdersServices, caller: Caller): Promise<OrderRecord[]> {
  if (caller.tenantId === null) return [];
  const orders = await findSignedOrdersOfTenant(services.db, caller.tenantId);
  return Promise.all(orders.map((order) => settleDeadline(services, order)));
}

/** The orders of all employers, newest first. */
export async function listProviderOrders(services: OrdersServices): Promise<OrderRecord[]> {
  const orders = await findAllOrders(services.db);
  return Promise.all(orders.map((order) => settleDeadline(services, order)));
}

/** An order that the caller may see as employer or provider; every other one is not found. */
export async function findWorkspaceOrder(
  services: OrdersServices,
  caller: Caller,
  orderId: number,
  viewer: Exclude<Viewer, 'EMPLOYEE'>,
): Promise<Result<OrderRecord, Refusal>> {
  const order = await findOrder(services.db, orderId);
  if (!order || !rolesToward(caller, order).includes(viewer)) return refuse({ code: 'NOT_FOUND' });
  await recordReading(services.db, caller, {
    at: services.clock.now(),
    action: 'ORDER_SHEET_READ',
    record: 'order',
    recordId: order.id,
    personId: order.userId,
  });
  return ok(await settleDeadline(services, order));
}

/** Names of the employers of orders, by id. */
export function tenantNamesOf(
  { db }: OrdersServices,
  orders: readonly OrderRecord[],
): Promise<ReadonlyMap<number, string>> {
  return findTenantNames(db, [...new Set(orders.map(({ tenantId }) => tenantId))]);
}
