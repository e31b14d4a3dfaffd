import { expect, test } from 'vitest';
import { createInTurn } from './in-turn.ts';

test('work of one key runs one after the other, also after a failure, and work of others in parallel', async () => {
  const inTurn = createInTurn();
  const seen: string[] = [];
  const work = (key: string, name: string) =>
    inTurn(key, async () => {
      seen.push(`${name} begins`);
      await Promise.resolve();
      await Promise.resolve();
      seen.push(`${name} ends`);
      if (name === 'first') throw new Error('failed');
      return name;
    });
  const first = work('a', 'first');
  const second = work('a', 'second');
  const other = work('b', 'other');
  await expect(first).rejects.toThrow('failed');
  expect(await Promise.all([second, other])).toEqual(['second', 'other']);
  const order = (event: string) => seen.indexOf(event);
  expect(order('second begins')).toBeGreaterThan(order('first ends'));
  expect(order('other begins')).toBeLessThan(order('first ends'));
});
