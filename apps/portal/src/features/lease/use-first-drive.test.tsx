import { addDays, germanDay, type CalendarDate } from '@stromwandel/kernel';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFirstDrive } from './use-first-drive.ts';

const today = germanDay(Date.now());
const opened = (handedOverOn: CalendarDate | null, state: 'ACTIVE' | 'RETURNED' = 'ACTIVE') =>
  renderHook(() => useFirstDrive({ id: 4, state, handedOverOn })).result.current;

test('the first visit of a car that was just handed over is celebrated, later ones are not', () => {
  localStorage.clear();
  expect(opened(null)).toBe(false);
  expect(opened(addDays(today, -31))).toBe(false);
  expect(opened(today, 'RETURNED')).toBe(false);
  expect([opened(today), opened(today)]).toEqual([true, false]);
});
