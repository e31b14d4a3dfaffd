import { ApiError } from '@stromwandel/api-spec';
import { waiting, withoutPhoto, type Draft } from './draft.ts';
import type { RecordCalls } from './record-calls.ts';
import { sendDraft, type DraftHolder } from './send-draft.ts';

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 300_000;

/** What the page shows of the sending. */
export interface SenderNews {
  /** Nothing reaches the server at the moment. */
  readonly isOffline: boolean;
  /** What the server refused last; null when it took everything since. */
  readonly refusal: ApiError | null;
}

interface SenderParts {
  readonly calls: RecordCalls;
  readonly holder: DraftHolder;
  readonly onConcluded: () => Promise<void>;
  readonly report: (news: SenderNews) => void;
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

/** The draft after a refusal: the part is open again, a refused photo is gone. What was typed stays. */
function afterRefusal(draft: Draft): Draft {
  const [photo] = draft.unsentPhotos;
  if (photo !== undefined) return withoutPhoto(draft, photo);
  const [part] = draft.unsent;
  if (part === undefined) return { ...draft, conclusion: null };
  return {
    ...draft,
    step: part,
    finished: draft.finished.filter((one) => one !== part),
    unsent: draft.unsent.filter((one) => one !== part),
    conclusion: null,
  };
}

/** A sender that tries a lost connection again after 5 s, then ever later, at most after 5 min. */
export function createSender({ calls, holder, onConcluded, report }: SenderParts): Sender {
  let isRunning = false;
  let isStopped = false;
  let timer = 0;
  let wait = FIRST_WAIT_MS;
  let refusal: ApiError | null = null;

  async function attempt(): Promise<boolean> {
    try {
      if (await sendDraft(calls, holder)) {
        // Nothing is left to send.
        isStopped = true;
        await onConcluded();
      }
      return true;
    } catch (error) {
      const refused = lastingRefusal(error);
      if (refused === null) return false;
      refusal = refused;
      holder.change(afterRefusal);
      return true;
    }
  }

  async function send(): Promise<void> {
    if (isRunning || isStopped) return;
    isRunning = true;
    window.clearTimeout(timer);
    refusal = null;
    let isOnline = true;
    while (isOnline && waiting(holder.now()) > 0 && !isStopped) isOnline = await attempt();
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
