import type { SalaryInfo } from '@stromwandel/api-spec';
import { canContinue, withStatus } from '@stromwandel/ordering';
import type { Caller } from '../../../platform/scope/caller.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import { carryOut } from './carry-out.ts';
import { createInTransaction } from './create-order.ts';
import { expireWhenOverdue } from './expire-orders.ts';
import { findSalaryChange } from '../changes/find-changes.ts';
import { SYSTEM } from '../record/order-actor.ts';
import type { OrderRecord } from '../record/order-record.ts';
import { findOrdersOfPerson, lockOrder } from '../record/order-store.ts';
import type { OrderCommandServices } from '../record/order-services.ts';
import { openPrivateSnapshot } from '../record/private-order.ts';
import { vehicleName } from '../record/snapshot.ts';

const isUnsigned = ({ state }: OrderRecord) => canContinue(withStatus(state.steps, state.userSteps));

/** An order that was calculated with other salary data than the ones to be saved. */
export interface OrderOnOldSalary {
  readonly id: number;
  readonly vehicle: string;
}

/**
 * The person's unsigned orders that new salary data would end, oldest first, locked until the transaction ends. These
 * must be the transaction's first locks.
 */
export async function lockOrdersOnOldSalary(
  tx: Transaction,
  services: OrderCommandServices,
  userId: number,
  info: SalaryInfo,
): Promise<OrderOnOldSalary[]> {
  const found: OrderOnOldSalary[] = [];
  for (const { id } of (await findOrdersOfPerson(tx, userId)).filter(isUnsigned).toReversed()) {
    const locked = await lockOrder(tx, id);
    if (!locked) continue;
    const order = await expireWhenOverdue(tx, services, locked);
    const { salaryInfo } = openPrivateSnapshot(services.seal, order);
    if (isUnsigned(order) && findSalaryChange(salaryInfo, info)) {
      found.push({ id, vehicle: vehicleName(order.snapshot) });
    }
  }
  return found;
}

/**
 * Ends an order with old salary data and orders the same choice again, priced with the stored data of today. The
 * order must be locked.
 * @returns the new order, or the refusal; the caller then rolls the transaction back
 */
export async function priceOrderAnew(
  tx: Transaction,
  services: OrderCommandServices,
  caller: Caller,
  orderId: number,
  info: SalaryInfo,
): Promise<{ readonly orderId: number } | { readonly refusal: Refusal }> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Error(`Order ${orderId} was locked and is gone`);
  const { salaryInfo, comparison } = openPrivateSnapshot(services.seal, order);
  const change = findSalaryChange(salaryInfo, info);
  if (!change) throw new Error(`Order ${orderId} stands on these very salary data`);
  const ended = await carryOut(tx, services, order, { type: 'BREAK', ...change }, SYSTEM);
  if (!ended.ok) throw new Error(`Order ${orderId} did not end: ${ended.error}`);
  const { leasePackage, color, delivery } = order.snapshot;
  const created = await createInTransaction(tx, services, caller, {
    leasePackageId: leasePackage.id,
    colorId: color.id,
    deliveryId: delivery.id,
    comparisonEdits: comparison.kept?.edits,
    idempotencyKey: null,
  });
  if (!created.ok) return { refusal: created.error };
  const { orderId: newOrderId } = created.value;
  // Terms may have changed meanwhile; the person accepts them before any order.
  return newOrderId === null ? { refusal: { code: 'PREREQUISITES_MISSING' } } : { orderId: newOrderId };
}
