import { ApiError } from '@stromwandel/api-spec';

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 300_000;

/** What the page shows of the sending. */
export interface SenderNews {
  /** Nothing reaches the server at the moment. */
  readonly isOffline: boolean;
  /** What the server refused last; null when it took everything since. */
  readonly refusal: ApiError | null;
}

/** What is to be sent. */
export interface SenderWork {
  readonly isWaiting: () => boolean;
  /** Sends what waits. Throws what the first call that fails throws. @returns whether nothing will ever follow */
  readonly send: () => Promise<boolean>;
  /** The server refused what was first in line. */
  readonly refused: (refusal: ApiError) => void;
  readonly onDone: () => Promise<void>;
}

/** Sends a draft, one attempt at a time. */
export interface Sender {
  /** Sends what waits, now. */
  readonly poke: () => void;
  readonly stop: () => void;
}

/** The refusal of a call that no later attempt mends; null for a lost connection and a busy server. */
function lastingRefusal(error: unknown): ApiError | null {
  const passes =
    !(error instanceof ApiError) || error.status >= 500 || error.status === 429 || error.status === 401;
  return passes ? null : error;
}

/** A sender that tries a lost connection again after 5 s, then ever later, at most after 5 min. */
export function createSender(work: SenderWork, report: (news: SenderNews) => void): Sender {
  let isRunning = false;
  let isStopped = false;
  let timer = 0;
  let wait = FIRST_WAIT_MS;
  let refusal: ApiError | null = null;

  async function attempt(): Promise<boolean> {
    try {
      if (await work.send()) {
        // Nothing is left to send.
        isStopped = true;
        await work.onDone();
      }
      return true;
    } catch (error) {
      const refused = lastingRefusal(error);
      if (refused === null) return false;
      refusal = refused;
      work.refused(refused);
      return true;
    }
  }

  async function send(): Promise<void> {
    if (isRunning || isStopped) return;
    isRunning = true;
    window.clearTimeout(timer);
    refusal = null;
    let isOnline = true;
    while (isOnline && work.isWaiting() && !isStopped) isOnline = await attempt();
    isRunning = false;
    if (isStopped) return;
    report({ isOffline: !isOnline, refusal });
    wait = isOnline ? FIRST_WAIT_MS : wait;
    if (isOnline) return;
    timer = window.setTimeout(() => void send(), wait);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }

  return {
    poke: () => void send(),
    stop() {
      isStopped = true;
      window.clearTimeout(timer);
    },
  };
}
