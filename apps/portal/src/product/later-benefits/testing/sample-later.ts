import { inCents, inEuros } from '@stromwandel/api-spec';
import { calendarDate, type Cents } from '@stromwandel/kernel';
import type { ComparedCar } from '@stromwandel/offer';
import { sampleSalaryInfo } from '@stromwandel/pricing/testing';
import { laterInBrowser } from '../../browser-pricing/price-in-browser.ts';

export const sampleCar = inCents({
  driveType: 'ELECTRIC' as const,
  rangeKm: 500,
  listPriceEur: 46_520,
  rateEur: 515,
  comparisonEur: 567,
  durationMonths: 48,
  acquiredOn: calendarDate('2026-12-26'),
});

export const sampleTerms = inCents({
  payrollMonth: calendarDate('2026-11-21'),
  law: { year: 2026, state: 'ENACTED' as const, checkedUntil: calendarDate('2026-11-20') },
  employerContributionEur: 0,
  employerContributionPercent: 0,
  vatPassedOn: false,
  commuteFlatTax: 'OFF' as const,
  benefitCapEur: null,
  benefitValue107: 'FULL_1_PERCENT' as const,
  usuallyAcquiredOn: calendarDate('2027-02-13'),
});

/** Anna of the worked example. */
export const sampleSalary = sampleSalaryInfo({ grossMonthlySalaryEur: 4500, arrivalKilometers: 15 });

/** The sample car for the comparison with leasing it privately. */
export const sampleComparedCar = (netRate: Cents): ComparedCar => ({
  electric: true,
  listPrice: sampleCar.listPriceCents,
  months: sampleCar.durationMonths,
  kmPerYear: 10_000,
  consumption: null,
  privateRate: sampleCar.comparisonCents,
  netRate,
  netRateOfTerm: null,
  incomeBand: 'BELOW_45000',
  children: 0,
});

const later = laterInBrowser(sampleSalary, sampleCar, sampleTerms);
if (!later.ok) throw new Error(later.error.code);

/** Her later benefits as the API answers them. */
export const sampleLater = inEuros(later.value);
