import { calendarDate, cents } from '@stromwandel/kernel';
import { expect, it } from 'vitest';
import { carConversionOf, type PricingTerms } from './car-conversion-of.ts';

const car = (rate: number) => ({
  ratePerMonth: cents(rate),
  grossListPrice: cents(4_500_000),
  driveType: 'ELECTRIC' as const,
  rangeKm: 500,
  acquiredOn: calendarDate('2026-12-01'),
});
const terms = (amount: number, share = 0): PricingTerms => ({
  payrollMonth: calendarDate('2026-11-21'),
  employerContribution: cents(amount),
  employerShareBasisPoints: share,
  benefitCap: { kind: 'statutory' },
  benefitValue107: 'FULL_1_PERCENT',
  vatPassedOn: false,
  commuteFlatTax: 'OFF',
});

it.each([
  ['an amount', 50_000, terms(5_000), 5_000],
  ['a share, half a cent rounded up', 50_005, terms(0, 1_000), 5_001],
  ['a share, less than half a cent rounded down', 50_004, terms(0, 1_000), 5_000],
  ['amount and share together', 50_000, terms(2_500, 2_000), 12_500],
  ['no more than the rate', 50_000, terms(45_000, 2_000), 50_000],
])('adds %s', (_case, rate, given, expected) => {
  expect(carConversionOf(car(rate), given, 'FLAT_003').employerContribution).toBe(expected);
});
