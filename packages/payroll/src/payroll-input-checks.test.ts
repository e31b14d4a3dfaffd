import { calendarDate, cents, type CalendarDate } from '@stromwandel/kernel';
import { describe, expect, it } from 'vitest';
import { assessSalary } from './assess-salary.ts';
import { bikeBenefit } from './benefits/bike-benefit.ts';
import { carBenefitsOfMonth } from './benefits/car-benefits-of-month.ts';
import { calculatePayslip } from './calculate-payslip.ts';
import { createCarPricer } from './car-pricer.ts';
import { compareConversion } from './compare-conversion.ts';
import type { CarConversion, Commute, LeasedBike, OtherConversion } from './conversion.ts';
import type { Employee } from './employee.ts';
import { FEDERAL_STATES } from './federal-states.ts';
import type { PayrollRefusal } from './payroll-refusal.ts';
import type { RunningCar } from './running-cars.ts';
import { sampleCar, sampleEmployee } from './testing/sample-people.ts';

const MONTH = calendarDate('2026-06-01');

// Untyped callers send anything; the casts of this file stand for them.
function refusal(
  employee: object,
  car: unknown = null,
  others: unknown = [],
  month: unknown = MONTH,
): PayrollRefusal | undefined {
  return refusalOf({ ...sampleEmployee(), ...employee }, others, car, month);
}

function refusalOf(...[employee, others, car, month]: readonly unknown[]): PayrollRefusal | undefined {
  const slip = calculatePayslip(
    employee as Employee,
    others as OtherConversion[],
    car as CarConversion,
    month as CalendarDate,
  );
  return slip.ok ? undefined : slip.error;
}

const carRefusal = (changes: object): PayrollRefusal | undefined =>
  refusal({}, { ...sampleCar(), ...changes });

const NO_NUMBERS: readonly unknown[] = [NaN, Infinity, -Infinity, '1', '', true, [1], {}, 1n];
const NO_FLAGS: readonly unknown[] = [0, 1, 'true', '', null, undefined, {}, []];
const NO_RECORDS: readonly unknown[] = [undefined, 0, 1, '', 'text', true, [], () => 1];

const without = (values: readonly unknown[], some: readonly unknown[]): unknown[] =>
  values.filter((value) => !some.includes(value));

interface NumberRule {
  readonly field: string;
  readonly lowest: number;
  readonly highest: number;
  /** The inputs with this value in the field's place. */
  readonly refused: (value: unknown) => PayrollRefusal | undefined;
  /** The smallest step between two allowed values; 0 when fractions are. */
  readonly step?: number;
  readonly allowed?: string;
  /** Ways to leave it out. */
  readonly absent?: readonly unknown[];
}

const employeeField =
  (name: keyof Employee) =>
  (value: unknown): PayrollRefusal | undefined =>
    refusal({ [name]: value });

const statutory = (name: string) => (value: unknown) =>
  refusal({ healthInsurance: { ...sampleEmployee().healthInsurance, [name]: value } });

const PRIVATELY = {
  type: 'PRIVATE',
  employerSubsidy: true,
  premiumHealth: 60_000,
  premiumCare: 6000,
  basicShareOfHealthPremium: null,
};
const privately =
  (name: string, changes: object = {}) =>
  (value: unknown) =>
    refusal({ healthInsurance: { ...PRIVATELY, ...changes, [name]: value } });

const carField =
  (name: keyof CarConversion, changes: object = {}) =>
  (value: unknown) =>
    carRefusal({ ...changes, [name]: value });

const otherField = (one: object, name: string) => (value: unknown) =>
  refusal({}, null, [{ ...one, [name]: value }]);

const BIKE = {
  type: 'BIKE_LEASING_OVER_25',
  leasingRate: 1,
  monetaryBenefitPrivateUse: 1,
  monetaryBenefitCommuteToWork: 1,
};

function bikeRefusal(changes: object): PayrollRefusal | undefined {
  const bike = { retailPrice: 100_000, fast: true, commuteKilometers: 1, ...changes };
  const benefit = bikeBenefit(bike as LeasedBike);
  return benefit.ok ? undefined : benefit.error;
}

