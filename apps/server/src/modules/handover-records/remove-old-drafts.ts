import { and, eq, exists, gt, inArray, isNull, lt, max, notExists, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import {
  leaseDamages,
  leasePhotos,
  leaseReadings,
  leaseRecords,
  leaseReports,
  leases,
  leaseSelfChecks,
  orderCharging,
} from '../../platform/database/schema/index.ts';
import { lockLease } from '../leases/index.ts';
import type { OrderServices } from '../orders/index.ts';
import { deleteUnused } from './lease-photos.ts';

/** After the last entry; the design of the lease keeps drafts so long. */
const DRAFT_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

const isOldDraft = (before: Date) => and(isNull(leaseRecords.concludedAt), lt(leaseRecords.savedAt, before));

async function removeOfLease(
  tx: Transaction,
  services: OrderServices,
  leaseId: number,
  before: Date,
): Promise<void> {
  await lockLease(tx, leaseId);
  await tx.delete(leaseRecords).where(and(eq(leaseRecords.leaseId, leaseId), isOldDraft(before)));
  await deleteUnused(tx, services, leaseId, before);
}

/** Deletes photos that arrived after the handover and belong to no reading, damage, meter, report, self-check or open record. */
async function removeUnusedPhotos({ db }: OrderServices, before: Date): Promise<void> {
  const concluded = db
    .select({ at: max(leaseRecords.concludedAt) })
    .from(leaseRecords)
    .where(eq(leaseRecords.leaseId, leasePhotos.leaseId));
  const begun = db
    .select({ id: leases.id })
    .from(leases)
    .where(and(eq(leases.id, leasePhotos.leaseId), notInArray(leases.state, ['PREPARED', 'CANCELLED'])));
  const reading = db
    .select({ id: leaseReadings.id })
    .from(leaseReadings)
    .where(and(eq(leaseReadings.leaseId, leasePhotos.leaseId), eq(leaseReadings.photo, leasePhotos.name)));
  const damage = db
    .select({ id: leaseDamages.id })
    .from(leaseDamages)
    .where(
      and(
        eq(leaseDamages.leaseId, leasePhotos.leaseId),
        sql`${leasePhotos.name} = any(${leaseDamages.photos})`,
      ),
    );
  const meter = db
    .select({ id: orderCharging.id })
    .from(orderCharging)
    .innerJoin(leases, eq(leases.orderId, orderCharging.orderId))
    .where(and(eq(leases.id, leasePhotos.leaseId), eq(orderCharging.photo, leasePhotos.name)));
  const report = db
    .select({ id: leaseReports.id })
    .from(leaseReports)
    .where(
      and(
        eq(leaseReports.leaseId, leasePhotos.leaseId),
        sql`${leasePhotos.name} = any(${leaseReports.photos})`,
      ),
    );
  const check = db
    .select({ id: leaseSelfChecks.id })
    .from(leaseSelfChecks)
    .where(
      and(
        eq(leaseSelfChecks.leaseId, leasePhotos.leaseId),
        sql`${leasePhotos.name} = any(${leaseSelfChecks.photos})`,
      ),
    );
  // An open record of the return; its photos are named in what is sealed.
  const draft = db
    .select({ id: leaseRecords.id })
    .from(leaseRecords)
    .where(and(eq(leaseRecords.leaseId, leasePhotos.leaseId), isNull(leaseRecords.concludedAt)));
  await db
    .delete(leasePhotos)
    .where(
      and(
        lt(leasePhotos.receivedAt, before),
        exists(begun),
        gt(leasePhotos.receivedAt, sql`coalesce((${concluded}), '-infinity')`),
        notExists(reading),
        notExists(damage),
        notExists(meter),
        notExists(report),
        notExists(check),
        notExists(draft),
      ),
    );
}

/**
 * Deletes records that stayed unfinished for 30 days, and photos as old that neither record nor reading names. Safe in several processes at
 * once: the second finds nothing to delete.
 */
export async function removeOldDrafts(services: OrderServices): Promise<void> {
  const { db, clock } = services;
  const before = new Date(clock.now().getTime() - DRAFT_DAYS * DAY_MS);
  const drafts = db.select({ leaseId: leaseRecords.leaseId }).from(leaseRecords).where(isOldDraft(before));
  // The photos of a lease that has begun were settled with its record.
  const photos = db
    .select({ leaseId: leasePhotos.leaseId })
    .from(leasePhotos)
    .innerJoin(leases, eq(leases.id, leasePhotos.leaseId))
    .where(and(lt(leasePhotos.receivedAt, before), inArray(leases.state, ['PREPARED', 'CANCELLED'])));
  for (const { leaseId } of await drafts.union(photos)) {
    await db.transaction((tx) => removeOfLease(tx, services, leaseId, before));
  }
  await removeUnusedPhotos(services, before);
}
