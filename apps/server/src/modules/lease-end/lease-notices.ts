import { and, asc, gt, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { employmentReports, leaseNotices, leases } from '../../platform/database/schema/index.ts';
import { lastDayOfRow, leavingOfLease, type LeaseRecord } from '../leases/index.ts';

const BATCH = 200;

/** Stores that notices were sent. @returns those that were not sent before for this last day */
export async function noteSent(
  tx: Transaction,
  { id: leaseId, tenantId, userId }: LeaseRecord,
  names: readonly string[],
  lastDay: string,
  sentAt: Date,
): Promise<string[]> {
  const rows = names.map((name) => ({ leaseId, tenantId, userId, name, lastDay, sentAt }));
  const stored = await tx.insert(leaseNotices).values(rows).onConflictDoNothing().returning();
  return stored.map(({ name }) => name);
}

/** Whether a notice was sent for the present last day. Needs `leavingOfLease` joined. */
export const hasNotice = (name: SQL | string): SQL => sql`exists (select 1 from ${leaseNotices}
  where ${leaseNotices.leaseId} = ${leases.id} and ${leaseNotices.name} = ${name} and ${leaseNotices.lastDay} = ${lastDayOfRow})`;

/** Calls with each lease of a condition, one after the other. The condition can use `leavingOfLease`. */
export async function forEachLease(
  db: Database,
  condition: SQL | undefined,
  act: (leaseId: number) => Promise<void>,
): Promise<void> {
  for (let after = 0; ;) {
    const batch = await db
      .select({ id: leases.id })
      .from(leases)
      .leftJoin(employmentReports, leavingOfLease)
      .where(and(condition, gt(leases.id, after)))
      .orderBy(asc(leases.id))
      .limit(BATCH);
    for (const { id } of batch) {
      after = id;
      await act(id);
    }
    if (batch.length < BATCH) return;
  }
}
