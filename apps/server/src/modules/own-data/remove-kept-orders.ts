import { addMonths, calendarDate } from '@stromwandel/kernel';
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { germanDay } from '../../platform/clock/clock.ts';
import { leaseExtensions, leases, orders } from '../../platform/database/schema/index.ts';
import type { Services } from '../../services.ts';
import { retentionEnd } from './retention-end.ts';

/** Minimum age of a removed order. */
const SHORTEST_MONTHS = 36;

/**
 * Deletes orders with documents, checks and steps after their legal retention, each in its own transaction with an
 * audit event. Safe in several processes at once.
 * @returns the number deleted
 */
export async function removeKeptOrders({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const today = clock.today();
  const candidates = await db
    .select({
      id: orders.id,
      userId: orders.userId,
      tenantId: orders.tenantId,
      signedAt: orders.signedAt,
      endedAt: orders.endedAt,
      handedOverOn: orders.handedOverOn,
      durationMonths: sql<number>`(${orders.snapshot} -> 'leasePackage' ->> 'durationMonths')::int
        + coalesce((select sum(${leaseExtensions.months})::int from ${leaseExtensions}
          where ${leaseExtensions.leaseId} = ${leases.id} and ${leaseExtensions.state} = 'SIGNED'), 0)`,
    })
    .from(orders)
    .leftJoin(leases, eq(leases.orderId, orders.id))
    .where(and(isNotNull(orders.endedAt), lt(orders.endedAt, new Date(addMonths(today, -SHORTEST_MONTHS)))));
  let removed = 0;
  for (const { id, userId, tenantId, signedAt, endedAt, handedOverOn, durationMonths } of candidates) {
    if (endedAt === null) continue;
    const end = retentionEnd({
      isSigned: signedAt !== null,
      endedOn: germanDay(endedAt),
      handedOverOn: handedOverOn === null ? null : calendarDate(handedOverOn),
      durationMonths,
    });
    if (today <= end) continue;
    await db.transaction(async (tx) => {
      const gone = await tx.delete(orders).where(eq(orders.id, id)).returning({ id: orders.id });
      if (gone.length === 0) return;
      removed += 1;
      await recordAuditEvent(tx, {
        at: clock.now(),
        actorId: null,
        actorRole: 'SYSTEM',
        tenantId,
        action: 'RETENTION_ENDED',
        record: 'order',
        recordId: id,
        personId: userId,
      });
    });
  }
  return removed;
}
