import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { DatabaseConnection } from '../database/database.ts';
import { runAsSystem } from '../scope/scope.ts';
import { hasLeasedJobs } from './has-leased-jobs.ts';
import { carryOutDueJobs } from './carry-out-due-jobs.ts';
import type { OutboxHandlers, OutboxKind } from './outbox-job.ts';
import { startOutboxWorker, type OutboxWorker } from './outbox-worker.ts';

const SETTLE_ROUNDS = 40;
const SETTLE_PAUSE_MS = 25;

/** The outbox of this process: who carries out what, and the worker. */
export interface Outbox {
  /** Says who carries out jobs of a kind. @throws Error when somebody does already */
  handle<K extends OutboxKind>(kind: K, handler: OutboxHandlers[K]): void;
  /** Carries out everything that is due now, what these jobs cause included; returns how many jobs were tried. */
  runDue(): Promise<number>;
  /** Carries out what is due and waits a moment for what other workers are carrying out. */
  settle(): Promise<void>;
  /** Leaves jobs that were written before an instant to another outbox; null takes all again. */
  leaveToOthers(before: Date | null): void;
  /** Works in the background from now on. */
  start(): void;
  /** Takes no more jobs and waits for the running ones. */
  stop(): Promise<void>;
}

/** @param beforeBatch runs before jobs are taken, for example to read the product's clock anew */
export function createOutbox(
  database: DatabaseConnection,
  clock: Clock,
  log: FastifyBaseLogger,
  beforeBatch: () => Promise<void>,
): Outbox {
  const handlers: Partial<Record<OutboxKind, OutboxHandlers[OutboxKind]>> = {};
  let worker: OutboxWorker | null = null;
  let since: Date | null = null;

  // Jobs follow a commit; on whose behalf it was does not matter any more.
  const carryOut = () => runAsSystem(carryOutBatch);
  const carryOutBatch = async () => {
    await beforeBatch();
    return carryOutDueJobs(
      database.db,
      // Filled by `handle` alone, kind by kind; a missing one fails visibly when its job comes.
      handlers as OutboxHandlers,
      () => clock.now(),
      since,
      ({ kind, attempts }, error) => log.error({ err: error, kind, attempts }, 'outbox job failed'),
    );
  };

  async function runDue(): Promise<number> {
    let tried = 0;
    for (let batch = await carryOut(); batch > 0; batch = await carryOut()) tried += batch;
    return tried;
  }

  return {
    handle(kind, handler) {
      if (handlers[kind]) throw new Error(`Jobs of kind ${kind} have a handler already`);
      handlers[kind] = handler;
    },
    runDue,
    async settle() {
      for (let round = 0; round < SETTLE_ROUNDS; round += 1) {
        await runDue();
        if (!(await runAsSystem(() => hasLeasedJobs(database.db, clock.now())))) return;
        await wait(SETTLE_PAUSE_MS);
      }
    },
    leaveToOthers(before) {
      since = before;
    },
    start() {
      worker ??= startOutboxWorker(database.pool, carryOut, (error) =>
        log.warn({ err: error }, 'the outbox cannot work at the moment'),
      );
    },
    async stop() {
      await worker?.stop();
      worker = null;
    },
  };
}
