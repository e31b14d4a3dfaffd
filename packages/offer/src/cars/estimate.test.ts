import { cents } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { estimatedNetRate } from './estimate.ts';

test.each([
  [0, 0],
  [50_000, 35_000],
  [49_999, 34_999],
  [5, 4],
])('estimates %d cents gross at %d cents net', (gross, net) =>
  expect(estimatedNetRate(cents(gross))).toBe(net),
);
