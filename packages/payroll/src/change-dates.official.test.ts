import { addDays, calendarDate, cents, type CalendarDate } from '@stromwandel/kernel';
import { describe, expect, it } from 'vitest';
import { compareConversion } from './compare-conversion.ts';
import type { CarConversion, OtherConversion } from './conversion.ts';
import type { ConversionComparison } from './conversion-comparison.ts';
import type { Employee } from './employee.ts';
import { CAR_BENEFIT_PERIODS } from './law/car-benefit-periods.ts';
import type { DatedLaw } from './law/figure.ts';
import { KNOWN_PAYROLL_LAWS } from './law/known-payroll-laws.ts';
import { SEIZURE_LIMITS } from './law/seizure-limits.ts';
import {
  AFTER_A_CAR,
  BEFORE_A_CAR,
  NO_VAT,
  PAYSLIPS,
  STOPS,
  type PersonName,
} from './testing/change-date-payslips.ts';
import { sampleCar, sampleEmployee } from './testing/sample-people.ts';

interface Conversion {
  readonly employee: Employee;
  readonly others: readonly OtherConversion[];
  readonly car: CarConversion;
}

const FUND: Employee['healthInsurance'] = {
  type: 'STATUTORY',
  basicRateBasisPoints: 1460,
  additionalRateBasisPoints: 245,
};

const PEOPLE: Readonly<Record<PersonName, Conversion>> = {
  ceilings: {
    employee: sampleEmployee({
      federalState: 'SL',
      grossMonthlySalary: cents(950_000),
      taxClass: 3,
      children: true,
      childrenUnder25: 4,
      childAllowances: 2,
      churchTax: true,
      akb: true,
      healthInsurance: FUND,
      commuteKilometers: 20,
    }),
    others: [
      { type: 'COMPANY_PENSION_PLAN', amount: cents(70_000) },
      { type: 'HARDWARE_LEASING', amount: cents(3000) },
    ],
    car: sampleCar({
      ratePerMonth: cents(150_000),
      employerContribution: cents(10_000),
      grossListPrice: cents(8_500_000),
      driveType: 'COMBUSTION',
    }),
  },
  smallPay: {
    employee: sampleEmployee({
      federalState: 'HB',
      grossMonthlySalary: cents(212_000),
      churchTax: true,
      akb: true,
      healthInsurance: FUND,
      commuteKilometers: 10,
    }),
    others: [
      {
        type: 'BIKE_LEASING_OVER_25',
        leasingRate: cents(9000),
        monetaryBenefitPrivateUse: cents(800),
        monetaryBenefitCommuteToWork: cents(300),
      },
    ],
    car: sampleCar({
      ratePerMonth: cents(20_000),
      grossListPrice: cents(4_000_000),
      benefitValue107: 'TAX_VALUE',
    }),
  },
  privately: {
    employee: sampleEmployee({
      federalState: 'SN',
      grossMonthlySalary: cents(650_000),
      taxClass: 4,
      spouseFactorThousandths: 931,
      children: true,
      childrenUnder25: 1,
      childAllowances: 0.5,
      healthInsurance: {
        type: 'PRIVATE',
        employerSubsidy: true,
        premiumHealth: cents(98_000),
        premiumCare: cents(16_000),
        basicShareOfHealthPremium: cents(80_000),
        belowLimit: 'STAYS_PRIVATE',
      },
      commuteKilometers: 15,
      commuteDaysPerMonth: 8,
    }),
    others: [],
    car: sampleCar({
      ratePerMonth: cents(80_000),
      grossListPrice: cents(4_000_000),
      commuteValuation: 'SINGLE_TRIPS_0002',
    }),
  },
  seizable: {
    employee: sampleEmployee({
      grossMonthlySalary: cents(478_000),
      children: true,
      childrenUnder25: 3,
      childAllowances: 1.5,
      churchTax: true,
      healthInsurance: FUND,
      commuteKilometers: 10,
    }),
    others: [],
    car: sampleCar({
      ratePerMonth: cents(30_000),
      grossListPrice: cents(8_000_000),
      benefitValue107: 'TAX_VALUE',
    }),
  },
};

type HalfYear = keyof typeof STOPS;

/** What applies on the days on which figures of payroll months change, and on the days before. */
const PAYROLL_DAYS: readonly (readonly [string, 2025 | 2026, HalfYear])[] = [
  ['2025-01-01', 2025, 'first half of 2025'],
  ['2025-06-30', 2025, 'first half of 2025'],
  ['2025-07-01', 2025, 'second half of 2025'],
  ['2025-12-31', 2025, 'second half of 2025'],
  ['2026-01-01', 2026, 'first half of 2026'],
  ['2026-06-30', 2026, 'first half of 2026'],
  ['2026-07-01', 2026, 'second half of 2026'],
  ['2026-12-31', 2026, 'second half of 2026'],
];

/** Days on which seizure limits change or the known law ends, without a payslip. */
const UNKNOWN_PAYROLL_DAYS = [
  '2024-06-30',
  '2024-07-01',
  '2024-12-31',
  '2027-01-01',
  '2027-06-30',
  '2027-07-01',
];

const hybrid = (range: number): Partial<CarConversion> => ({
  driveType: 'PLUG_IN_HYBRID',
  grossListPrice: cents(5_000_000),
  co2GramsPerKilometer: 51,
  electricRangeKilometers: range,
});
const electric = (grossListPrice: number): Partial<CarConversion> => ({
  driveType: 'ELECTRIC',
  grossListPrice: cents(grossListPrice),
});