const RUNNING = {
  ratePerMonth: 50_000,
  employerContribution: 0,
  privateUse: 11_200,
  fullPrivateUse: 44_800,
  commute: 5040,
  vat: 0,
};

function runningRefusal(running: unknown): PayrollRefusal | undefined {
  const compared = compareConversion(sampleEmployee(), [], sampleCar(), MONTH, running as RunningCar[]);
  return compared.ok ? undefined : compared.error;
}

function runningField(field: string, highest = HIGHEST_AMOUNT): NumberRule {
  const refused = (value: unknown) => runningRefusal([{ ...RUNNING, [field]: value }]);
  return { field: `running[0].${field}`, lowest: 0, highest, refused };
}

function commuteRefusal(commute: unknown): PayrollRefusal | undefined {
  const benefits = carBenefitsOfMonth(sampleCar(), commute as Commute, MONTH);
  return benefits.ok ? undefined : benefits.error;
}

const HIGHEST_AMOUNT = 20_000_000;
const HIGHEST_PRICE = 1_000_000_000;
const HYBRID = { driveType: 'PLUG_IN_HYBRID', co2GramsPerKilometer: 50, electricRangeKilometers: 80 };

const NUMBERS: readonly NumberRule[] = [
  {
    field: 'employee.grossMonthlySalary',
    lowest: 100,
    highest: HIGHEST_AMOUNT,
    refused: employeeField('grossMonthlySalary'),
  },
  { field: 'employee.taxClass', lowest: 1, highest: 6, refused: employeeField('taxClass') },
  {
    field: 'employee.spouseFactorThousandths',
    lowest: 0,
    highest: 1000,
    absent: [null],
    refused: (value) => refusal({ taxClass: 4, spouseFactorThousandths: value }),
  },
  {
    field: 'employee.taxAllowancePerMonth',
    lowest: 0,
    highest: HIGHEST_AMOUNT,
    refused: employeeField('taxAllowancePerMonth'),
  },
  { field: 'employee.childrenUnder25', lowest: 0, highest: 50, refused: employeeField('childrenUnder25') },
  {
    field: 'employee.childAllowances',
    lowest: 0,
    highest: 10,
    step: 0.5,
    allowed: '0 to 10 in steps of 0.5',
    refused: employeeField('childAllowances'),
  },
  {
    field: 'employee.commuteKilometers',
    lowest: 0,
    highest: 10_000,
    refused: employeeField('commuteKilometers'),
  },
  {
    field: 'employee.commuteDaysPerMonth',
    lowest: 0,
    highest: 31,
    refused: employeeField('commuteDaysPerMonth'),
  },
  {
    field: 'employee.maintenanceObligations',
    lowest: 0,
    highest: 50,
    absent: [undefined],
    refused: employeeField('maintenanceObligations'),
  },
  {
    field: 'employee.regularOneOffPerYear',
    lowest: 0,
    highest: 12 * HIGHEST_AMOUNT,
    absent: [undefined],
    refused: employeeField('regularOneOffPerYear'),
  },
  {
    field: 'employee.healthInsurance.basicRateBasisPoints',
    lowest: 0,
    highest: 2500,
    refused: statutory('basicRateBasisPoints'),
  },
  {
    field: 'employee.healthInsurance.additionalRateBasisPoints',
    lowest: 0,
    highest: 1000,
    refused: statutory('additionalRateBasisPoints'),
  },
  {
    field: 'employee.healthInsurance.premiumHealth',
    lowest: 0,
    highest: HIGHEST_AMOUNT,
    refused: privately('premiumHealth'),
  },
  {
    field: 'employee.healthInsurance.premiumCare',
    lowest: 0,
    highest: HIGHEST_AMOUNT,
    refused: privately('premiumCare'),
  },
  {
    field: 'employee.healthInsurance.basicShareOfHealthPremium',
    lowest: 0,
    highest: 60_000,
    absent: [null],
    refused: privately('basicShareOfHealthPremium'),
  },
  {
    field: 'employee.healthInsurance.futureAdditionalRateBasisPoints',
    lowest: 0,
    highest: 1000,
    absent: [undefined, null],
    refused: privately('futureAdditionalRateBasisPoints'),
  },
  ...['ratePerMonth', 'privateUse', 'fullPrivateUse', 'commute', 'vat'].map((field) => runningField(field)),
  runningField('employerContribution', RUNNING.ratePerMonth),
  {
    field: 'commute.commuteKilometers',
    lowest: 0,
    highest: 10_000,
    refused: (value) => commuteRefusal({ commuteKilometers: value, trips: 1 }),
  },
  {
    field: 'commute.trips',
    lowest: 0,
    highest: 31,
    refused: (value) => commuteRefusal({ commuteKilometers: 1, trips: value }),
  },
  {
    field: 'car.termMonths',
    lowest: 1,
    highest: 600,
    absent: [undefined],
    refused: carField('termMonths'),
  },
  {
    field: 'car.ratePerMonth',
    lowest: 0,
    highest: HIGHEST_AMOUNT,
    refused: (value) =>
      refusal({ grossMonthlySalary: HIGHEST_AMOUNT }, { ...sampleCar(), ratePerMonth: value }),
  },
  {
    field: 'car.employerContribution',
    lowest: 0,
    highest: 50_000,
    refused: carField('employerContribution'),
  },
  { field: 'car.grossListPrice', lowest: 1, highest: HIGHEST_PRICE, refused: carField('grossListPrice') },
  {
    field: 'car.benefitCap.amount',
    lowest: 0,
    highest: HIGHEST_PRICE,
    refused: (value) => carRefusal({ benefitCap: { kind: 'fixed', amount: value } }),
  },
  {
    field: 'car.co2GramsPerKilometer',
    lowest: 0,
    highest: 1000,
    step: 0,
    allowed: '0 to 1000',
    absent: [undefined],
    refused: carField('co2GramsPerKilometer', HYBRID),
  },
  {
    field: 'car.electricRangeKilometers',
    lowest: 0,
    highest: 2000,
    step: 0,
    allowed: '0 to 2000',
    absent: [undefined],
    refused: carField('electricRangeKilometers', HYBRID),
  },
  {
    field: 'others[0].leasingRate',
    lowest: 0,
    highest: HIGHEST_AMOUNT,
    refused: otherField(BIKE, 'leasingRate'),
  },
  {
    field: 'others[0].leasingRate',
    lowest: 0,
    highest: HIGHEST_AMOUNT,
    refused: otherField({ ...BIKE, type: 'BIKE_LEASING_UNDER_25' }, 'leasingRate'),
  },
  {
    field: 'others[0].monetaryBenefitPrivateUse',
    lowest: 0,
    highest: HIGHEST_AMOUNT,
    refused: otherField(BIKE, 'monetaryBenefitPrivateUse'),
  },
  {
    field: 'others[0].monetaryBenefitPrivateUse',
    lowest: 0,
    highest: HIGHEST_AMOUNT,
    refused: otherField({ ...BIKE, type: 'BIKE_LEASING_UNDER_25' }, 'monetaryBenefitPrivateUse'),
  },
  {
    field: 'others[0].monetaryBenefitCommuteToWork',
    lowest: 0,
    highest: HIGHEST_AMOUNT,
    refused: otherField(BIKE, 'monetaryBenefitCommuteToWork'),
  },
  {
    field: 'others[0].amount',
    lowest: 0,
    highest: HIGHEST_AMOUNT,
    refused: otherField({ type: 'HARDWARE_LEASING' }, 'amount'),
  },
  {
    field: 'others[0].amount',
    lowest: 0,
    highest: HIGHEST_AMOUNT,
    refused: otherField({ type: 'COMPANY_PENSION_PLAN' }, 'amount'),
  },
  {
    field: 'bike.retailPrice',
    lowest: 1,
    highest: HIGHEST_PRICE,
    refused: (value) => bikeRefusal({ retailPrice: value }),
  },
  {
    field: 'bike.commuteKilometers',
    lowest: 0,
    highest: 10_000,
    refused: (value) => bikeRefusal({ commuteKilometers: value }),
  },
];

