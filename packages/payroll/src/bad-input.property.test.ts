import { calendarDate, type CalendarDate } from '@stromwandel/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessSalary } from './assess-salary.ts';
import { bikeBenefit } from './benefits/bike-benefit.ts';
import { calculatePayslip } from './calculate-payslip.ts';
import { createCarPricer } from './car-pricer.ts';
import { answerLohnsteuerCase } from './case-format/answer-lohnsteuer-case.ts';
import { answerPayslipCase } from './case-format/answer-payslip-case.ts';
import { compareConversion } from './compare-conversion.ts';
import type { CarConversion, LeasedBike, OtherConversion } from './conversion.ts';
import type { Employee } from './employee.ts';
import { findFederalState } from './federal-states.ts';
import { calculateLohnsteuer } from './pap/calculate-lohnsteuer.ts';
import { LOHNSTEUER_DEFAULTS } from './pap/lohnsteuer-input.ts';
import { NO_SPECIAL_PAY } from './pap/special-pay-input.ts';
import { sampleCar, sampleEmployee } from './testing/sample-people.ts';

const MONTH = calendarDate('2026-06-01');

/** Anything at all, often something close to an input. */
const anything = fc.oneof(
  fc.anything({
    withBigInt: true,
    withNullPrototype: true,
    withSparseArray: true,
    withSymbol: true,
  } as object),
  fc.constantFrom<unknown[]>(
    NaN,
    Infinity,
    -Infinity,
    -0,
    -1,
    0.5,
    1.5,
    1e15,
    2 ** 53,
    '1',
    '',
    null,
    undefined,
  ),
  fc.constantFrom<unknown[]>([], {}, true, false, '2026-02-30', '2024-12-31', '2027-01-01', 'XX', 7),
  // Names that every object has.
  fc.constantFrom<unknown[]>({ toString: '' }, { constructor: 1 }, 'toString', 'constructor'),
  fc.integer(),
  fc.double(),
);

/** All numbers in a value, however deep. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(numbersIn);
}

/**
 * What is wrong with an answer: a refusal that does not name its input and what is allowed, a number that is no amount
 * (NaN, a fraction, minus zero).
 */
