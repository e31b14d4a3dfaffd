import { calendarDate, cents, type CalendarDate } from '@stromwandel/kernel';
import { afterEach, expect, test } from 'vitest';
import { compareConversion } from '../compare-conversion.ts';
import { limitsOfRunningCars } from '../limits-of-running-cars.ts';
import { sampleCar, sampleEmployee } from '../testing/sample-people.ts';
import { addFigures } from './add-figures.ts';
import type { FiguresRow } from './figures-row.ts';
import { figuresWith, payrollLawOn, putInForce, type LawFigures } from './law-figures.ts';
import { payrollLawCoverage } from './law-coverage.ts';
import { lawOfMonth } from './law-of-month.ts';
import { WAGE_TAX_FLOWS } from './wage-tax-flows.ts';

const RELEASED = {
  PENSION_VALUE: calendarDate('2026-07-01'),
  ELECTRICITY_PRICE: calendarDate('2026-11-22'),
};

function basics(validFrom: string) {
  const state = 'ENACTED' as const;
  return {
    validFrom: calendarDate(validFrom),
    state,
    source: 'BGBl.',
    checkedUntil: calendarDate('2026-11-26'),
  };
}

function wage(validFrom: string, centsPerHour: number): FiguresRow {
  return { subject: 'MINIMUM_WAGE', ...basics(validFrom), centsPerHour };
}

function seizure(validFrom: string, validUntil: string, baseCentsPerMonth = 163_500): FiguresRow {
  return {
    subject: 'SEIZURE_LIMITS',
    ...basics(validFrom),
    validUntil: calendarDate(validUntil),
    baseCentsPerMonth,
    firstPersonCentsPerMonth: 61_500,
    furtherPersonCentsPerMonth: 34_300,
    upperLimitCentsPerMonth: 501_200,
  };
}

function year(validFrom = '2027-01-01', validUntil = '2027-12-31'): FiguresRow {
  return {
    subject: 'SOCIAL_INSURANCE',
    ...basics(validFrom),
    validUntil: calendarDate(validUntil),
    ceilingPensionCentsPerMonth: 885_000,
    ceilingHealthCentsPerMonth: 637_500,
    incomeLimitCentsPerYear: 8_415_000,
    specialIncomeLimitCentsPerYear: 7_650_000,
    healthRateBasisPoints: 1460,
    averageAdditionalRateBasisPoints: 310,
    careRateBasisPoints: 360,
    childlessSurchargeBasisPoints: 60,
    careReductionPerChildBasisPoints: 25,
    careShiftSaxonyBasisPoints: 50,
    pensionRateBasisPoints: 1860,
    unemploymentRateBasisPoints: 260,
    uebergangsbereichLimitCentsPerMonth: 200_000,
    factorFTenThousandths: 6588,
    averagePayCentsPerYear: 5_350_000,
  };
}

/** The flows of a later release, whose flow of 2027 is that of 2026. */
const LATER_FLOWS = new Map([...WAGE_TAX_FLOWS, [2027, WAGE_TAX_FLOWS.get(2026)!] as const]);

afterEach(() => putInForce(figuresWith([])));

function added(...rows: readonly FiguresRow[]): LawFigures {
  const found = addFigures([], rows, RELEASED);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return figuresWith(found.value);
}

test.each<[string, FiguresRow, string, string]>([
  ['a minimum wage of the release', wage('2027-01-01', 1500), 'FIGURES_OVERLAP', '2027-01-01'],
  ['limits that begin too early', seizure('2027-06-30', '2028-06-30'), 'FIGURES_OVERLAP', '2027-06-30'],
  ['limits that begin too late', seizure('2027-07-02', '2028-06-30'), 'FIGURES_OVERLAP', '2027-06-30'],
  ['a year without its wage tax flow', year(), 'FLOW_NEEDS_RELEASE', '2026-12-31'],
  ['half a year', year('2027-01-01', '2027-06-30'), 'FIGURES_OVERLAP', '2026-12-31'],
  [
    'a pension value of the release',
    { subject: 'PENSION_VALUE', ...basics('2026-07-01'), centsPerPoint: 4300 },
    'FIGURES_OVERLAP',
    '2026-07-01',
  ],
])('refuses %s and names the row', (_, row, code, known) => {
  const { subject, validFrom } = row;
  expect(addFigures([], [row], RELEASED)).toEqual({ ok: false, error: { code, subject, validFrom, known } });
});

