import { sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../database/database.ts';
import { auditUnsealed } from '../database/schema/index.ts';
import { runAsSystem } from '../scope/scope.ts';

/** Few enough for a transaction of a fraction of a second. */
const BATCH = 1_000;

/**
 * Chains committed events, batch by batch, each in a transaction of its own. Of several callers at once one works; a
 * crash leaves whole batches.
 * @returns how many events this call has chained
 */
export async function sealAuditEvents(db: Database): Promise<number> {
  let sealed = 0;
  for (let batch = BATCH; batch === BATCH; sealed += batch) {
    const { rows } = await runAsSystem(() =>
      db.execute<{ sealed: number }>(sql`select seal_audit_events(${BATCH}) as sealed`),
    );
    batch = rows[0]?.sealed ?? 0;
  }
  return sealed;
}

/** The end of the audit log that no link of the chain covers yet. */
export interface UnsealedEvents {
  readonly events: number;
  /** Age of the oldest in seconds, by the database's clock; 0 without one. */
  readonly seconds: number;
}

/** Counts the events that wait for their link. */
export async function findUnsealedEvents(db: DatabaseOrTransaction): Promise<UnsealedEvents> {
  const [row] = await db
    .select({
      events: sql<number>`count(*)::int`,
      seconds: sql<number>`coalesce(greatest(extract(epoch from clock_timestamp() - min(${auditUnsealed.queuedAt})), 0), 0)::float8`,
    })
    .from(auditUnsealed);
  return row ?? { events: 0, seconds: 0 };
}