/** Pay that a high but allowed amount uses up is no bad input. */
function isInvalid(refused: PayrollRefusal | undefined): boolean {
  return refused?.code === 'INVALID_INPUT';
}

describe('a number', () => {
  it.each(NUMBERS)('$field is taken from $lowest to $highest', ({ lowest, highest, refused, step = 1 }) => {
    for (const value of [lowest, highest, lowest + step]) expect(isInvalid(refused(value))).toBe(false);
  });

  it.each(NUMBERS)('$field is refused outside, with its range', (rule) => {
    const { field, lowest, highest, refused, step = 1 } = rule;
    const allowed = rule.allowed ?? `integer ${lowest} to ${highest}`;
    const outside = [lowest - (step || 0.01), highest + (step || 0.01), -1e15, 1e15];
    if (step > 0) outside.push(lowest + step / 2, highest - step / 2);
    for (const value of outside) {
      expect(refused(value), String(value)).toEqual({ code: 'INVALID_INPUT', field, allowed });
    }
  });

  it.each(NUMBERS)('$field is refused when it is no number', ({ field, refused, absent = [] }) => {
    for (const value of absent) expect(refused(value), String(value)).toBeUndefined();
    for (const value of [...NO_NUMBERS, ...without([undefined, null], absent)]) {
      expect(refused(value), String(value)).toMatchObject({ code: 'INVALID_INPUT', field });
    }
  });

  it('of minus zero counts as zero', () => {
    const plain = calculatePayslip(sampleEmployee(), [], sampleCar(), MONTH);
    const negative = calculatePayslip(
      sampleEmployee({ taxAllowancePerMonth: -0 as never, childAllowances: -0, childrenUnder25: -0 }),
      [],
      sampleCar({ employerContribution: -0 as never }),
      MONTH,
    );
    expect(negative).toStrictEqual(plain);
  });
});