test('refuses rows of one file that overlap, and those that were loaded before', () => {
  const rows = [wage('2028-01-01', 1520), wage('2028-01-01', 1530)];
  expect(addFigures([], rows, RELEASED)).toMatchObject({ error: { code: 'FIGURES_OVERLAP' } });
  const loaded = added(wage('2028-01-01', 1520)).rows;
  expect(addFigures(loaded, [wage('2028-01-01', 1530)], RELEASED)).toMatchObject({ ok: false });
  expect(addFigures(loaded, [wage('2029-01-01', 1600)], RELEASED)).toMatchObject({ ok: true });
});

const OLD_MONTH = calendarDate('2026-11-22');

function stopsOf(pay: number, figures?: LawFigures) {
  const law = payrollLawOn(OLD_MONTH);
  if (!law) throw new Error('No law');
  const car = sampleCar({
    ratePerMonth: cents(51_500),
    grossListPrice: cents(4_652_000),
    acquiredOn: calendarDate('2026-12-15'),
    termMonths: 48,
    benefitValue107: 'TAX_VALUE',
  });
  const month = { day: OLD_MONTH, law, ...(figures && { figures }) };
  const compared = compareConversion(sampleEmployee({ grossMonthlySalary: cents(pay) }), [], car, month);
  if (!compared.ok) throw new Error(compared.error.code);
  return compared.value.stops;
}

test('a minimum wage of 2028 stops a conversion whose term reaches 2028', () => {
  // 15.20 EUR need 2,634.67 EUR a month.
  const pay = 263_466 + 51_500;
  const loaded = added(wage('2028-01-01', 1520));
  expect(stopsOf(pay, loaded)).toMatchObject([
    { code: 'MINIMUM_WAGE', from: '2028-01-01', required: 263_467, cashPay: 263_466, source: 'BGBl.' },
  ]);
  expect(stopsOf(pay + 1, loaded)).toEqual([]);
  expect(stopsOf(pay)).toEqual([]);
  putInForce(loaded);
  expect(stopsOf(pay)).toHaveLength(1);
  // Figures of its own, as a frozen order brings them, come before those in force.
  expect(stopsOf(pay, figuresWith([]))).toEqual([]);
});

test('seizure limits of July 2027 hold from that day on, also for running cars', () => {
  const car = sampleCar({
    ratePerMonth: cents(51_500),
    grossListPrice: cents(4_652_000),
    acquiredOn: calendarDate('2026-06-15'),
    benefitValue107: 'FULL_1_PERCENT',
  });
  const limits = (pay: number) => {
    const lease = { from: calendarDate('2026-06-15'), until: calendarDate('2030-06-14'), conversion: car };
    const employee = sampleEmployee({ grossMonthlySalary: cents(pay) });
    return limitsOfRunningCars(employee, [], [lease], OLD_MONTH, 'FULL_1_PERCENT');
  };
  const high = seizure('2027-07-01', '2028-06-30', 400_000);
  expect(limits(450_000)).toEqual([]);
  putInForce(added(high));
  expect(limits(450_000)).toMatchObject([{ limit: 'CASH_PAY_LIMIT', from: '2027-07-01' }]);
  const coverage = payrollLawCoverage(OLD_MONTH).find(({ subject }) => subject === 'SEIZURE_LIMITS');
  expect(coverage).toMatchObject({ coveredUntil: '2028-06-30', checkedOn: '2026-11-26' });
});

test('figures of a year make its months law, once the release has the flow', () => {
  const found = addFigures([], [year()], RELEASED, LATER_FLOWS);
  if (!found.ok) throw new Error(found.error.code);
  const figures = figuresWith(found.value, LATER_FLOWS);
  const law = payrollLawOn(calendarDate('2027-03-01'), figures);
  expect(law).toMatchObject({
    year: 2027,
    state: 'ENACTED',
    version: 'DE-2027.loaded-2026-11-26',
    ceilingPension: { value: 885_000, source: 'BGBl.' },
    averageAdditionalRate: { value: 310 },
    // From the minimum wage of the year.
    minijobLimit: { value: 63_300 },
    childlessFromAge: { value: 23 },
  });
  putInForce(figures);
  const day: CalendarDate = calendarDate('2027-03-01');
  expect(lawOfMonth(day).law).toBe(law);
  // The draft is law now.
  const coverage = payrollLawCoverage(OLD_MONTH).find(({ subject }) => subject === 'INCOME_LIMIT');
  expect(coverage).toMatchObject({ coveredUntil: '2027-12-31', draft: null });
});

test('an assumed month of 2028 has the Minijob limit of the loaded minimum wage', () => {
  putInForce(added(wage('2028-01-01', 1520)));
  expect(lawOfMonth(calendarDate('2028-02-01')).law.minijobLimit.value).toBe(65_900);
});
