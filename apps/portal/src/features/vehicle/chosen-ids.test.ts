import { expect, test } from 'vitest';
import { readChosenIds, writeChosenIds } from './chosen-ids.ts';

const NOTHING = { package: null, color: null, delivery: null };

test('the choice is written and read again, and what else the address says is kept', () => {
  const chosen = { package: 3, color: 12, delivery: null };
  const written = writeChosenIds(chosen, new URLSearchParams('delivery=4&from=mail'));
  expect(written.toString()).toBe('from=mail&package=3&color=12');
  expect(readChosenIds(written)).toEqual(chosen);
});

test.each([
  '',
  'package=',
  'package=0',
  'package=-3',
  'package=3.5',
  'color=rot',
  'delivery=1234567890123456',
])('an address that makes no sense chooses nothing: %s', (address) =>
  expect(readChosenIds(new URLSearchParams(address))).toEqual(NOTHING),
);