describe('the weekly hours', () => {
  it.each([1, 7.5, 38.5, 60])('may be %d', (weeklyHours) => {
    expect(refusal({ weeklyHours })).toBeUndefined();
  });

  it.each([0, 0.99, -1, 60.01, 1e15, ...NO_NUMBERS])('are refused when they are %s', (weeklyHours) => {
    expect(refusal({ weeklyHours })).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'employee.weeklyHours',
      allowed: expect.stringContaining('1 to 60'),
    });
  });
});

describe('a yes or no', () => {
  const flags = ['children', 'unemploymentInsurance', 'churchTax', 'akb'] as const;

  it.each(flags)('employee.%s is refused when it is neither', (name) => {
    for (const value of NO_FLAGS) {
      expect(refusal({ [name]: value })).toEqual({
        code: 'INVALID_INPUT',
        field: `employee.${name}`,
        allowed: 'true or false',
      });
    }
  });

  it.each([
    ['employee.healthInsurance.since2002', privately('since2002')],
    ['employee.healthInsurance.lastFiveYears', privately('lastFiveYears')],
    ['employee.healthInsurance.exemptSection8', privately('exemptSection8')],
    ['car.vatPassedOn', carField('vatPassedOn')],
  ])('%s likewise, and may be absent', (field, refused) => {
    for (const value of [true, false, undefined]) expect(isInvalid(refused(value))).toBe(false);
    for (const value of without(NO_FLAGS, [undefined])) {
      expect(refused(value)).toEqual({ code: 'INVALID_INPUT', field, allowed: 'true or false' });
    }
  });

  it('of the private insurance and of a bike likewise', () => {
    for (const value of NO_FLAGS) {
      expect(privately('employerSubsidy')(value)).toEqual({
        code: 'INVALID_INPUT',
        field: 'employee.healthInsurance.employerSubsidy',
        allowed: 'true or false',
      });
      expect(bikeRefusal({ fast: value })).toEqual({
        code: 'INVALID_INPUT',
        field: 'bike.fast',
        allowed: 'true or false',
      });
    }
  });
});

