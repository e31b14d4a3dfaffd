import { expect, test } from 'vitest';
import { monthsLeft } from './months-left.ts';

test.each([
  [0, null],
  [92, null],
  [93, 3],
  [730, 24],
  [1460, 48],
])('%d days are %s months', (days, months) => expect(monthsLeft(days)).toBe(months));
