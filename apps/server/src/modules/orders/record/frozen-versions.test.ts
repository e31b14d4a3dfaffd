import { expect, test } from 'vitest';
import { liftFrozen } from './frozen-versions.ts';

// Version 2 named the term in months, version 3 added the tyres.
const lifts = [
  ({ years, ...rest }: Readonly<Record<string, unknown>>) => ({
    ...rest,
    months: Number(years) * 12,
    schemaVersion: 2,
  }),
  (older: Readonly<Record<string, unknown>>) => ({ ...older, tires: 'ALL_SEASON', schemaVersion: 3 }),
];

test.each([
  ['the first version', { schemaVersion: 1, years: 3 }],
  ['a version between', { schemaVersion: 2, months: 36 }],
  ['the newest version', { schemaVersion: 3, months: 36, tires: 'ALL_SEASON' }],
])('lifts %s to the newest version', (_name, stored) => {
  const before = structuredClone(stored);
  expect(liftFrozen(stored, lifts)).toEqual({ schemaVersion: 3, months: 36, tires: 'ALL_SEASON' });
  expect(stored).toEqual(before);
});

test.each([[{ schemaVersion: 4 }], [{ schemaVersion: 0 }], [{}]])('refuses %j', (stored) => {
  expect(() => liftFrozen(stored, lifts)).toThrow(RangeError);
});