/** Cars acquired on the days on which their valuation changes and the days before, with their taxable list price. */
const ACQUISITIONS: readonly (readonly [string, Partial<CarConversion>, number])[] = [
  ['2019-01-01', electric(6_000_000), 1_500_000],
  ['2021-12-31', hybrid(40), 2_500_000],
  ['2022-01-01', hybrid(40), 5_000_000],
  ['2023-12-31', electric(7_000_000), 3_500_000],
  ['2024-01-01', electric(7_000_000), 1_750_000],
  ['2024-12-31', hybrid(60), 2_500_000],
  ['2025-01-01', hybrid(60), 5_000_000],
  ['2025-06-30', electric(10_000_000), 5_000_000],
  ['2025-07-01', electric(10_000_000), 2_500_000],
  ['2030-12-31', electric(10_000_000), 2_500_000],
  ['2031-01-01', electric(10_000_000), 10_000_000],
];

/** The day before the first acquisition with a reduced valuation. */
const UNKNOWN_ACQUISITION = '2018-12-31';

function compare(one: Conversion, day: string) {
  return compareConversion(one.employee, one.others, one.car, calendarDate(day));
}

function compared(one: Conversion, day: string): ConversionComparison {
  const comparison = compare(one, day);
  if (!comparison.ok) throw new Error(comparison.error.code);
  return comparison.value;
}

const PERSON_NAMES: readonly PersonName[] = ['ceilings', 'smallPay', 'privately', 'seizable'];

const PAYROLL_CASES = PAYROLL_DAYS.flatMap(([day, year, halfYear]) =>
  PERSON_NAMES.map((name) => [day, name, year, halfYear] as const),
);

describe('a payslip before and after the conversion, written out', () => {
  it.each(PAYROLL_CASES)('in the month of %s, %s', (day, name, year, halfYear) => {
    const comparison = compared(PEOPLE[name], day);
    const { before, after } = PAYSLIPS[year][name];
    expect(comparison.before).toEqual({ payrollMonth: day, ...NO_VAT, ...before });
    expect(comparison.after).toEqual({ payrollMonth: day, ...NO_VAT, ...after });
    expect(comparison.userPrice).toBe(Number(before.takeHome) - Number(after.takeHome));
    expect(comparison.stops).toMatchObject(STOPS[halfYear][name]);
    expect(comparison.stops).toHaveLength(STOPS[halfYear][name].length);
    expect(comparison.law).toMatchObject({ year, version: `DE-${year}.1` });
  });

  it.each([
    ['2025-12-31', 7_380_000],
    ['2026-01-01', 7_740_000],
  ])('in the month of %s warns of the limits it falls under', (day, incomeLimit) => {
    const warnings = (name: PersonName) => compared(PEOPLE[name], day).warnings;
    expect(warnings('smallPay')).toMatchObject([
      { code: 'INTO_UEBERGANGSBEREICH', socialSecurityGross: 197_100, limit: 200_000 },
    ]);
    expect(warnings('privately')).toMatchObject([
      { code: 'FALLS_UNDER_JAEG', yearlyPay: 12 * 582_400, limit: incomeLimit },
    ]);
    expect([warnings('ceilings'), warnings('seizable')]).toEqual([[], []]);
  });

  it.each(ACQUISITIONS)('with a car acquired on %s, %o', (acquiredOn, changes, taxableListPrice) => {
    const car = sampleCar({ ...changes, acquiredOn: calendarDate(acquiredOn) });
    const comparison = compared({ employee: sampleEmployee(), others: [], car }, '2026-06-15');
    expect(comparison.before).toEqual({ payrollMonth: '2026-06-15', ...NO_VAT, ...BEFORE_A_CAR });
    expect(comparison.after).toEqual({
      payrollMonth: '2026-06-15',
      ...NO_VAT,
      ...AFTER_A_CAR[taxableListPrice],
    });
    expect(comparison.warnings).toEqual([]);
  });

  it('does not exist outside the known law', () => {
    for (const day of UNKNOWN_PAYROLL_DAYS) {
      expect(compare(PEOPLE.ceilings, day), day).toMatchObject({
        ok: false,
        error: { code: 'DATE_OUTSIDE_LAW', field: 'payrollMonth', date: day },
      });
    }
    const car = sampleCar({ acquiredOn: calendarDate(UNKNOWN_ACQUISITION) });
    expect(compare({ ...PEOPLE.ceilings, car }, '2026-06-15')).toMatchObject({
      ok: false,
      error: { code: 'DATE_OUTSIDE_LAW', field: 'car.acquiredOn', date: UNKNOWN_ACQUISITION },
    });
  });
});

/** The first and last day of every block of law, the day before and the day after. */
function changeDays(blocks: readonly DatedLaw[]): CalendarDate[] {
  const days = blocks.flatMap(({ validFrom, validUntil }) => [
    addDays(validFrom, -1),
    validFrom,
    validUntil,
    addDays(validUntil, 1),
  ]);
  return [...new Set(days)].toSorted();
}

describe('every day on which the data change', () => {
  it('has a payslip for the payroll month', () => {
    const days = [...PAYROLL_DAYS.map(([day]) => day), ...UNKNOWN_PAYROLL_DAYS].toSorted();
    expect(days).toEqual(changeDays([...KNOWN_PAYROLL_LAWS, ...SEIZURE_LIMITS]));
  });

  it('has a payslip for the acquisition', () => {
    const days = [UNKNOWN_ACQUISITION, ...ACQUISITIONS.map(([day]) => day)];
    expect(days).toEqual(changeDays(CAR_BENEFIT_PERIODS));
  });
});
