import { and, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { outbox } from '../database/schema/index.ts';

/** Whether some worker is carrying out a job right now. */
export async function hasLeasedJobs(db: Database): Promise<boolean> {
  const rows = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.doneAt), isNull(outbox.deadAt), gt(outbox.leasedUntil, sql`now()`)))
    .limit(1);
  return rows.length > 0;
}
