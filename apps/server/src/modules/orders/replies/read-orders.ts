import { ok, refuse, type Result } from '@stromwandel/kernel';
import { isOverdue } from '@stromwandel/ordering';
import type { Caller } from '../../../platform/scope/caller.ts';
import { recordReading } from '../../../platform/audit/record-reading.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import { expireWhenOverdue } from '../commands/expire-orders.ts';
import { findDocument, readDocument, type StoredDocument } from '../record/document-store.ts';
import { rolesToward } from '../record/order-actor.ts';
import type { OrderRecord } from '../record/order-record.ts';
import { findOrder, findOrdersOfPerson, lockOrder } from '../record/order-store.ts';
import type { OrderCommandServices } from '../record/order-services.ts';

const NOT_FOUND = { code: 'NOT_FOUND' } as const;

/** Reads an order and ends it if its deadline has passed. */
export async function settleDeadline(
  services: OrderCommandServices,
  order: OrderRecord,
): Promise<OrderRecord> {
  if (!isOverdue(order.state, services.clock.now().toISOString())) return order;
  return services.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    return locked ? expireWhenOverdue(tx, services, locked) : order;
  });
}

/** The person's own orders, newest first. */
export async function listOwnOrders(services: OrderCommandServices, caller: Caller): Promise<OrderRecord[]> {
  const orders = await findOrdersOfPerson(services.db, caller.userId);
  return Promise.all(orders.map((order) => settleDeadline(services, order)));
}

/** An own order; orders of others and absent ones are not found. */
export async function findOwnOrder(
  services: OrderCommandServices,
  caller: Caller,
  orderId: number,
): Promise<Result<OrderRecord, Refusal>> {
  const order = await findOrder(services.db, orderId);
  if (!order || !rolesToward(caller, order).includes('EMPLOYEE')) return refuse(NOT_FOUND);
  return ok(await settleDeadline(services, order));
}

/** Records an audit event for each download, also the employee's own. */
export async function recordDownload(
  { db, clock }: OrderCommandServices,
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

/**
 * A document of an own order. Employer and provider get none, because the contract's annex contains the payslip. Each
 * of them has a copy without it (ADR 38).
 */
export async function findDocumentFor(
  services: OrderCommandServices,
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
  const stored = await readDocument(services.db, services.files, order, document);
  return stored ? ok(stored.content) : refuse(NOT_FOUND);
}
