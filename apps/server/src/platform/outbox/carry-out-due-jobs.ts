import { and, asc, eq, gte, isNotNull, isNull, lte, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { outbox } from '../database/schema/index.ts';
import type { JobHandler, JobHandlers } from './outbox-job.ts';

const LEASE_MS = 60_000;
/** A job may take longer than its lease: while it runs, the lease is prolonged. */
const RENEWAL_MS = 20_000;
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

/** Takes the oldest due job of a queue for this worker: others skip it until its lease ends, also if this process dies. */
async function leaseDueJob(db: Database, queue: SQL, { now, since }: Round): Promise<Row | undefined> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        queue,
        isNull(outbox.doneAt),
        isNull(outbox.deadAt),
        lte(outbox.availableAt, now()),
        since === null ? undefined : gte(outbox.createdAt, since),
        or(isNull(outbox.leasedUntil), lte(outbox.leasedUntil, now())),
      ),
    )
    .orderBy(asc(outbox.availableAt), asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(outbox)
    .set({ leasedUntil: leaseEnd(now), attempts: sql`${outbox.attempts} + 1` })
    .where(eq(outbox.id, due))
    .returning();
  return row;
}

const leaseEnd = (now: () => Date) => new Date(now().getTime() + LEASE_MS);

interface Round {
  readonly now: () => Date;
  /** Skips jobs written before it; null takes all. */
  readonly since: Date | null;
  /** Whether to leave everything else to other workers. */
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

/** The attempts are a fence: a worker whose lease was taken over changes nothing any more. */
const stillLeased = ({ id, attempts }: Row) => and(eq(outbox.id, id), eq(outbox.attempts, attempts));

async function settle(db: Database, row: Row, change: Partial<Row>): Promise<void> {
  await db
    .update(outbox)
    .set({ ...change, leasedUntil: null })
    .where(stillLeased(row));
}

async function renewLease(db: Database, row: Row, now: () => Date): Promise<void> {
  await db
    .update(outbox)
    .set({ leasedUntil: leaseEnd(now) })
    .where(and(stillLeased(row), isNotNull(outbox.leasedUntil)));
}

/** Carries out a leased job and stores how it ended. */
async function carryOutLeased(
  db: Database,
  handlers: JobHandlers,
  row: Row,
  { now, onFailure }: Round,
): Promise<void> {
  const renewal = setInterval(() => {
    // Without the renewal another worker may repeat the job, which is safe.
    void renewLease(db, row, now).catch(() => undefined);
  }, RENEWAL_MS);
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
  } finally {
    clearInterval(renewal);
  }
}

/**
 * Runs one due job of each kind, so that many jobs of one kind do not hold up another. Each job runs at least once, even if this
 * process crashes. A failing job is retried later and given up (dead letter) after twelve attempts, until a manual retry.
 * @returns the number of jobs tried
 */
export async function carryOutDueJobs(db: Database, handlers: JobHandlers, round: Round): Promise<number> {
  const kinds = [...handlers.keys()];
  const queues = [...kinds.map((kind) => eq(outbox.kind, kind)), notInArray(outbox.kind, kinds)];
  let tried = 0;
  for (const queue of queues) {
    if (round.isStopping()) break;
    const row = await leaseDueJob(db, queue, round);
    if (!row) continue;
    tried += 1;
    await carryOutLeased(db, handlers, row, round);
  }
  return tried;
}
