import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

test('runs a limited number at once, the rest in order, also after a failure', async () => {
  const run = limitConcurrency(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (number: number) => () => {
    begun.push(number);
    return new Promise<number>((resolve, reject) => {
      ends[number] = () => (number === 0 ? reject(new Error('broken')) : resolve(number));
    });
  };
  const results = Promise.allSettled([0, 1, 2, 3].map((number) => run(work(number))));
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  for (const number of [0, 1, 2, 3]) {
    ends[number]?.();
    // The next in line begins in a later microtask.
    await new Promise(setImmediate);
  }
  expect(begun).toEqual([0, 1, 2, 3]);
  expect((await results).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
});
