import { expect, test } from 'vitest';
import { axisTicks } from './axis-ticks.ts';

test.each([
  [
    [1, 3],
    [0, 1, 2, 3],
  ],
  [[], [0, 1]],
  [
    [1720, 5053, -3613, 10_613],
    [-5000, 0, 5000, 10_000, 15_000],
  ],
  [[75_806], [0, 50_000, 100_000]],
  [[-4], [-4, -2, 0]],
])('round values enclose %j', (values, ticks) => {
  expect(axisTicks(values)).toEqual(ticks);
});
