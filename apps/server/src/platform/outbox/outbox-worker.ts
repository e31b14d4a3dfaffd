import type { DatabaseConnection } from '../database/database.ts';
import { OUTBOX_CHANNEL } from './enqueue.ts';

const POLL_MS = 5_000;

export interface OutboxWorker {
  /** Resolves when everything due has been tried. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Runs `carryOut` whenever a transaction with a job commits, and every few seconds for retries and missed notices.
 * @param carryOut tries the due jobs and says how many there were
 */
export function startOutboxWorker(
  { openSession }: Pick<DatabaseConnection, 'openSession'>,
  carryOut: () => Promise<number>,
  onError: (error: unknown) => void,
): OutboxWorker {
  let isStopped = false;
  let running: Promise<void> | null = null;
  let isWanted = false;
  let listener: Awaited<ReturnType<typeof openSession>> | null = null;

  async function untilNothingIsDue(): Promise<void> {
    do {
      isWanted = false;
      while (!isStopped && (await carryOut()) > 0);
    } while (isWanted && !isStopped);
  }

  function run(): Promise<void> {
    isWanted = true;
    running ??= untilNothingIsDue()
      .catch(onError)
      .finally(() => {
        running = null;
      });
    return running;
  }

  async function listen(): Promise<void> {
    const client = await openSession();
    if (isStopped) return client.end();
    listener = client;
    client.on('notification', () => void run());
    client.on('error', (error) => {
      // The next poll connects again; until then polling alone finds the jobs.
      onError(error);
      if (listener === client) listener = null;
      void client.end().catch(() => undefined);
    });
    await client.query(`listen ${OUTBOX_CHANNEL}`);
  }

  async function poll(): Promise<void> {
    if (!listener) await listen().catch(onError);
    await run();
  }

  const timer = setInterval(() => void poll(), POLL_MS);
  void poll();

  return {
    drain: run,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
      await listener?.end();
      listener = null;
    },
  };
}