describe('a choice', () => {
  const states = FEDERAL_STATES.map((one) => one.code).join(', ');
  const conversions = 'BIKE_LEASING_UNDER_25, BIKE_LEASING_OVER_25, HARDWARE_LEASING or COMPANY_PENSION_PLAN';

  it.each([
    ['employee.federalState', states, (value: unknown) => refusal({ federalState: value })],
    [
      'employee.healthInsurance.type',
      'STATUTORY or PRIVATE',
      (value: unknown) => refusal({ healthInsurance: { ...PRIVATELY, type: value } }),
    ],
    ['car.driveType', 'ELECTRIC, PLUG_IN_HYBRID, COMBUSTION', carField('driveType')],
    ['car.commuteValuation', 'FLAT_003, SINGLE_TRIPS_0002', carField('commuteValuation')],
    [
      'car.benefitCap.kind',
      'statutory or fixed',
      (value: unknown) => carRefusal({ benefitCap: { kind: value, amount: 1 } }),
    ],
    ['others[0].type', conversions, otherField({ amount: 1 }, 'type')],
  ])('%s is refused outside its list', (field, allowed, refused) => {
    for (const value of ['XX', '', 'toString', '__proto__', 'electric', 0, 1, null, undefined, [], {}]) {
      expect(refused(value)).toEqual({ code: 'INVALID_INPUT', field, allowed });
    }
  });
});

describe('a choice by name', () => {
  it.each([
    ['employee.pension', 'STATUTORY, VERSORGUNGSWERK, EXEMPT, UNKNOWN', employeeField('pension'), []],
    ['employee.employment', 'REGULAR, APPRENTICE, WORKING_STUDENT', employeeField('employment'), [undefined]],
    [
      'employee.healthInsurance.belowLimit',
      'STAYS_PRIVATE, BECOMES_COMPULSORY',
      privately('belowLimit'),
      [undefined, null],
    ],
    ['car.benefitValue107', 'FULL_1_PERCENT or TAX_VALUE', carField('benefitValue107'), [undefined]],
    ['car.commuteFlatTax', 'OFF, EMPLOYER or EMPLOYEE', carField('commuteFlatTax'), [undefined]],
  ])('%s is one of %s', (field, allowed, refused, absent) => {
    for (const value of [...allowed.split(/, | or /), ...absent]) {
      expect(isInvalid(refused(value)), String(value)).toBe(false);
    }
    for (const value of without(['XX', '', 0, true, undefined, null, [], {}], absent)) {
      expect(refused(value), String(value)).toEqual({ code: 'INVALID_INPUT', field, allowed });
    }
  });
});

describe('an object', () => {
  it.each(NO_RECORDS)('is refused when it is %s', (value) => {
    const named = (field: string) => ({ code: 'INVALID_INPUT', field, allowed: 'an object' });
    expect(refusalOf(value, [], null, MONTH)).toEqual(named('employee'));
    expect(refusalOf(sampleEmployee(), [], value, MONTH)).toEqual(named('car'));
    expect(refusal({}, null, [value])).toEqual(named('others[0]'));
    expect(runningRefusal([value])).toEqual(named('running[0]'));
    expect(commuteRefusal(value)).toEqual(named('commute'));
    expect(bikeBenefit(value as LeasedBike)).toEqual({ ok: false, error: named('bike') });
    expect(refusal({ healthInsurance: value })).toEqual({
      code: 'INVALID_INPUT',
      field: 'employee.healthInsurance',
      allowed: 'STATUTORY or PRIVATE insurance',
    });
    expect(carRefusal({ benefitCap: value })).toEqual({
      code: 'INVALID_INPUT',
      field: 'car.benefitCap',
      allowed: 'statutory or fixed',
    });
  });

  it('is refused when it is null, but for the car of a payslip without one', () => {
    // The casts stand for untyped callers.
    expect(refusalOf(null, [], null, MONTH)).toMatchObject({ field: 'employee' });
    expect(refusal({ healthInsurance: null })).toMatchObject({ field: 'employee.healthInsurance' });
    expect(carRefusal({ benefitCap: null })).toMatchObject({ field: 'car.benefitCap' });
    expect(refusal({}, null, [null])).toMatchObject({ field: 'others[0]' });
    expect(refusal({}, null)).toBeUndefined();
  });

  it('without any field names the first', () => {
    expect(calculatePayslip({} as Employee, [], null, MONTH)).toMatchObject({
      error: { field: 'employee.federalState' },
    });
    expect(refusal({}, {})).toMatchObject({ field: 'car.ratePerMonth' });
    expect(refusal({}, null, [{}])).toMatchObject({ field: 'others[0].type' });
    expect(refusal({ healthInsurance: {} })).toMatchObject({ field: 'employee.healthInsurance.type' });
    expect(bikeBenefit({} as LeasedBike)).toMatchObject({ error: { field: 'bike.retailPrice' } });
  });
});

