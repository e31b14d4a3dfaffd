import type { DatabaseConnection } from '../database/database.ts';
import { OUTBOX_CHANNEL } from './enqueue.ts';

const POLL_MS = 5_000;

export interface OutboxWorker {
  /** Takes no more jobs and waits for the running ones. */
  stop(): Promise<void>;
}

/** Takes a due job and returns what carries it out; null when none is due. */
type TakeJob = () => Promise<(() => Promise<void>) | null>;

interface Lane {
  /** Looks for due jobs. */
  wake(): void;
  stop(): Promise<void>;
}

/** Carries out jobs of one lane, at most `atOnce` at a time, until none is due. */
function createLane(atOnce: number, take: TakeJob, onError: (error: unknown) => void): Lane {
  const running = new Set<Promise<void>>();
  let isStopped = false;
  /** Set when a wake found every place taken: the last look may have been too early. */
  let isWanted = false;

  async function work(): Promise<void> {
    while (!isStopped) {
      const carryOut = await take();
      if (!carryOut) return;
      // Where one job is due, others may be.
      wake();
      await carryOut();
    }
  }

  function wake(): void {
    if (isStopped) return;
    if (running.size >= atOnce) {
      isWanted = true;
      return;
    }
    const one = work()
      .catch(onError)
      .finally(() => {
        running.delete(one);
        if (!isWanted) return;
        isWanted = false;
        wake();
      });
    running.add(one);
  }

  return {
    wake,
    async stop() {
      isStopped = true;
      await Promise.all(running);
    },
  };
}

/**
 * Carries out jobs when the transaction that stored them commits, and looks every few seconds for retries and missed notices.
 * @param lanes how many jobs of each lane run at once
 */
export function startOutboxWorker(
  { openSession }: Pick<DatabaseConnection, 'openSession'>,
  lanes: Readonly<Record<string, number>>,
  take: (lane: string) => ReturnType<TakeJob>,
  onError: (error: unknown) => void,
): OutboxWorker {
  const working = new Map(
    Object.entries(lanes).map(([lane, atOnce]) => [lane, createLane(atOnce, () => take(lane), onError)]),
  );
  let isStopped = false;
  let listener: Awaited<ReturnType<typeof openSession>> | null = null;

  async function listen(): Promise<void> {
    const client = await openSession();
    if (isStopped) return client.end();
    listener = client;
    client.on('notification', ({ payload }) => working.get(payload ?? '')?.wake());
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
    for (const lane of working.values()) lane.wake();
  }

  const timer = setInterval(() => void poll(), POLL_MS);
  void poll();

  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await Promise.all([...working.values()].map((lane) => lane.stop()));
      await listener?.end();
      listener = null;
    },
  };
}
