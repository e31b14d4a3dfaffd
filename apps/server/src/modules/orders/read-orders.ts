import { ok, refuse, type Result } from '@stromwandel/kernel';
import { isOverdue } from '@stromwandel/ordering';
import type { Caller } from '../../platform/scope/caller.ts';
import { recordReading } from '../../platform/audit/record-reading.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { expireWhenOverdue } from './expire-orders.ts';
import { findDocument, openDocument, type StoredDocument } from './document-store.ts';
import { rolesToward } from './order-actor.ts';
import type { OrderRecord } from './order-record.ts';
import { findOrder, findOrdersOfPerson, lockOrder } from './order-store.ts';
import type { OrdersServices } from './orders-services.ts';
import { provideContract } from './provide-contract.ts';

const NOT_FOUND = { code: 'NOT_FOUND' } as const;

/** The order as it is now: one whose deadline has passed ends by being looked at. */
export async function settleDeadline(services: OrdersServices, order: OrderRecord): Promise<OrderRecord> {
  if (!isOverdue(order.state, services.clock.now().toISOString())) return order;
  return services.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    return locked ? expireWhenOverdue(tx, services, locked) : order;
  });
}

/** The person's own orders, newest first. */
export async function listOwnOrders(services: OrdersServices, caller: Caller): Promise<OrderRecord[]> {
  const orders = await findOrdersOfPerson(services.db, caller.userId);
  return Promise.all(orders.map((order) => settleDeadline(services, order)));
}

/** An own order; foreign and absent ones are not found. */
export async function findOwnOrder(
  services: OrdersServices,
  caller: Caller,
  orderId: number,
): Promise<Result<OrderRecord, Refusal>> {
  const order = await findOrder(services.db, orderId);
  if (!order || !rolesToward(caller, order).includes('EMPLOYEE')) return refuse(NOT_FOUND);
  return ok(await settleDeadline(services, order));
}

/** Every download leaves an event, the employee's own as well. */
export async function recordDownload(
  { db, clock }: OrdersServices,
  caller: Caller,
  order: OrderRecord,
  details: { readonly documentId?: number; readonly kind: string },
): Promise<void> {
  await recordReading(db, caller, {
    at: clock.now(),
    action: 'DOCUMENT_READ',
    record: 'order',
    recordId: order.id,
    personId: order.userId,
    details,
    ownToo: true,
  });
}

/** The contract to be checked of an own order. */
export async function findOwnContract(
  services: OrdersServices,
  caller: Caller,
  orderId: number,
): Promise<Result<Uint8Array, Refusal>> {
  const order = await findOwnOrder(services, caller, orderId);
  if (!order.ok) return order;
  if (order.value.row.confirmedAt === null) return refuse({ code: 'DOCUMENT_NOT_READY' });
  const contract = await provideContract(services, order.value);
  if (!contract) return refuse(NOT_FOUND);
  const { id: documentId, kind } = contract;
  await recordDownload(services, caller, order.value, { documentId, kind });
  return ok(contract.content);
}

/**
 * A document of an own order. Employer and provider get none: the annex of the contract carries the payslip, and what was
 * signed is one file. Both have a copy without it (ADR 38).
 */
export async function findDocumentFor(
  services: OrdersServices,
  caller: Caller,
  orderId: number,
  documentId: number,
): Promise<Result<StoredDocument['content'], Refusal>> {
  const order = await findOrder(services.db, orderId);
  if (!order || !rolesToward(caller, order).includes('EMPLOYEE')) return refuse(NOT_FOUND);
  const document = await findDocument(services.db, orderId, documentId);
  if (!document) return refuse(NOT_FOUND);
  const { kind } = document;
  await recordDownload(services, caller, order, { documentId, kind });
  return ok(openDocument(services.seal, order, document).content);
}
