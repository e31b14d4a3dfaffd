import { calendarDate } from '@stromwandel/kernel';
import { inCents } from '@stromwandel/api-spec';
import { sampleSalaryInfo } from '@stromwandel/pricing/testing';
import { expect, test } from 'vitest';
import { laterInBrowser, priceInBrowser } from '../browser-pricing/price-in-browser.ts';
import { laterRows } from './later-rows.ts';
import { reliefsOf, sumOfReliefs } from './reliefs-of.ts';

const car = inCents({
  driveType: 'ELECTRIC' as const,
  rangeKm: 500,
  listPriceEur: 46_520,
  rateEur: 515,
  comparisonEur: 567,
  durationMonths: 48,
  acquiredOn: calendarDate('2026-12-26'),
});
const terms = inCents({
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
const anna = sampleSalaryInfo({ grossMonthlySalaryEur: 4500, arrivalKilometers: 15 });

function rowsOf(salary: typeof anna) {
  const later = laterInBrowser(salary, car, terms);
  if (!later.ok) throw new Error(later.error.code);
  return laterRows(later.value);
}

test('what is missing later are the figures of the package, each with its steps', () => {
  const rows = rowsOf(anna).map(({ sentence, lost }) => [sentence, lost]);
  expect(rows).toEqual([
    ['pension.less', 341],
    ['krankengeld.less', 165_00],
    ['elterngeld.less', 104_51],
    ['arbeitslosengeld.less', 111_90],
    ['health.same', null],
  ]);
  const steps = rowsOf(anna)[2]?.steps.map(({ name, before, after }) => [name, before, after]);
  expect(steps).toContainEqual(['taxes', 658_83, 570_08]);
  expect(steps).toContainEqual(['month', 1800_00, 1695_49]);
});

test('above every ceiling nothing changes, and Elterngeld stays at its maximum', () => {
  const sentences = rowsOf({ ...anna, grossMonthlySalaryEur: 12_000 }).map(({ sentence }) => sentence);
  expect(sentences).toEqual([
    'pension.same',
    'krankengeld.same',
    'elterngeld.most',
    'arbeitslosengeld.same',
    'health.same',
  ]);
});

test('what is saved today adds up to the rate', () => {
  const tax = priceInBrowser(anna, car, terms);
  if (!tax.ok) throw new Error(tax.error.code);
  const reliefs = reliefsOf(tax.value);
  expect(reliefs.map(({ name }) => name)).toEqual(['tax', 'pension', 'health', 'care', 'unemployment']);
  expect(sumOfReliefs(reliefs) + tax.value.userPrice).toBe(515_00);
});
