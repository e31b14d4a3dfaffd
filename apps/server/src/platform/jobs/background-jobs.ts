import type { FastifyBaseLogger } from 'fastify';
import { runAsSystem } from '../scope/scope.ts';

/** Work that comes back at an interval, such as ending orders whose deadline has passed. */
export interface BackgroundJobs {
  /** Adds a job. It must be safe to run in several processes at once. */
  every(name: string, seconds: number, run: () => Promise<unknown>): void;
  /** Runs one job now. @throws Error for an unknown name, and what the job throws */
  runNow(name: string): Promise<void>;
  /** Runs every job once and waits for it; failures are logged. */
  runAll(): Promise<void>;
  /** Calls a listener after each run. */
  onEnd(listener: (name: string, succeeded: boolean) => void): void;
  start(): void;
  /** Starts nothing more and waits for what is running. */
  stop(): Promise<void>;
}

interface Job {
  readonly seconds: number;
  readonly run: () => Promise<unknown>;
}

/** Jobs of this process; a job never overlaps with itself, and a failing one is logged and comes back. */
export function createBackgroundJobs(log: FastifyBaseLogger): BackgroundJobs {
  const jobs = new Map<string, Job>();
  const running = new Map<string, Promise<void>>();
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

  return {
    every(name, seconds, run) {
      jobs.set(name, { seconds, run });
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
        timers.push(setInterval(() => void runLogged(name, job), job.seconds * 1000));
        void runLogged(name, job);
      }
    },
    async stop() {
      for (const timer of timers.splice(0)) clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
