import type { Caller } from '../scope/caller.ts';
import { FairQueue, type CallShares, type QueueChange, type QueuedCall } from './fair-queue.ts';

/** A caller waits no longer than this for the start of an expensive call. */
export const LONGEST_WAIT_MS = 10_000;

interface WaitingCall extends QueuedCall {
  /** Ends the wait. */
  readonly settle: (mayRun: boolean) => void;
}

/**
 * Waits until an expensive call of a person may run.
 * @param gone is aborted when the client no longer waits
 * @returns what gives the call's share back, to be called when the call has ended; null when the call must not run: the
 *   queue is full, the wait was too long, or the client is gone
 */
export type TakeShare = (
  caller: Pick<Caller, 'userId' | 'tenantId'>,
  gone: AbortSignal,
) => Promise<(() => void) | null>;

/** Shares out expensive calls of one process among accounts and employers. */
export function shareCalls(shares: CallShares): TakeShare {
  const queue = new FairQueue<WaitingCall>(shares);
  const apply = ({ started, turnedAway }: QueueChange<WaitingCall>) => {
    for (const call of started) call.settle(true);
    for (const call of turnedAway) call.settle(false);
  };
  return ({ userId, tenantId }, gone) =>
    new Promise((resolve) => {
      if (gone.aborted) return resolve(null);
      const leave = () => apply(queue.leave(call));
      const giveUp = () => {
        leave();
        call.settle(false);
      };
      const timer = setTimeout(giveUp, LONGEST_WAIT_MS);
      const call: WaitingCall = {
        account: userId,
        tenant: tenantId,
        settle(mayRun) {
          clearTimeout(timer);
          gone.removeEventListener('abort', giveUp);
          resolve(mayRun ? leave : null);
        },
      };
      gone.addEventListener('abort', giveUp);
      apply(queue.arrive(call));
    });
}
