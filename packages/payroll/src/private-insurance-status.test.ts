import { calendarDate, cents } from '@stromwandel/kernel';
import { describe, expect, it } from 'vitest';
import { assessSalary } from './assess-salary.ts';
import { calculatePayslip } from './calculate-payslip.ts';
import { createCarPricer } from './car-pricer.ts';
import { compareConversion } from './compare-conversion.ts';
import type { ConversionComparison } from './conversion-comparison.ts';
import type { Employee, PrivateHealthInsurance } from './employee.ts';
import { draftLimitAbove } from './health-status.ts';
import { INCOME_LIMIT_DRAFT, type IncomeLimitDraft } from './law/income-limit-drafts.ts';
import { lawOfMonth } from './law/law-of-month.ts';
import { openPayrollCase } from './payroll-case.ts';
import { sampleCar, sampleEmployee } from './testing/sample-people.ts';

const MONTH = calendarDate('2026-11-22');
const CAR = sampleCar({ ratePerMonth: cents(70_000), grossListPrice: cents(6_000_000) });

const person = (health: Partial<PrivateHealthInsurance> = {}, changes: Partial<Employee> = {}) =>
  sampleEmployee({
    grossMonthlySalary: cents(690_000),
    healthInsurance: {
      type: 'PRIVATE',
      employerSubsidy: true,
      premiumHealth: cents(60_000),
      premiumCare: cents(6000),
      basicShareOfHealthPremium: cents(48_000),
      ...health,
    },
    ...changes,
  });

function compared(employee: Employee, car = CAR): ConversionComparison {
  const comparison = compareConversion(employee, [], car, MONTH);
  if (!comparison.ok) throw new Error(JSON.stringify(comparison.error));
  return comparison.value;
}

function eventOf(employee: Employee, car = CAR): string | null {
  const warning = compared(employee, car).warnings.find(({ code }) => code === 'FALLS_UNDER_JAEG');
  return warning?.code === 'FALLS_UNDER_JAEG' ? warning.event : null;
}

