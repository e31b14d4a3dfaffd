import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { computeInSlices, runQuickly } from './compute-in-slices.ts';

let clockMs: number;
let done: string[];

beforeEach(() => {
  clockMs = 1_000;
  done = [];
  vi.spyOn(performance, 'now').mockImplementation(() => clockMs);
});
afterEach(() => vi.restoreAllMocks());

/** Computes items that take 0.6 ms each, so that a slice holds two. */
function compute(...items: string[]): Promise<string[]> {
  return computeInSlices(items, (item) => {
    clockMs += 0.6;
    done.push(item);
    return item.toUpperCase();
  });
}

test('returns the results in order', async () => {
  expect(await compute('a', 'b', 'c')).toEqual(['A', 'B', 'C']);
  expect(await compute()).toEqual([]);
});

test('runs one slice per turn of the event loop, alternating between computations', async () => {
  const computations = [compute('a1', 'a2', 'a3'), compute('b1', 'b2', 'b3')];
  const turns: string[] = [];
  while (done.length < 6) {
    await setImmediate();
    turns.push(done.slice(turns.join('').length / 2).join(''));
  }
  await Promise.all(computations);
  expect(turns.filter((turn) => turn !== '')).toEqual(['a1a2', 'b1b2', 'a3', 'b3']);
});

test('waits for quick work to end', async () => {
  let end = () => {};
  const quick = runQuickly(() => new Promise<void>((resolve) => (end = resolve)));
  const computation = compute('a');
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
  expect(done).toEqual([]);
  end();
  await Promise.all([quick, computation]);
  expect(done).toEqual(['a']);
});

test('gets its slice after 5 ms of continued quick work, also after failed work', async () => {
  await expect(runQuickly(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  let end = () => {};
  const quick = runQuickly(() => new Promise<void>((resolve) => (end = resolve)));
  const computation = compute('a', 'b');
  clockMs += 5;
  await computation;
  expect(done).toEqual(['a', 'b']);
  end();
  await quick;
});
