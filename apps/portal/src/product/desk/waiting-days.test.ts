import { expect, test } from 'vitest';
import { waitingDays } from './waiting-days.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');

test.each([
  ['2026-11-20T11:59:00.000Z', 0],
  ['2026-11-19T12:00:00.000Z', 1],
  ['2026-11-18T22:59:00.000Z', 2],
  ['2026-11-18T23:01:00.000Z', 1],
  ['2026-11-13T13:00:00.000Z', 7],
  ['2026-11-25T12:00:00.000Z', 0],
])('from %s it waits for %i days', (since, days) => {
  expect(waitingDays(since, now)).toBe(days);
});