describe('private insurance whose yearly pay the car leads under the limit', () => {
  it('is priced both ways, and stops the order until the person has settled which', () => {
    const { stops, warnings, userPrice } = compared(person());
    const figures = {
      yearlyPay: 7_701_000,
      limit: 7_740_000,
      staysPrivate: 46_720,
      becomesCompulsory: 61_788,
    };
    expect(stops).toMatchObject([{ code: 'INSURANCE_STATUS_OPEN', event: 'BECOMES_COMPULSORY', ...figures }]);
    expect(warnings).toMatchObject([{ code: 'FALLS_UNDER_JAEG', choice: null, ...figures }]);
    expect(userPrice).toBe(46_720);
  });

  it.each([
    ['an exemption', person({ exemptSection8: true })],
    ['the age of 55', person({ lastFiveYears: true }, { dateOfBirth: calendarDate('1971-11-22') })],
  ])('stays private without a question by %s', (_, employee) => {
    const { stops, warnings, userPrice, after } = compared(employee);
    expect(stops).toEqual([]);
    expect(warnings).toMatchObject([{ code: 'FALLS_UNDER_JAEG', choice: 'STAYS_PRIVATE' }]);
    expect(after.premiumPrivateInsurance).toBe(66_000);
    expect(userPrice).toBe(46_720);
  });

  it.each([
    ['STAYS_PRIVATE', 46_720, 66_000],
    ['BECOMES_COMPULSORY', 61_788, 0],
  ] as const)('settled as %s costs %i everywhere, and its lines add up', (belowLimit, price, premium) => {
    const employee = person({ belowLimit });
    const { stops, userPrice, lines, after } = compared(employee);
    expect([stops, userPrice, after.premiumPrivateInsurance]).toEqual([[], price, premium]);
    const pricer = createCarPricer(employee, [], MONTH);
    expect(pricer.ok && pricer.value.userPrice(CAR)).toEqual({ ok: true, value: price });
    const sum = lines
      .filter(({ code }) => !code.startsWith('BASIS_FOR_') && code !== 'NET_SALARY')
      .reduce((total, line) => total + line.after.amount, 0);
    expect(sum).toBe(after.takeHome);
    // A car that leaves pay above the limit has one price.
    const small = sampleCar({ ratePerMonth: cents(30_000), grossListPrice: cents(6_000_000) });
    expect(compared(employee, small).userPrice).toBe(compared(person(), small).userPrice);
    expect(pricer.ok && pricer.value.userPrice(small)).toEqual({
      ok: true,
      value: compared(person(), small).userPrice,
    });
  });

  it('above the limit of today and not above that of the draft is a preview, never a stop', () => {
    const at = (gross: number, health: Partial<PrivateHealthInsurance> = {}) => {
      const { warnings, stops } = compared(person(health, { grossMonthlySalary: cents(gross) }));
      const draft = warnings.find(({ code }) => code === 'INCOME_LIMIT_DRAFT');
      return { draft, stops };
    };
    // 6,950.00 less 700.00, with 217.50 of benefits (150.00 and 67.50): 12 x 6,467.50 is 77,610.00.
    expect(at(695_000)).toEqual({
      draft: {
        code: 'INCOME_LIMIT_DRAFT',
        yearlyPay: 7_761_000,
        limit: 8_415_000,
        from: '2027-01-01',
        publishedOn: '2026-09-21',
        source: expect.stringContaining('Referentenentwurf'),
      },
      stops: [],
    });
    // 12 x 7,012.50 is 84,150.00.
    expect(at(749_500).draft).toBeDefined();
    expect(at(749_501).draft).toBeUndefined();
    expect(at(690_000).draft).toBeUndefined();
    expect(at(695_000, { since2002: true }).draft).toBeUndefined();
    expect(at(695_000, { exemptSection8: true }).draft).toBeUndefined();
    const { healthInsurance } = sampleEmployee();
    expect(compared(person({}, { grossMonthlySalary: cents(695_000), healthInsurance })).warnings).toEqual(
      [],
    );
  });

  it('is previewed from a draft until the limit is law, not earlier than in the year before', () => {
    // 12 x 6,467.50 EUR as above.
    const limitAbove = (draft: Partial<IncomeLimitDraft>, day = MONTH) => {
      const opened = openPayrollCase(person(), [], lawOfMonth(day));
      if (!opened.ok) throw new Error(opened.error.code);
      return draftLimitAbove(opened.value, 646_750, { ...INCOME_LIMIT_DRAFT, ...draft })?.limit;
    };
    expect(limitAbove({})).toBe(8_415_000);
    // The year of the draft has begun, and its law is assumed.
    expect(limitAbove({}, calendarDate('2027-01-02'))).toBe(8_415_000);
    expect(limitAbove({}, calendarDate('2025-12-01'))).toBeUndefined();
    expect(limitAbove({ state: 'ENACTED' })).toBeUndefined();
    expect(limitAbove({ validFrom: calendarDate('2028-01-01') })).toBeUndefined();
  });

  it('settled as compulsory is judged and refused by the payslip with contributions', () => {
    // Much converted for a dear car: § 107 GewO looks at what is paid out then.
    const compulsory = { belowLimit: 'BECOMES_COMPULSORY' } as const;
    const half = person(compulsory, { weeklyHours: 20 });
    const dear = sampleCar({ ratePerMonth: cents(480_000), grossListPrice: cents(10_000_000) });
    const { after, stops } = compared(half, dear);
    expect(after.premiumPrivateInsurance).toBe(0);
    expect(stops).toMatchObject([{ code: 'CASH_PAY_LIMIT', takeHome: after.takeHome }]);
    // 603.00 EUR are a Minijob, and the person has no other insurance.
    const nowhere = person(compulsory, { pension: 'EXEMPT', unemploymentInsurance: false });
    const all = sampleCar({ ratePerMonth: cents(629_700), grossListPrice: cents(100) });
    expect(compareConversion(nowhere, [], all, MONTH)).toEqual({
      ok: false,
      error: { code: 'BELOW_MINIJOB', socialSecurityGross: 60_300, limit: 60_300 },
    });
  });

  it('is priced with the additional rate of the future fund once it is named', () => {
    const price = (values: Partial<PrivateHealthInsurance>) =>
      compared(person({ belowLimit: 'BECOMES_COMPULSORY', ...values })).userPrice;
    expect(price({ futureAdditionalRateBasisPoints: 290 })).toBe(61_788);
    expect(price({ futureAdditionalRateBasisPoints: 190 })).toBeLessThan(61_788);
  });

  it('falls at the limit itself, and not a cent above', () => {
    const at = (pay: number) =>
      eventOf(
        person({}, { grossMonthlySalary: cents(pay), commuteKilometers: 0 }),
        sampleCar({ ratePerMonth: cents(55_000), grossListPrice: cents(100) }),
      );
    expect([at(700_000), at(700_001)]).toEqual(['BECOMES_COMPULSORY', null]);
  });

  it('counts regular one-off pay: 13 months of 6,300 EUR are above the limit', () => {
    const rate = sampleCar({ ratePerMonth: cents(30_000), grossListPrice: cents(100) });
    const twelve = { grossMonthlySalary: cents(660_000), commuteKilometers: 0 };
    expect(eventOf(person({}, twelve), rate)).toBe('BECOMES_COMPULSORY');
    expect(eventOf(person({}, { ...twelve, regularOneOffPerYear: cents(630_000) }), rate)).toBeNull();
    const low = { grossMonthlySalary: cents(630_000) };
    const codes = (employee: Employee) => assessSalary(employee, [], MONTH).map(({ code }) => code);
    expect(codes(person({}, low))).toEqual(['PRIVATE_BELOW_INCOME_LIMIT']);
    expect(codes(person({}, { ...low, regularOneOffPerYear: cents(630_000) }))).toEqual([]);
  });

  it('follows the special limit, the exemption and the age of 55', () => {
    expect(eventOf(person({ since2002: true }))).toBeNull();
    expect(eventOf(person({ exemptSection8: true }))).toBe('STAYS_PRIVATE_EXEMPT');
    const old = { dateOfBirth: calendarDate('1971-11-22') };
    expect(eventOf(person({ lastFiveYears: true }, old))).toBe('STAYS_PRIVATE_55');
    expect(eventOf(person({}, old))).toBe('BECOMES_COMPULSORY');
    const younger = { dateOfBirth: calendarDate('1971-11-23') };
    expect(eventOf(person({ lastFiveYears: true }, younger))).toBe('BECOMES_COMPULSORY');
  });
});

it('judges the Übergangsbereich with a twelfth of regular one-off pay', () => {
  const mode = (regularOneOffPerYear: number) => {
    const employee = sampleEmployee({
      grossMonthlySalary: cents(195_000),
      regularOneOffPerYear: cents(regularOneOffPerYear),
    });
    const slip = calculatePayslip(employee, [], null, MONTH);
    return slip.ok ? slip.value.socialSecurityMode : slip.error;
  };
  expect([mode(0), mode(60_000), mode(60_001), mode(195_000)]).toEqual([
    'UEBERGANGSBEREICH',
    'UEBERGANGSBEREICH',
    'REGULAR',
    'REGULAR',
  ]);
});
