import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LONGEST_WAIT_MS, shareCalls, type TakeShare } from './share-calls.ts';

let take: TakeShare;
let outcomes: string[];
const anna = { userId: 1, tenantId: 1 };

beforeEach(() => {
  vi.useFakeTimers();
  take = shareCalls({ runningPerAccount: 1, runningPerTenant: 1, running: 1, waiting: 10 });
  outcomes = [];
});
afterEach(() => vi.useRealTimers());

/** Asks for a share and notes what becomes of it. */
function ask(name: string, gone = new AbortController().signal) {
  return take(anna, gone).then((giveBack) => {
    outcomes.push(`${name} ${giveBack === null ? 'turned away' : 'runs'}`);
    return giveBack;
  });
}

test('a call is rejected after waiting ten seconds; one in time runs', async () => {
  const giveBack = await ask('first');
  void ask('second');
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MS / 2);
  void ask('third');
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MS / 2);
  expect(outcomes).toEqual(['first runs', 'second turned away']);
  giveBack?.();
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MS);
  expect(outcomes).toEqual(['first runs', 'second turned away', 'third runs']);
  expect(vi.getTimerCount()).toBe(0);
});

test('a disconnected client leaves its place to the next one', async () => {
  const giveBack = await ask('first');
  const client = new AbortController();
  void ask('second', client.signal);
  void ask('third');
  client.abort();
  void ask('fourth', client.signal);
  giveBack?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(outcomes).toEqual(['first runs', 'second turned away', 'fourth turned away', 'third runs']);
});
