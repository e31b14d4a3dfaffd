import { expect, test } from 'vitest';
import { offeredMonths } from './offered-months.ts';

test('offers a year back and two months ahead, over the turn of the year', () => {
  const { months, current } = offeredMonths(new Date(2026, 11, 31, 23, 59));
  expect(current).toBe('2026-12');
  expect(months).toHaveLength(15);
  expect([months[0], months[2], months.at(-1)]).toEqual(['2027-02', '2026-12', '2025-12']);
});
