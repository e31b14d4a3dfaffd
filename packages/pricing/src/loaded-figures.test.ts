import { calendarDate, cents } from '@stromwandel/kernel';
import { figuresWith, putInForce, type FiguresRow } from '@stromwandel/payroll';
import { afterEach, expect, test } from 'vitest';
import { employeeFromSalaryInfo } from './employee-from-salary-info.ts';
import { laterOfPrice } from './later-of-price.ts';
import { priceCar } from './price-car.ts';
import { samplePackageOffer, samplePricingTerms, sampleSalaryInfo } from './testing/salary-samples.ts';

const BASICS = { state: 'ENACTED', source: 'BGBl.', checkedUntil: calendarDate('2027-06-20') } as const;
const ROWS: readonly FiguresRow[] = [
  { subject: 'MINIMUM_WAGE', ...BASICS, validFrom: calendarDate('2028-01-01'), centsPerHour: 3000 },
  { subject: 'PENSION_VALUE', ...BASICS, validFrom: calendarDate('2027-07-01'), centsPerPoint: 4400 },
];

function priced(month: string, figures?: readonly FiguresRow[]) {
  const person = employeeFromSalaryInfo(sampleSalaryInfo());
  const terms = samplePricingTerms({
    payrollMonth: calendarDate(month),
    ...(!month.startsWith('2026') && { assumedYear: 2026 }),
    ...(figures && { figures }),
  });
  const price = priceCar(person, samplePackageOffer(), cents(60_000), terms);
  if (!price.ok) throw new Error(price.error.code);
  const later = laterOfPrice(person, price.value, 36);
  if (!later.ok) throw new Error(later.error.code);
  return { taxResult: price.value.taxResult, later: later.value };
}

afterEach(() => putInForce(figuresWith([])));

test('prices use the figures of their terms, not those that the process has loaded', () => {
  const before = priced('2026-11-21');
  const loaded = priced('2026-11-21', ROWS);
  expect(before.taxResult.stops).toEqual([]);
  expect(loaded.taxResult.stops).toMatchObject([{ code: 'MINIMUM_WAGE' }]);
  putInForce(figuresWith(ROWS));
  expect(priced('2026-11-21')).toEqual(before);
  expect(priced('2026-11-21', ROWS)).toEqual(loaded);
  expect(loaded.later).toEqual(before.later);
});

test('a loaded pension value holds from its first day on, also in a month of assumed law', () => {
  const july = priced('2027-07-15', ROWS).later;
  expect(july.law.benefits).toBe('DE-LATER-2026.1+pension-2027-07-01');
  expect(priced('2027-06-15', ROWS).later.law.benefits).toBe('DE-LATER-2026.1');
  expect(july.rows).not.toEqual(priced('2027-07-15').later.rows);
});
