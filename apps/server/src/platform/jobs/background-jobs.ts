import { lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { recurringJobs } from '../database/schema/index.ts';
import { runAsSystem } from '../scope/scope.ts';

/** Work that comes back at an interval, such as ending orders whose deadline has passed. */
export interface BackgroundJobs {
  /** Adds a job: one process runs it in each interval. It must be safe to run in several at once, when one of them is slow. */
  every(name: string, seconds: number, run: () => Promise<unknown>): void;
  /** Runs one job now. @throws Error for an unknown name, and what the job throws */
  runNow(name: string): Promise<void>;
  /** Runs every job once and waits for it; failures are logged. */
  runAll(): Promise<void>;
  /** Calls a listener after each run. */
  onEnd(listener: (name: string, succeeded: boolean) => void): void;
  /** Begins what is due, now and at each interval. @returns settles when the first round has ended */
  start(): Promise<unknown>;
  /** Starts nothing more and waits for what is running. */
  stop(): Promise<void>;
}

interface Job {
  readonly seconds: number;
  readonly run: () => Promise<unknown>;
}

/** Timers are not exact: the process that ran a job last may ask again a little early. */
const EARLIEST = 0.9;

/**
 * Notes that a job begins, by the database's clock.
 * @returns false when it began within the interval already, in this process or another one
 */
async function claimInterval(db: Database, name: string, seconds: number): Promise<boolean> {
  const begun = await db
    .insert(recurringJobs)
    .values({ name, begunAt: sql`now()` })
    .onConflictDoUpdate({
      target: recurringJobs.name,
      set: { begunAt: sql`now()` },
      setWhere: lte(recurringJobs.begunAt, sql`now() - make_interval(secs => ${seconds * EARLIEST})`),
    })
    .returning({ name: recurringJobs.name });
  return begun.length > 0;
}

/**
 * Jobs of this process, which shares them with the other processes on its database; a job never overlaps with itself, and a failing
 * one is logged and comes back.
 * @param beforeJob brings the process up to date before each run
 */
export function createBackgroundJobs(
  db: Database,
  log: FastifyBaseLogger,
  beforeJob: () => Promise<void> = () => Promise.resolve(),
): BackgroundJobs {
  const jobs = new Map<string, Job>();
  const running = new Map<string, Promise<void>>();
  const turns = new Set<Promise<void>>();
  let isStopped = false;
  const timers: NodeJS.Timeout[] = [];
  const listeners: Parameters<BackgroundJobs['onEnd']>[0][] = [];

  const runLogged = (name: string, job: Job): Promise<void> => {
    const already = running.get(name);
    if (already) return already;
    const done = runAsSystem(job.run)
      .then(() => true)
      .catch((error: unknown) => {
        log.error({ err: error, job: name }, 'job failed');
        return false;
      })
      .then((succeeded) => {
        for (const listener of listeners) listener(name, succeeded);
      })
      .finally(() => running.delete(name));
    running.set(name, done);
    return done;
  };

  const runInTurn = (name: string, job: Job): void => {
    const turn = runAsSystem(() => claimInterval(db, name, job.seconds))
      .then(
        (isTurn) => (isTurn && !isStopped ? runLogged(name, job) : undefined),
        (error: unknown) => log.error({ err: error, job: name }, 'job not begun'),
      )
      .finally(() => turns.delete(turn));
    turns.add(turn);
  };

  return {
    every(name, seconds, run) {
      jobs.set(name, { seconds, run: () => beforeJob().then(run) });
    },
    async runNow(name) {
      const job = jobs.get(name);
      if (!job) throw new Error(`There is no job ${name}`);
      await runAsSystem(job.run);
    },
    async runAll() {
      for (const [name, job] of jobs) await runLogged(name, job);
    },
    onEnd(listener) {
      listeners.push(listener);
    },
    start() {
      for (const [name, job] of jobs) {
        timers.push(setInterval(() => runInTurn(name, job), job.seconds * 1000));
        runInTurn(name, job);
      }
      return Promise.all(turns);
    },
    async stop() {
      isStopped = true;
      for (const timer of timers.splice(0)) clearInterval(timer);
      await Promise.all(turns);
      await Promise.all(running.values());
    },
  };
}
