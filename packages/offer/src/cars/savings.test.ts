import { cents } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { savings, savingsPercent } from './savings.ts';

test('uses the personal rate before the estimate', () => {
  expect(savingsPercent(cents(60_000), cents(39_000), cents(42_000))).toBe(35);
  expect(savingsPercent(cents(60_000), null, cents(42_000))).toBe(30);
});

test('treats a personal rate of zero as a rate', () =>
  expect(savingsPercent(cents(60_000), cents(0), cents(42_000))).toBe(100));

test('shows 30 percent without any rate', () => expect(savingsPercent(cents(60_000), null, null)).toBe(30));

test('saves nothing against a private rate of zero', () => {
  expect(savingsPercent(cents(0), null, null)).toBe(0);
  expect(savings(cents(0), cents(10_000)).percent).toBe(0);
});

test('shows negative savings for a personal rate above the private one', () =>
  expect(savings(cents(40_000), cents(50_000))).toEqual({
    perMonth: -10_000,
    perYear: -120_000,
    percent: -25,
  }));
