import { cents } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { savings, savingsPercent } from './savings.ts';

test('the own rate comes before the estimate', () => {
  expect(savingsPercent(cents(60_000), cents(39_000), cents(42_000))).toBe(35);
  expect(savingsPercent(cents(60_000), null, cents(42_000))).toBe(30);
});

test('an own rate of zero is a rate, not a missing one', () =>
  expect(savingsPercent(cents(60_000), cents(0), cents(42_000))).toBe(100));

test('without any rate 30 percent are shown', () =>
  expect(savingsPercent(cents(60_000), null, null)).toBe(30));

test('a private rate of zero saves nothing', () => {
  expect(savingsPercent(cents(0), null, null)).toBe(0);
  expect(savings(cents(0), cents(10_000)).percent).toBe(0);
});

test('an own rate above the private one is told as negative savings', () =>
  expect(savings(cents(40_000), cents(50_000))).toEqual({
    perMonth: -10_000,
    perYear: -120_000,
    percent: -25,
  }));
