import { calendarDate } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { endOfGermanDay } from './end-of-german-day.ts';

test.each([
  ['2026-11-28', '2026-11-28T22:59:59.999Z'],
  ['2026-07-01', '2026-07-01T21:59:59.999Z'],
  ['2026-03-28', '2026-03-28T22:59:59.999Z'],
  ['2026-03-29', '2026-03-29T21:59:59.999Z'],
  ['2026-10-25', '2026-10-25T22:59:59.999Z'],
])('%s ends at %s', (day, instant) => expect(endOfGermanDay(calendarDate(day)).toISOString()).toBe(instant));
