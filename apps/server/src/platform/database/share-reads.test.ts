import { expect, test } from 'vitest';
import { shareReads } from './share-reads.ts';

/** A read that ends when the test says so. */
function heldReads() {
  const waiting: { succeed: (value: number) => void; fail: (error: Error) => void }[] = [];
  const read = shareReads(() => new Promise<number>((succeed, fail) => void waiting.push({ succeed, fail })));
  return { waiting, read };
}

test('a call during a read waits for a read that starts afterwards, shared with others', async () => {
  const { waiting, read } = heldReads();
  const first = read();
  const later = [read(), read()];
  expect(waiting).toHaveLength(1);
  waiting[0]?.succeed(1);
  expect(await first).toBe(1);
  await expect.poll(() => waiting.length).toBe(2);
  const last = read();
  waiting[1]?.succeed(2);
  expect(await Promise.all(later)).toEqual([2, 2]);
  await expect.poll(() => waiting.length).toBe(3);
  waiting[2]?.succeed(3);
  expect(await last).toBe(3);
});

test('a failing read fails for its own callers only', async () => {
  const { waiting, read } = heldReads();
  const first = read();
  const second = read();
  waiting[0]?.fail(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.succeed(2);
  expect(await second).toBe(2);
});
