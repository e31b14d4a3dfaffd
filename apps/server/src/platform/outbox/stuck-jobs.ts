import { and, asc, count, gt, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../database/database.ts';
import { outbox, verificationCases } from '../database/schema/index.ts';
import { wakeLanes } from './enqueue.ts';

export type StuckJob = Pick<
  typeof outbox.$inferSelect,
  'id' | 'kind' | 'createdAt' | 'attempts' | 'deadAt' | 'lastError'
> & {
  /** Until the next attempt; 0 or less when it is due. */
  readonly waitsSeconds: number;
  readonly orderId: number | null;
  /** Kind and recipient of a mail. */
  readonly mail: string | null;
  readonly receiver: string | null;
};

/** Jobs that are not done by then are worth a look; a passing failure is over sooner. */
const PATIENCE_MS = 10 * 60_000;

const orderId = sql<string | null>`coalesce(
  ${outbox.payload} ->> 'orderId',
  ${outbox.payload} -> 'content' ->> 'orderId',
  (select c.order_id::text from ${verificationCases} c
   where c.provider_case_id = ${outbox.payload} ->> 'providerCaseId' limit 1),
  (select c.order_id::text from ${verificationCases} c
   where c.callback_id = (${outbox.payload} ->> 'callbackId')::uuid))`;

// Payloads carry one-time codes: only these parts leave.
const COLUMNS = {
  id: outbox.id,
  kind: outbox.kind,
  createdAt: outbox.createdAt,
  waitsSeconds: sql<number>`extract(epoch from ${outbox.availableAt} - now())::float8`,
  attempts: outbox.attempts,
  deadAt: outbox.deadAt,
  lastError: outbox.lastError,
  orderId,
  mail: sql<string | null>`${outbox.payload} -> 'content' ->> 'kind'`,
  receiver: sql<
    string | null
  >`coalesce(${outbox.payload} -> 'to' ->> 'email', ${outbox.payload} ->> 'email')`,
};

function isStuck(now: Date, ofOrder: number | null): SQL | undefined {
  return and(
    isNull(outbox.doneAt),
    or(isNotNull(outbox.deadAt), lte(outbox.createdAt, new Date(now.getTime() - PATIENCE_MS))),
    ofOrder === null ? undefined : sql`${orderId} = ${String(ofOrder)}`,
  );
}

function stuckJob(row: Omit<StuckJob, 'orderId'> & { readonly orderId: string | null }): StuckJob {
  return { ...row, orderId: row.orderId === null ? null : Number(row.orderId) };
}

/** Given-up jobs, then overdue ones, longest first. Reads rows of all people: for the provider only. */
export async function findStuckJobs(
  db: DatabaseOrTransaction,
  now: Date,
  { ofOrder, limit }: { readonly ofOrder: number | null; readonly limit: number },
): Promise<{ readonly jobs: readonly StuckJob[]; readonly total: number }> {
  const condition = isStuck(now, ofOrder);
  const rows = await db
    .select(COLUMNS)
    .from(outbox)
    .where(condition)
    .orderBy(sql`${outbox.deadAt} is null`, asc(outbox.createdAt), asc(outbox.id))
    .limit(limit);
  const [all] = await db.select({ jobs: count() }).from(outbox).where(condition);
  return { jobs: rows.map(stuckJob), total: all?.jobs ?? 0 };
}

/**
 * Makes stuck jobs due now, also those that were given up. One that is being carried out, or due already, stays as it
 * is: repeating the call changes nothing.
 * @param ids which; null for all
 * @returns the jobs that will be tried
 */
export async function retryStuckJobs(
  tx: Transaction,
  now: Date,
  { ids, limit }: { readonly ids: readonly number[] | null; readonly limit: number },
): Promise<readonly StuckJob[]> {
  if (ids !== null && ids.length === 0) return [];
  const found = await tx
    .select({ ...COLUMNS, lane: outbox.lane })
    .from(outbox)
    .where(
      and(
        isStuck(now, null),
        or(isNotNull(outbox.deadAt), gt(outbox.availableAt, sql`now()`)),
        or(isNull(outbox.leasedUntil), lte(outbox.leasedUntil, sql`now()`)),
        ids === null ? undefined : inArray(outbox.id, [...ids]),
      ),
    )
    .orderBy(asc(outbox.id))
    .limit(limit)
    .for('update');
  if (found.length === 0) return [];
  const foundIds = found.map(({ id }) => id);
  await tx
    .update(outbox)
    .set({ deadAt: null, availableAt: sql`now()` })
    .where(inArray(outbox.id, foundIds));
  await wakeLanes(
    tx,
    found.map(({ lane }) => lane),
  );
  return found.map(stuckJob);
}