function faults(answer: {
  readonly ok: boolean;
  readonly value?: unknown;
  readonly error?: unknown;
}): unknown[] {
  if (answer.ok) {
    return numbersIn(answer.value).filter((one) => !Number.isSafeInteger(one) || Object.is(one, -0));
  }
  const { code, field, allowed } = answer.error as Record<string, unknown>; // looked at below, whatever it is
  const isNamed = code !== 'INVALID_INPUT' || (typeof field === 'string' && isText(allowed));
  return isText(code) && isNamed ? [] : [answer.error];
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

/** The object with anything in one of its fields. */
function spoiled<T extends object>(sound: T): fc.Arbitrary<T> {
  const names = Object.keys(sound);
  return fc.tuple(fc.constantFrom(...names), anything).map(([name, value]) => ({ ...sound, [name]: value }));
}

const PRIVATELY: Employee['healthInsurance'] = {
  type: 'PRIVATE',
  employerSubsidy: true,
  premiumHealth: sampleEmployee().grossMonthlySalary,
  premiumCare: sampleEmployee().taxAllowancePerMonth,
  basicShareOfHealthPremium: null,
};

const employees: fc.Arbitrary<Employee> = fc.oneof(
  // Untyped callers send anything.
  anything as fc.Arbitrary<Employee>,
  spoiled(sampleEmployee({ weeklyHours: 40, maintenanceObligations: 0 })),
  spoiled(sampleEmployee({ taxClass: 4, spouseFactorThousandths: 900 })),
  spoiled(sampleEmployee().healthInsurance).map((healthInsurance) => sampleEmployee({ healthInsurance })),
  spoiled(PRIVATELY).map((healthInsurance) => sampleEmployee({ healthInsurance })),
);

const cars: fc.Arbitrary<CarConversion> = fc.oneof(
  // Untyped callers send anything.
  anything as fc.Arbitrary<CarConversion>,
  spoiled(sampleCar({ co2GramsPerKilometer: 50, electricRangeKilometers: 80 })),
  spoiled(sampleCar({ driveType: 'PLUG_IN_HYBRID', co2GramsPerKilometer: 50 })),
  spoiled({ kind: 'fixed', amount: sampleCar().grossListPrice }).map((benefitCap) =>
    // What the checks are there for.
    sampleCar({ benefitCap: benefitCap as CarConversion['benefitCap'] }),
  ),
);

const BIKE = {
  type: 'BIKE_LEASING_OVER_25',
  leasingRate: 8950,
  monetaryBenefitPrivateUse: 800,
  monetaryBenefitCommuteToWork: 0,
};

const others: fc.Arbitrary<OtherConversion[]> = fc.oneof(
  anything,
  fc.array(anything),
  fc.array(fc.oneof(spoiled(BIKE), spoiled({ type: 'COMPANY_PENSION_PLAN', amount: 1 }), fc.constant(BIKE))),
) as fc.Arbitrary<OtherConversion[]>; // untyped callers send anything

// Untyped callers send anything.
const months = fc.oneof(anything, fc.constant(MONTH)) as fc.Arbitrary<CalendarDate>;

describe('whatever comes in', () => {
  it('employees, conversions, cars and months are computed with or refused', () => {
    fc.assert(
      fc.property(employees, others, cars, months, (employee, list, car, month) => {
        const notes = assessSalary(employee, list, month).flatMap((note) =>
          note.code === 'NOT_COVERED_BY_CALCULATION' ? [{ ok: false, error: note.refusal }] : [],
        );
        const comparison = compareConversion(sampleEmployee(), [], car, MONTH);
        const pricer = createCarPricer(sampleEmployee(), [], MONTH);
        const answers = [
          calculatePayslip(employee, [], null, MONTH),
          calculatePayslip(sampleEmployee(), list, null, MONTH),
          calculatePayslip(sampleEmployee(), [], car, MONTH),
          calculatePayslip(sampleEmployee(), [], null, month),
          createCarPricer(employee, list, month),
          pricer.ok ? pricer.value.userPrice(car) : pricer,
          comparison.ok ? { ok: true, value: comparison.value.userPrice } : comparison,
          ...notes,
        ];
        expect(answers.flatMap(faults)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('bikes and codes of states are computed with or refused', () => {
    const bike = { retailPrice: 100_000, fast: true, commuteKilometers: 10 };
    fc.assert(
      fc.property(fc.oneof(anything, spoiled(bike)), anything, (one, code) => {
        // Untyped callers send anything.
        expect(faults(bikeBenefit(one as LeasedBike))).toEqual([]);
        expect([undefined, code]).toContain(findFederalState(code as string)?.code);
      }),
      { numRuns: 1000 },
    );
  });

  it('inputs of the wage tax flow are computed with or refused', () => {
    const years = fc.oneof(anything, fc.constantFrom(2025, 2026));
    const inputs = fc.oneof(
      anything,
      spoiled({ ...LOHNSTEUER_DEFAULTS, ...NO_SPECIAL_PAY, RE4: 5_000_000, R: 1 }),
    );
    fc.assert(
      fc.property(years, inputs, (year, input) => {
        // Untyped callers send anything.
        expect(faults(calculateLohnsteuer(year as number, input as object))).toEqual([]);
        expect(faults(answerLohnsteuerCase(year, input))).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it('payslip cases are answered or refused', () => {
    const employee = {
      gross: 450_000,
      stkl: 4,
      state: 'HB',
      age: 36,
      parent: true,
      kidsU25: 1,
      church: true,
      rv: true,
      av: true,
      kvz: '2.90',
      zkf: '0.5',
      factor: '0.9',
      freib: 100,
      chamber: 'HB',
    };
    const car = { rate: 50_000, blp: 4_500_000, factor: '1/4', km: 15, mode: 'daily', days: 8 };
    const bike = { rate: 8950, uvp: 349_900, speed: 45, km: 5 };
    const pkv = { kv: 60_000, basis: 50_000, pv: 6000 };
    const conversions = fc.oneof(
      anything,
      spoiled({ car, bike, hardware: 100, bav: 100 }),
      fc.record({ car: spoiled(car), bike: spoiled(bike) }),
    );
    const people = fc.oneof(
      anything,
      spoiled(employee),
      spoiled(pkv).map((one) => ({ ...employee, pkv: one })),
    );
    const years = fc.oneof(anything, fc.constantFrom(2025, 2026));
    fc.assert(
      fc.property(years, people, conversions, (year, person, conversion) => {
        expect(faults(answerPayslipCase(year, person, {}))).toEqual([]);
        expect(faults(answerPayslipCase(2026, employee, conversion))).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});
