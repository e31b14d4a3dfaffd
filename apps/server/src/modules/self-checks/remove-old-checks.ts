import { addDays, addMonths } from '@stromwandel/kernel';
import { SELF_CHECK_DRAFT_DAYS, SELF_CHECK_KEPT_MONTHS } from '@stromwandel/leasing';
import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { leasePhotos, leases, leaseSelfChecks } from '../../platform/database/schema/index.ts';
import { deleteUnused } from '../handover-records/index.ts';
import { lockLease } from '../leases/index.ts';
import type { OrderServices } from '../orders/index.ts';

/**
 * Deletes unfinished checks 30 days after their last change, and all others a year after their lease was closed, with their
 * photos. Each lease has a transaction of its own; safe in several processes at once.
 */
export async function removeOldChecks(services: OrderServices): Promise<void> {
  const { db, clock } = services;
  const today = clock.today();
  // Whole days later: the day that the page names is still one with the check.
  const before = new Date(`${addDays(today, -SELF_CHECK_DRAFT_DAYS)}T00:00:00Z`);
  const isDraft = and(isNull(leaseSelfChecks.attachedAt), eq(leaseSelfChecks.isComplete, false));
  const isOver = or(
    and(isDraft, lt(leaseSelfChecks.savedAt, before)),
    lt(leases.closedOn, addMonths(today, -SELF_CHECK_KEPT_MONTHS)),
  );
  const due = await db
    .select({ id: leaseSelfChecks.id, leaseId: leaseSelfChecks.leaseId })
    .from(leaseSelfChecks)
    .innerJoin(leases, eq(leases.id, leaseSelfChecks.leaseId))
    .where(isOver);
  for (const { id, leaseId } of due) {
    await db.transaction(async (tx) => {
      await lockLease(tx, leaseId);
      const changed = and(isDraft, lt(leaseSelfChecks.savedAt, before));
      const closed = inArray(
        leaseSelfChecks.leaseId,
        tx.select({ id: leases.id }).from(leases).where(eq(leases.state, 'CLOSED')),
      );
      await tx.delete(leaseSelfChecks).where(and(eq(leaseSelfChecks.id, id), or(changed, closed)));
      await deleteUnused(tx, services, leaseId, before);
    });
  }
}

/** Deletes the checks of a person with their photos, when the account is deleted. */
export async function removeSelfChecksOf(tx: Transaction, userId: number): Promise<void> {
  const gone = await tx.delete(leaseSelfChecks).where(eq(leaseSelfChecks.userId, userId)).returning();
  for (const { leaseId, photos } of gone) {
    if (photos.length === 0) continue;
    await tx
      .delete(leasePhotos)
      .where(and(eq(leasePhotos.leaseId, leaseId), inArray(leasePhotos.name, photos)));
  }
}
