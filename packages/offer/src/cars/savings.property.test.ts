import { cents } from '@stromwandel/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { savings, savingsPercent } from './savings.ts';

const rate = fc.integer({ min: 0, max: 1_000_000 }).map(cents);
const positiveRate = fc.integer({ min: 1, max: 1_000_000 }).map(cents);

test('the personal rate has priority over the estimate', () =>
  fc.assert(
    fc.property(rate, rate, fc.option(rate), (privateRate, own, estimate) => {
      expect(savingsPercent(privateRate, own, estimate)).toBe(savings(privateRate, own).percent);
    }),
  ));

test('is at most 100 percent, and 0 only without a difference', () =>
  fc.assert(
    fc.property(positiveRate, rate, (privateRate, own) => {
      const { percent } = savings(privateRate, own);
      expect(percent).toBeLessThanOrEqual(100);
      expect(percent === 0).toBe(privateRate === own);
    }),
  ));

test('multiplies by twelve months for a year', () =>
  fc.assert(
    fc.property(rate, rate, (privateRate, own) => {
      const { perMonth, perYear } = savings(privateRate, own);
      expect(perYear).toBe(perMonth * 12);
    }),
  ));
