import { calendarDate, cents } from '@stromwandel/kernel';
import { expect, it } from 'vitest';
import { benefitsOfMonth } from './benefits-of-month.ts';
import type { CarOffer, PricingTerms } from './car-conversion-of.ts';

const CAR: CarOffer = {
  ratePerMonth: cents(50_000),
  grossListPrice: cents(7_500_000),
  driveType: 'ELECTRIC',
  rangeKm: 500,
  acquiredOn: calendarDate('2026-12-01'),
};
const TERMS: PricingTerms = {
  payrollMonth: calendarDate('2026-11-21'),
  employerContribution: cents(0),
  benefitCap: { kind: 'statutory' },
  benefitValue107: 'FULL_1_PERCENT',
  employerShareBasisPoints: 0,
  vatPassedOn: false,
  commuteFlatTax: 'OFF',
};
const COMMUTE = { commuteKilometers: 10, trips: 0, valuation: 'FLAT_003' } as const;
const inMonth = (month: string, car = CAR, terms = TERMS) =>
  benefitsOfMonth(car, terms, COMMUTE, calendarDate(`${month}-01`));

it('depend on the given day of acquisition', () => {
  expect(inMonth('2026-12')).toMatchObject({ value: { privateUse: 187_00, commute: 56_10 } });
  // Above the list price of that time: half instead of a quarter.
  expect(inMonth('2026-12', { ...CAR, acquiredOn: calendarDate('2025-06-30') })).toMatchObject({
    value: { privateUse: 375_00 },
  });
});

it('keep the agreed cap', () => {
  const terms = { ...TERMS, benefitCap: { kind: 'fixed', amount: cents(6_000_000) } } as const;
  expect(inMonth('2026-12', CAR, terms)).toMatchObject({ value: { privateUse: 375_00, provisional: false } });
});

it.each([
  ['2027-01', true],
  ['2024-12', true],
  ['2025-01', false],
  ['2026-12', false],
])('of %s are provisional: %s', (month, provisional) => {
  expect(inMonth(month)).toMatchObject({ ok: true, value: { privateUse: 187_00, provisional } });
});

it('are refused for a car with impossible data', () => {
  expect(inMonth('2027-01', { ...CAR, grossListPrice: cents(0) })).toMatchObject({
    error: { code: 'INVALID_INPUT', field: 'car.grossListPrice' },
  });
});