describe('other conversions', () => {
  const hardware = { type: 'HARDWARE_LEASING', amount: 1 };

  it('are refused when they are no list or too many', () => {
    const allowed = 'a list of at most 50 conversions';
    const many = Array.from({ length: 51 }, () => hardware);
    for (const others of [null, undefined, {}, 'x', 1, many]) {
      expect(refusalOf(sampleEmployee(), others, null, MONTH)).toEqual({
        code: 'INVALID_INPUT',
        field: 'others',
        allowed,
      });
    }
    expect(refusal({}, null, many.slice(1))).toBeUndefined();
  });

  it('are named with their place', () => {
    const pension = { type: 'COMPANY_PENSION_PLAN', amount: -1 };
    expect(refusal({}, null, [hardware, pension])).toMatchObject({ field: 'others[1].amount' });
  });

  it('need no commuting benefit for a slow bike', () => {
    const slow = { type: 'BIKE_LEASING_UNDER_25', leasingRate: 1, monetaryBenefitPrivateUse: 1 };
    expect(refusal({}, null, [slow])).toBeUndefined();
  });
});

it('running cars are refused when they are no list or too many', () => {
  const nothing = Object.fromEntries(Object.keys(RUNNING).map((name) => [name, 0]));
  const many = Array.from({ length: 51 }, () => nothing);
  for (const running of [null, {}, 'x', 1, many]) {
    expect(runningRefusal(running)).toEqual({
      code: 'INVALID_INPUT',
      field: 'running',
      allowed: 'a list of at most 50 cars',
    });
  }
  expect(runningRefusal(many.slice(1))).toBeUndefined();
  expect(runningRefusal([RUNNING, { ...RUNNING, vat: -1 }])).toMatchObject({ field: 'running[1].vat' });
});

describe('the factor of spouses', () => {
  it.each([1, 2, 3, 5, 6])('is refused in tax class %i, whatever it is', (taxClass) => {
    for (const factor of [0, 900, 1000, 1500, NaN, '1', undefined]) {
      expect(refusal({ taxClass, spouseFactorThousandths: factor })).toEqual({
        code: 'INVALID_INPUT',
        field: 'employee.spouseFactorThousandths',
        allowed: 'null outside tax class 4',
      });
    }
    expect(refusal({ taxClass, spouseFactorThousandths: null })).toBeUndefined();
  });
});

