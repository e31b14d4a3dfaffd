import { and, asc, eq, gte, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { outbox } from '../database/schema/index.ts';
import type { Tracing } from '../tracing.ts';
import type { JobHandler, JobHandlers } from './outbox-job.ts';

/** A job may take longer than its lease: while it runs, the lease is prolonged. */
const LEASE_END = sql`now() + interval '60 seconds'`;
const RENEWAL_MS = 20_000;
/** A job is given up after this many attempts; a manual retry grants as many more. */
const ATTEMPTS_A_ROUND = 12;
const FIRST_RETRY_S = 5;
const LONGEST_RETRY_S = 3_600;

type Row = typeof outbox.$inferSelect;

/** 5 s after the first failure, twice as long after each further one, an hour at most. */
function retryDelaySeconds(attempts: number): number {
  const inRound = ((attempts - 1) % ATTEMPTS_A_ROUND) + 1;
  return Math.min(FIRST_RETRY_S * 2 ** (inRound - 1), LONGEST_RETRY_S);
}

export interface JobRound {
  /** The product's time, noted as the end of a job. */
  readonly now: () => Date;
  /** Skips jobs written before it; null takes all. */
  readonly since: Date | null;
  readonly traceJob?: Tracing['traceJob'];
  readonly onFailure: (row: Pick<Row, 'id' | 'kind' | 'attempts'>, error: unknown) => void;
}

/**
 * Leases the oldest due job of a lane: other workers skip it until its lease ends, also if this process dies. The database's
 * clock decides what is due and leased, so that a server whose clock is wrong delays and repeats nothing.
 */
async function leaseDueJob(db: Database, lane: string, since: Date | null): Promise<Row | undefined> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.lane, lane),
        isNull(outbox.doneAt),
        isNull(outbox.deadAt),
        lte(outbox.availableAt, sql`now()`),
        since === null ? undefined : gte(outbox.createdAt, since),
        or(isNull(outbox.leasedUntil), lte(outbox.leasedUntil, sql`now()`)),
      ),
    )
    .orderBy(asc(outbox.availableAt), asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(outbox)
    .set({ leasedUntil: LEASE_END, attempts: sql`${outbox.attempts} + 1` })
    .where(eq(outbox.id, due))
    .returning();
  return row;
}

/** The attempts are a fence: a worker whose lease was taken over changes nothing any more. */
const stillLeased = ({ id, attempts }: Row) => and(eq(outbox.id, id), eq(outbox.attempts, attempts));

async function renewLease(db: Database, row: Row): Promise<void> {
  await db
    .update(outbox)
    .set({ leasedUntil: LEASE_END })
    .where(and(stillLeased(row), isNotNull(outbox.leasedUntil)));
}

/** What a failure stores: the next attempt, or that there is none. */
function afterFailure({ attempts }: Row, error: unknown, now: Date) {
  // The first line only: database errors go on with the values of the statement.
  const message = error instanceof Error ? error.message : String(error);
  const lastError = message.split('\n', 1)[0] ?? '';
  if (attempts % ATTEMPTS_A_ROUND === 0) return { lastError, deadAt: now };
  return { lastError, availableAt: sql`now() + make_interval(secs => ${retryDelaySeconds(attempts)})` };
}

async function handle(handlers: JobHandlers, row: Row): Promise<void> {
  // `enqueue` alone stores rows, so the payload is the one of the kind.
  const handler = handlers.get(row.kind) as JobHandler<unknown> | undefined;
  // A kind of a newer version has no handler here: the job fails visibly and is tried again.
  if (!handler) throw new Error(`No handler for outbox jobs of kind ${row.kind}`);
  await handler(row.payload, row.messageId);
}

/** Carries out a leased job and stores how it ended. */
async function carryOut(db: Database, handlers: JobHandlers, row: Row, round: JobRound): Promise<void> {
  const renewal = setInterval(() => {
    // Without the renewal another worker may repeat the job, which is safe.
    void renewLease(db, row).catch(() => undefined);
  }, RENEWAL_MS);
  const settle = (change: Parameters<ReturnType<typeof db.update<typeof outbox>>['set']>[0]) =>
    db
      .update(outbox)
      .set({ ...change, leasedUntil: null })
      .where(stillLeased(row));
  try {
    const work = () => handle(handlers, row);
    await (round.traceJob ? round.traceJob(row.kind, work) : work());
    // Mails contain one-time codes and addresses, so their content is deleted after sending.
    await settle({ doneAt: round.now(), payload: {} });
  } catch (error) {
    round.onFailure(row, error);
    await settle(afterFailure(row, error, round.now()));
  } finally {
    clearInterval(renewal);
  }
}

/**
 * Takes the next due job of a lane for this process. A job runs at least once, even if this process crashes. A failing job
 * is retried later and given up (dead letter) after twelve attempts, until a manual retry.
 * @returns what carries it out; null when none is due
 */
export async function takeDueJob(
  db: Database,
  handlers: JobHandlers,
  lane: string,
  round: JobRound,
): Promise<(() => Promise<void>) | null> {
  const row = await leaseDueJob(db, lane, round.since);
  return row ? () => carryOut(db, handlers, row, round) : null;
}
