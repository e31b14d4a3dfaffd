import type { Transaction } from '../../../platform/database/database.ts';
import { findSalaryInfo } from '../../salary-data/index.ts';
import { carryOut } from './carry-out.ts';
import { findChanges } from '../changes/find-changes.ts';
import { findCurrentOffer } from '../record/offer-store.ts';
import { SYSTEM } from '../record/order-actor.ts';
import type { OrderRecord } from '../record/order-record.ts';
import type { OrderCommandServices } from '../record/order-services.ts';
import { openPrivateSnapshot } from '../record/private-order.ts';

/**
 * Compares a locked order with today's offer and salary data, and ends it in BREAKING_CHANGE on a difference.
 * @returns the ended order, or null when nothing changed
 */
export async function endWhenChanged(
  tx: Transaction,
  services: OrderCommandServices,
  order: OrderRecord,
): Promise<OrderRecord | null> {
  const { snapshot } = order;
  const offer = await findCurrentOffer(tx, {
    leasePackageId: snapshot.leasePackage.id,
    colorId: snapshot.color.id,
    deliveryId: snapshot.delivery.id,
  });
  const salaryInfo = await findSalaryInfo(tx, services.seal, order.userId);
  const ordered = { ...snapshot, ...openPrivateSnapshot(services.seal, order) };
  const change = findChanges(ordered, offer, salaryInfo);
  if (!change) return null;
  const ended = await carryOut(tx, services, order, { type: 'BREAK', ...change }, SYSTEM);
  if (!ended.ok) throw new Error(`Order ${order.id} has changed, but did not end: ${ended.error}`);
  return ended.value;
}
