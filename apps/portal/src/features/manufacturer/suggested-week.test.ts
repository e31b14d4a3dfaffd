import { expect, test } from 'vitest';
import { suggestedWeek } from './suggested-week.ts';

test.each([
  [14, '2027-W08'],
  [6, '2026-W53'],
  [null, null],
])('%s weeks from 21 November 2026 end in %s', (expectedToWeeks, week) => {
  expect(suggestedWeek({ orderedAt: '2026-11-21T09:00:00.000Z', expectedToWeeks })).toBe(week);
});
