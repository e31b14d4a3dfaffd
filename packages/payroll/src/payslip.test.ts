import { calendarDate, cents } from '@stromwandel/kernel';
import { describe, expect, it } from 'vitest';
import { calculatePayslip } from './calculate-payslip.ts';
import type { OtherConversion } from './conversion.ts';
import type { Employee } from './employee.ts';
import { FEDERAL_STATES } from './federal-states.ts';
import type { Payslip } from './payslip.ts';
import { sampleEmployee } from './testing/sample-people.ts';

function payslip(changes: Partial<Employee>, month = '2026-06-15', others: OtherConversion[] = []): Payslip {
  const slip = calculatePayslip(sampleEmployee(changes), others, null, calendarDate(month));
  if (!slip.ok) throw new Error(JSON.stringify(slip.error));
  return slip.value;
}

const privately = (premiumHealth: number, premiumCare: number): Employee['healthInsurance'] => ({
  type: 'PRIVATE',
  employerSubsidy: true,
  premiumHealth: cents(premiumHealth),
  premiumCare: cents(premiumCare),
  basicShareOfHealthPremium: null,
});

describe('contributions at the ceilings', () => {
  it.each([
    ['2025-12-31', 250, 40_241, 6891, 9923, 3308, 74_865, 10_465],
    ['2026-01-01', 290, 42_431, 8428, 10_463, 3488, 78_585, 10_985],
  ])('are the published maximum in the month of %s', (month, rate, ...expected) => {
    const slip = payslip(
      {
        grossMonthlySalary: cents(1_000_000),
        healthInsurance: { type: 'STATUTORY', basicRateBasisPoints: 1460, additionalRateBasisPoints: rate },
      },
      month,
    );
    expect([
      slip.krankenversicherungBasic,
      slip.krankenversicherungAdditional,
      slip.pflegeversicherungBasic,
      slip.pflegeversicherungSurcharge,
      slip.rentenversicherung,
      slip.arbeitslosenversicherung,
    ]).toEqual(expected);
  });

  it.each([
    [581_250, 581_250],
    [581_251, 581_250],
    [581_249, 581_249],
  ])('with %i cents use %i for health', (gross, base) => {
    expect(payslip({ grossMonthlySalary: cents(gross) }).baseHealth).toBe(base);
  });
});

describe('care insurance', () => {
  const care = (changes: Partial<Employee>): number => payslip(changes).pflegeversicherung;

  it('falls for the second to the fifth child and no further', () => {
    const withChildren = [0, 1, 2, 3, 4, 5, 6].map((childrenUnder25) =>
      care({ children: true, childrenUnder25 }),
    );
    expect(withChildren).toEqual([8100, 8100, 6975, 5850, 4725, 3600, 3600]);
  });

  it('costs childless people more, and everybody in Sachsen', () => {
    expect(care({})).toBe(10_800);
    expect(care({ federalState: 'SN' })).toBe(13_050);
    expect(care({ federalState: 'SN', children: true })).toBe(10_350);
  });

  it('takes children into account only for parents', () => {
    expect(care({ children: false, childrenUnder25: 3 })).toBe(10_800);
  });
});

describe('private insurance', () => {
  it('is subsidised up to the employer share of statutory insurance', () => {
    const rich = { grossMonthlySalary: cents(900_000), healthInsurance: privately(200_000, 40_000) };
    expect(payslip(rich)).toMatchObject({ arbeitgeberzuschussPKV: 50_859, arbeitgeberzuschussPV: 10_463 });
    expect(payslip({ ...rich, federalState: 'SN' }).arbeitgeberzuschussPV).toBe(7556);
    expect(payslip(rich, '2025-06-01')).toMatchObject({
      arbeitgeberzuschussPKV: 47_132,
      arbeitgeberzuschussPV: 9923,
    });
    expect(payslip({ ...rich, federalState: 'SN' }, '2025-06-01').arbeitgeberzuschussPV).toBe(7166);
  });

  it('is subsidised by half the premium below that, and below the ceiling with pay', () => {
    expect(
      payslip({ grossMonthlySalary: cents(900_000), healthInsurance: privately(60_001, 6001) }),
    ).toMatchObject({ arbeitgeberzuschussPKV: 30_001, arbeitgeberzuschussPV: 3001, krankenversicherung: 0 });
    expect(
      payslip({ grossMonthlySalary: cents(400_000), healthInsurance: privately(90_000, 20_000) }),
    ).toMatchObject({ arbeitgeberzuschussPKV: 35_000, arbeitgeberzuschussPV: 7200 });
  });

  it('is paid in full without an employer subsidy', () => {
    const slip = payslip({
      healthInsurance: { ...privately(60_000, 6000), employerSubsidy: false } as never,
    });
    expect(slip).toMatchObject({ arbeitgeberzuschussPKV: 0, premiumPrivateInsurance: 66_000 });
    expect(slip.takeHome).toBe(slip.net - 66_000);
  });
});