describe('a day', () => {
  const NO_DAYS = ['2026-02-30', '2026-2-1', '20260201', 'tomorrow', '', 20_260_201, null, undefined, {}];

  it('of birth is taken from 1900 to the payroll month', () => {
    const allowed = 'a day from 1900-01-01 to 2026-06-01';
    for (const dateOfBirth of [...NO_DAYS, ['1990-05-14'], '1899-12-31', '2026-06-02']) {
      expect(refusal({ dateOfBirth })).toEqual({
        code: 'INVALID_INPUT',
        field: 'employee.dateOfBirth',
        allowed,
      });
    }
    for (const dateOfBirth of ['1900-01-01', '2026-06-01']) expect(refusal({ dateOfBirth })).toBeUndefined();
  });

  it('of acquisition is refused when it does not exist, or before the reduced valuation', () => {
    for (const acquiredOn of NO_DAYS) {
      expect(carRefusal({ acquiredOn })).toEqual({
        code: 'INVALID_INPUT',
        field: 'car.acquiredOn',
        allowed: 'a calendar day',
      });
    }
    expect(carRefusal({ acquiredOn: '2018-12-31' })).toEqual({
      code: 'DATE_OUTSIDE_LAW',
      field: 'car.acquiredOn',
      date: '2018-12-31',
      knownFrom: '2019-01-01',
      knownUntil: '2030-12-31',
    });
    expect(carRefusal({ acquiredOn: '2019-01-01' })).toBeUndefined();
  });

  it('of the payroll month is refused when it does not exist, or outside the known law', () => {
    for (const month of NO_DAYS) {
      expect(refusalOf(sampleEmployee(), [], null, month)).toEqual({
        code: 'INVALID_INPUT',
        field: 'payrollMonth',
        allowed: 'a calendar day',
      });
    }
    for (const month of ['2024-12-31', '2027-01-01']) {
      expect(refusal({}, null, [], month)).toEqual({
        code: 'DATE_OUTSIDE_LAW',
        field: 'payrollMonth',
        date: month,
        knownFrom: '2025-01-01',
        knownUntil: '2026-12-31',
      });
    }
    for (const month of ['2025-01-01', '2026-12-31']) expect(refusal({}, null, [], month)).toBeUndefined();
  });
});

describe('a hybrid', () => {
  it('needs its emission or its electric range', () => {
    expect(carRefusal({ driveType: 'PLUG_IN_HYBRID' })).toEqual({
      code: 'INVALID_INPUT',
      field: 'car.co2GramsPerKilometer',
      allowed: 'emission or electric range of a plug-in hybrid',
    });
  });
});

describe('every public function', () => {
  const bad = sampleEmployee({ taxClass: 7 as never });
  const badCar = sampleCar({ grossListPrice: cents(0) });
  const field = (name: string) => ({ ok: false, error: { code: 'INVALID_INPUT', field: name } });

  it('refuses what one of them refuses', () => {
    expect(calculatePayslip(bad, [], null, MONTH)).toMatchObject(field('employee.taxClass'));
    expect(createCarPricer(bad, [], MONTH)).toMatchObject(field('employee.taxClass'));
    expect(compareConversion(bad, [], sampleCar(), MONTH)).toMatchObject(field('employee.taxClass'));
    expect(assessSalary(bad, [], MONTH)).toMatchObject([
      { code: 'NOT_COVERED_BY_CALCULATION', refusal: { field: 'employee.taxClass' } },
    ]);
    const pricer = createCarPricer(sampleEmployee(), [], MONTH);
    if (!pricer.ok) throw new Error(pricer.error.code);
    expect(pricer.value.userPrice(badCar)).toMatchObject(field('car.grossListPrice'));
    expect(pricer.value.userPrice(null as never)).toMatchObject(field('car'));
    expect(compareConversion(sampleEmployee(), [], badCar, MONTH)).toMatchObject(field('car.grossListPrice'));
    expect(compareConversion(sampleEmployee(), [], null as never, MONTH)).toMatchObject(field('car'));
  });
});

describe('pay that conversions leave too small', () => {
  it('is refused at the Minijob limit and below', () => {
    const gross = (amount: number): object => ({ grossMonthlySalary: amount });
    expect(refusal(gross(60_300))).toEqual({
      code: 'BELOW_MINIJOB',
      socialSecurityGross: 60_300,
      limit: 60_300,
    });
    expect(refusal(gross(60_301))).toBeUndefined();
    expect(refusal(gross(55_600), null, [], '2025-06-01')).toMatchObject({
      code: 'BELOW_MINIJOB',
      limit: 55_600,
    });
    expect(refusal(gross(55_601), null, [], '2025-06-01')).toBeUndefined();
  });

  it('is refused when more is converted than earned', () => {
    expect(carRefusal({ ratePerMonth: cents(450_001) })).toEqual({
      code: 'CONVERSION_EXCEEDS_PAY',
      brutto: 450_000,
      converted: 450_001,
    });
    expect(carRefusal({ ratePerMonth: cents(450_000), grossListPrice: cents(100_000_000) })).toBeUndefined();
  });
});
