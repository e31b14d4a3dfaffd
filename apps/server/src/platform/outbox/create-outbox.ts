import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { DatabaseConnection } from '../database/database.ts';
import { runAsSystem } from '../scope/scope.ts';
import { hasLeasedJobs } from './has-leased-jobs.ts';
import { carryOutDueJobs } from './carry-out-due-jobs.ts';
import type { JobHandler } from './outbox-job.ts';
import { startOutboxWorker, type OutboxWorker } from './outbox-worker.ts';

const SETTLE_ROUNDS = 40;
const SETTLE_PAUSE_MS = 25;

/** The outbox of this process: the handlers of its jobs, and the worker. */
export interface Outbox<Jobs> {
  /** Registers the handler of a kind of jobs. @throws Error for a second handler of a kind */
  handle<K extends keyof Jobs & string>(kind: K, handler: JobHandler<Jobs[K]>): void;
  /** Carries out everything that is due now, what these jobs cause included; returns how many jobs were tried. */
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

/** @param beforeBatch runs before jobs are taken, for example to read the product's clock anew */
export function createOutbox<Jobs>(
  database: DatabaseConnection,
  clock: Clock,
  log: FastifyBaseLogger,
  beforeBatch: () => Promise<void>,
): Outbox<Jobs> {
  const handlers = new Map<string, JobHandler<never>>();
  let worker: OutboxWorker | null = null;
  let since: Date | null = null;
  let isStopping = false;

  // Jobs follow a commit; on whose behalf it was does not matter any more.
  const carryOut = () => runAsSystem(carryOutBatch);
  const carryOutBatch = async () => {
    await beforeBatch();
    return carryOutDueJobs(database.db, handlers, {
      now: () => clock.now(),
      since,
      isStopping: () => isStopping,
      onFailure: ({ kind, attempts }, error) =>
        log.error({ err: error, kind, attempts }, 'outbox job failed'),
    });
  };

  async function runDue(): Promise<number> {
    let tried = 0;
    for (let batch = await carryOut(); batch > 0; batch = await carryOut()) tried += batch;
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
        if (!(await runAsSystem(() => hasLeasedJobs(database.db, clock.now())))) return;
        await wait(SETTLE_PAUSE_MS);
      }
    },
    skipUntil(instant) {
      since = instant;
    },
    start() {
      worker ??= startOutboxWorker(database, carryOut, (error) =>
        log.warn({ err: error }, 'the outbox cannot work at the moment'),
      );
    },
    async stop() {
      isStopping = true;
      await worker?.stop();
      worker = null;
      isStopping = false;
    },
  };
}
