import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { DatabaseConnection } from '../database/database.ts';
import { runAsSystem } from '../scope/scope.ts';
import type { Tracing } from '../tracing.ts';
import { hasLeasedJobs } from './has-leased-jobs.ts';
import type { JobHandler } from './outbox-job.ts';
import { startOutboxWorker, type OutboxWorker } from './outbox-worker.ts';
import { takeDueJob } from './take-due-job.ts';

const SETTLE_ROUNDS = 40;
const SETTLE_PAUSE_MS = 25;

/** The outbox of this process: the handlers of its jobs, and the worker. */
export interface Outbox<Jobs> {
  /** Registers the handler of a kind of jobs. @throws Error for a second handler of a kind */
  handle<K extends keyof Jobs & string>(kind: K, handler: JobHandler<Jobs[K]>): void;
  /** Carries out everything that is due now one by one, what these jobs cause included; returns how many jobs were tried. */
  runDue(): Promise<number>;
  /** Carries out what is due and waits a moment for what other workers are carrying out. */
  settle(): Promise<void>;
  /** Skips jobs that were stored before an instant, for another outbox to take; null skips none. */
  skipUntil(instant: Date | null): void;
  /** Works in the background from now on. */
  start(): void;
  /** Takes no more jobs and waits for the running ones. */
  stop(): Promise<void>;
}

interface OutboxOptions {
  /** How many jobs of each lane run at once in this process. */
  readonly lanes: Readonly<Record<string, number>>;
  /** Runs before a job is taken, for example to read the product's clock anew. */
  readonly beforeJob: () => Promise<void>;
  /** Records each job. */
  readonly traceJob?: Tracing['traceJob'] | undefined;
}

export function createOutbox<Jobs>(
  database: DatabaseConnection,
  clock: Clock,
  log: FastifyBaseLogger,
  { lanes, beforeJob, traceJob = (_kind, work) => work() }: OutboxOptions,
): Outbox<Jobs> {
  const handlers = new Map<string, JobHandler<never>>();
  let worker: OutboxWorker | null = null;
  let since: Date | null = null;

  // Jobs follow a commit; on whose behalf it was does not matter any more.
  const take = (lane: string) =>
    runAsSystem(async () => {
      await beforeJob();
      const carryOut = await takeDueJob(database.db, handlers, lane, {
        now: () => clock.now(),
        since,
        traceJob,
        onFailure: ({ kind, attempts }, error) =>
          log.error({ err: error, kind, attempts }, 'outbox job failed'),
      });
      return carryOut && (() => runAsSystem(carryOut));
    });

  /** One job of each lane in turn. */
  async function runRound(): Promise<number> {
    let tried = 0;
    for (const lane of Object.keys(lanes)) {
      const carryOut = await take(lane);
      if (!carryOut) continue;
      tried += 1;
      await carryOut();
    }
    return tried;
  }

  async function runDue(): Promise<number> {
    let tried = 0;
    for (let round = await runRound(); round > 0; round = await runRound()) tried += round;
    return tried;
  }

  return {
    handle(kind, handler) {
      if (handlers.has(kind)) throw new Error(`Jobs of kind ${kind} have a handler already`);
      handlers.set(kind, handler);
    },
    runDue,
    async settle() {
      for (let round = 0; round < SETTLE_ROUNDS; round += 1) {
        await runDue();
        if (!(await runAsSystem(() => hasLeasedJobs(database.db)))) return;
        await wait(SETTLE_PAUSE_MS);
      }
    },
    skipUntil(instant) {
      since = instant;
    },
    start() {
      worker ??= startOutboxWorker(database, lanes, take, (error) =>
        log.warn({ err: error }, 'the outbox cannot work at the moment'),
      );
    },
    async stop() {
      await worker?.stop();
      worker = null;
    },
  };
}