describe('chambers', () => {
  it.each([
    ['SL', '2025-05-01', 1207],
    ['SL', '2026-05-01', 1267],
    ['HB', '2026-05-01', 1400],
    ['NW', '2026-05-01', 0],
  ] as const)('%s in the month of %s takes %i cents of 10,000 EUR', (federalState, month, expected) => {
    const slip = payslip({ federalState, akb: true, grossMonthlySalary: cents(1_000_000) }, month);
    expect(slip.arbeitskammerbeitrag).toBe(expected);
  });

  it('take nothing from people who are not members', () => {
    expect(payslip({ federalState: 'SL' }).arbeitskammerbeitrag).toBe(0);
  });

  it('take 3.75 EUR of 2,500 EUR in Saarland', () => {
    expect(
      payslip({ federalState: 'SL', akb: true, grossMonthlySalary: cents(250_000) }).arbeitskammerbeitrag,
    ).toBe(375);
  });
});

describe('church tax', () => {
  it.each(FEDERAL_STATES)('follows the rate of $name', ({ code, churchTax }) => {
    const slip = payslip({ federalState: code, churchTax: true });
    expect(slip.kirchensteuer).toBe(Math.floor((slip.churchTaxBase * Math.round(churchTax * 100)) / 100));
    expect(slip.kirchensteuer).toBeGreaterThan(0);
  });

  it('is lowered by child allowances, the wage tax is not', () => {
    const without = payslip({ churchTax: true });
    const withChildren = payslip({ churchTax: true, childAllowances: 1 });
    expect(withChildren.lohnst).toBe(without.lohnst);
    expect(withChildren.churchTaxBase).toBeLessThan(without.churchTaxBase);
  });
});

describe('company pension', () => {
  const pension = (amount: number): OtherConversion[] => [
    { type: 'COMPANY_PENSION_PLAN', amount: cents(amount) },
  ];

  it('is free of contributions up to 4 % and of tax up to 8 % of the ceiling', () => {
    const gross = { grossMonthlySalary: cents(600_000) };
    expect(payslip(gross, '2026-06-15', pension(33_800))).toMatchObject({
      adjustedGross: 566_200,
      socialSecurityGross: 566_200,
    });
    expect(payslip(gross, '2026-06-15', pension(67_601))).toMatchObject({
      adjustedGross: 532_400,
      socialSecurityGross: 566_200,
      cashGross: 532_399,
    });
    expect(payslip(gross, '2025-06-15', pension(67_601))).toMatchObject({
      adjustedGross: 535_600,
      socialSecurityGross: 567_800,
    });
  });

  it('counts several plans together against the limits', () => {
    const split = payslip({ grossMonthlySalary: cents(600_000) }, '2026-06-15', [
      ...pension(40_000),
      ...pension(40_000),
    ]);
    expect(split.adjustedGross).toBe(532_400);
  });

  it('is taxed in a second employment', () => {
    expect(payslip({ taxClass: 6 }, '2026-06-15', pension(10_000))).toMatchObject({
      adjustedGross: 450_000,
      socialSecurityGross: 450_000,
      cashGross: 440_000,
    });
  });
});

describe('dates', () => {
  it('bring the law of the month', () => {
    const fund = { type: 'STATUTORY', basicRateBasisPoints: 1460, additionalRateBasisPoints: 250 } as const;
    const [december, january] = [payslip({ healthInsurance: fund }, '2025-12-31'), payslip({}, '2026-01-01')];
    expect(december.lohnst).toBe(66_275);
    expect(january.lohnst).toBe(65_016);
  });

  it('bring the childless surcharge in the month after the 23rd year of life is complete', () => {
    const born = { dateOfBirth: calendarDate('2003-06-15') };
    expect(payslip(born, '2026-06-30').pflegeversicherungSurcharge).toBe(0);
    expect(payslip(born, '2026-07-01').pflegeversicherungSurcharge).toBe(2700);
  });

  it('bring the old-age relief in the year after the 64th year of life is complete', () => {
    const young = payslip({ dateOfBirth: calendarDate('1962-01-02') }).lohnst;
    const old = payslip({ dateOfBirth: calendarDate('1962-01-01') }).lohnst;
    expect(old).toBeLessThan(young);
  });
});
