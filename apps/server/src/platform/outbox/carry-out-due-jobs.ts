import { and, asc, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { outbox } from '../database/schema/index.ts';
import type { JobHandler, JobHandlers } from './outbox-job.ts';

const BATCH = 20;
const LEASE_MS = 60_000;
/** A job is given up after this many attempts; a manual retry grants as many more. */
const ATTEMPTS_A_ROUND = 12;
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 3_600_000;

type Row = typeof outbox.$inferSelect;

/** Waits 5 s after the first failure, twice as long after each further one, an hour at most. */
function retryDelayMs(attempts: number): number {
  const inRound = ((attempts - 1) % ATTEMPTS_A_ROUND) + 1;
  return Math.min(FIRST_RETRY_MS * 2 ** (inRound - 1), LONGEST_RETRY_MS);
}

/** Takes due jobs for this worker: others skip them until the lease ends, also if this process dies. */
async function leaseDueJobs(db: Database, now: Date, since: Date | null): Promise<Row[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: outbox.id, attempts: outbox.attempts })
      .from(outbox)
      .where(
        and(
          isNull(outbox.doneAt),
          isNull(outbox.deadAt),
          lte(outbox.availableAt, now),
          since === null ? undefined : gte(outbox.createdAt, since),
          or(isNull(outbox.leasedUntil), lte(outbox.leasedUntil, now)),
        ),
      )
      .orderBy(asc(outbox.availableAt), asc(outbox.id))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const leased: Row[] = [];
    for (const { id, attempts } of due) {
      const rows = await tx
        .update(outbox)
        .set({ leasedUntil: new Date(now.getTime() + LEASE_MS), attempts: attempts + 1 })
        .where(eq(outbox.id, id))
        .returning();
      leased.push(...rows);
    }
    return leased;
  });
}

interface Batch {
  readonly now: () => Date;
  /** Skips jobs written before it; null takes all. */
  readonly since: Date | null;
  /** Whether to leave the rest of the batch to other workers. */
  readonly isStopping: () => boolean;
  readonly onFailure: (row: Pick<Row, 'id' | 'kind' | 'attempts'>, error: unknown) => void;
}

async function carryOut(handlers: JobHandlers, row: Row): Promise<void> {
  // `enqueue` alone stores rows, so the payload is the one of the kind.
  const handler = handlers.get(row.kind) as JobHandler<unknown> | undefined;
  // A kind of a newer version has no handler here: the job fails visibly and is tried again.
  if (!handler) throw new Error(`No handler for outbox jobs of kind ${row.kind}`);
  await handler(row.payload, row.messageId);
}

async function settle(db: Database, row: Row, change: Partial<Row>): Promise<void> {
  // The attempts are a fence: a worker whose lease was taken over settles nothing any more.
  await db
    .update(outbox)
    .set({ ...change, leasedUntil: null })
    .where(and(inArray(outbox.id, [row.id]), eq(outbox.attempts, row.attempts)));
}

/**
 * Runs the due jobs, each at least once, even if this process crashes. A failing job is retried later and given up
 * (dead letter) after twelve attempts, until a manual retry.
 * @returns the number of jobs tried
 */
export async function carryOutDueJobs(
  db: Database,
  handlers: JobHandlers,
  { now, since, isStopping, onFailure }: Batch,
): Promise<number> {
  const rows = await leaseDueJobs(db, now(), since);
  let tried = 0;
  for (const row of rows) {
    if (isStopping()) {
      await settle(db, row, { attempts: row.attempts - 1 });
      continue;
    }
    tried += 1;
    try {
      await carryOut(handlers, row);
      // Mails contain one-time codes and addresses, so their content is deleted after sending.
      await settle(db, row, { doneAt: now(), payload: {} });
    } catch (error) {
      onFailure(row, error);
      // The first line only: database errors go on with the values of the statement.
      const message = error instanceof Error ? error.message : String(error);
      const lastError = message.split('\n', 1)[0] ?? '';
      const isLast = row.attempts % ATTEMPTS_A_ROUND === 0;
      const later = new Date(now().getTime() + retryDelayMs(row.attempts));
      await settle(db, row, isLast ? { deadAt: now(), lastError } : { availableAt: later, lastError });
    }
  }
  return tried;
}
