import { calendarDate, cents } from '@stromwandel/kernel';
import { describe, expect, it } from 'vitest';
import { assessSalary } from './assess-salary.ts';
import { calculatePayslip } from './calculate-payslip.ts';
import { createCarPricer } from './car-pricer.ts';
import { compareConversion } from './compare-conversion.ts';
import type { CarConversion, OtherConversion } from './conversion.ts';
import type { ConversionComparison } from './conversion-comparison.ts';
import type { Employee } from './employee.ts';
import type { Payslip } from './payslip.ts';
import { sampleCar, sampleEmployee } from './testing/sample-people.ts';

/** A car whose list price is too low for a benefit: it only converts its rate. */
const PLAIN_CAR = { grossListPrice: cents(100) };

const PRIVATELY: Employee['healthInsurance'] = {
  type: 'PRIVATE',
  employerSubsidy: false,
  premiumHealth: cents(60_000),
  premiumCare: cents(0),
  basicShareOfHealthPremium: cents(60_000),
};

function paid(grossMonthlySalary: number, month: string, others: OtherConversion[] = []): Payslip {
  const employee = sampleEmployee({ grossMonthlySalary: cents(grossMonthlySalary) });
  const slip = calculatePayslip(employee, others, null, calendarDate(month));
  if (!slip.ok) throw new Error(JSON.stringify(slip.error));
  return slip.value;
}

function compared(
  employee: Partial<Employee>,
  car: Partial<CarConversion>,
  month: string,
  others: OtherConversion[] = [],
): ConversionComparison {
  const comparison = compareConversion(
    sampleEmployee(employee),
    others,
    sampleCar({ ...PLAIN_CAR, ...car }),
    calendarDate(month),
  );
  if (!comparison.ok) throw new Error(JSON.stringify(comparison.error));
  return comparison.value;
}

const pension = (amount: number): OtherConversion[] => [
  { type: 'COMPANY_PENSION_PLAN', amount: cents(amount) },
];

/** A cent below, at, and a cent above. */
const around = <T>(limit: number, tell: (amount: number) => T): T[] =>
  [limit - 1, limit, limit + 1].map(tell);

describe.each([
  {
    year: 2025,
    month: '2025-12-31',
    health: 551_250,
    retirement: 805_000,
    minijob: 55_600,
    incomeLimit: 615_000,
    taxFree: 64_400,
    contributionFree: 32_200,
    minimumPay: 222_214,
  },
  {
    year: 2026,
    month: '2026-01-01',
    health: 581_250,
    retirement: 845_000,
    minijob: 60_300,
    incomeLimit: 645_000,
    taxFree: 67_600,
    contributionFree: 33_800,
    minimumPay: 240_934,
  },
])('the limits of $year, a cent to both sides', ({ month, ...limits }) => {
  it('of health and care insurance', () => {
    const { health } = limits;
    expect(around(health, (gross) => paid(gross, month).baseHealth)).toEqual([health - 1, health, health]);
    expect(around(health, (gross) => paid(gross, month).basePension)).toEqual([
      health - 1,
      health,
      health + 1,
    ]);
  });

  it('of pension and unemployment insurance', () => {
    const { retirement } = limits;
    expect(around(retirement, (gross) => paid(gross, month).basePension)).toEqual([
      retirement - 1,
      retirement,
      retirement,
    ]);
  });

  it('of the Übergangsbereich', () => {
    expect(around(200_000, (gross) => paid(gross, month).socialSecurityMode)).toEqual([
      'UEBERGANGSBEREICH',
      'UEBERGANGSBEREICH',
      'REGULAR',
    ]);
    const warnings = (rate: number): string[] =>
      compared({ grossMonthlySalary: cents(300_000) }, { ratePerMonth: cents(rate) }, month).warnings.map(
        (warning) => warning.code,
      );
    expect(around(100_000, warnings)).toEqual([[], ['INTO_UEBERGANGSBEREICH'], ['INTO_UEBERGANGSBEREICH']]);
  });

  it('of Minijobs, where every calculation refuses', () => {
    const { minijob } = limits;
    const refused = { ok: false, error: { code: 'BELOW_MINIJOB', limit: minijob } };
    const employee = sampleEmployee({ grossMonthlySalary: cents(minijob) });
    const day = calendarDate(month);
    expect(calculatePayslip(employee, [], null, day)).toMatchObject(refused);
    expect(createCarPricer(employee, [], day)).toMatchObject(refused);
    expect(compareConversion(employee, [], sampleCar({ ratePerMonth: cents(0) }), day)).toMatchObject(
      refused,
    );
    const above = sampleEmployee({ grossMonthlySalary: cents(minijob + 1) });
    expect(calculatePayslip(above, [], null, day).ok).toBe(true);
    // The conversion leads there.
    const one = sampleCar({ ...PLAIN_CAR, ratePerMonth: cents(1) });
    expect(compareConversion(above, [], one, day)).toMatchObject(refused);
    const pricer = createCarPricer(above, [], day);
    expect(pricer.ok ? pricer.value.userPrice(one) : pricer).toMatchObject(refused);
  });

  it('of Minijobs and of the Übergangsbereich say nothing to people who are insured nowhere', () => {
    const nobody = {
      pension: 'EXEMPT' as const,
      unemploymentInsurance: false,
      healthInsurance: PRIVATELY,
      federalState: 'HB',
      akb: true,
    } as const;
    const slip = (gross: number): Payslip => {
      const employee = sampleEmployee({ ...nobody, grossMonthlySalary: cents(gross) });
      const result = calculatePayslip(employee, [], null, calendarDate(month));
      if (!result.ok) throw new Error(result.error.code);
      return result.value;
    };
    const modes = [limits.minijob, limits.minijob + 1, 200_000, 200_001].map(
      (gross) => slip(gross).socialSecurityMode,
    );
    expect(modes).toEqual(['NONE', 'NONE', 'NONE', 'REGULAR']);
    // But the chamber of Bremen takes 0.14 % from the first cent above a Minijob.
    const chamber = Math.floor(((limits.minijob + 1) * 14) / 10_000);
    expect(around(limits.minijob, (gross) => slip(gross).arbeitskammerbeitrag)).toEqual([0, 0, chamber]);
  });

  it.each([
    ['pension', { pension: 'STATUTORY' as const, unemploymentInsurance: false, healthInsurance: PRIVATELY }],
    ['unemployment', { pension: 'EXEMPT' as const, unemploymentInsurance: true, healthInsurance: PRIVATELY }],
    ['health', { pension: 'EXEMPT' as const, unemploymentInsurance: false }],
  ])('of Minijobs holds for people insured for %s alone', (_, insured) => {
    const employee = sampleEmployee({ ...insured, grossMonthlySalary: cents(limits.minijob) });
    expect(calculatePayslip(employee, [], null, calendarDate(month))).toMatchObject({
      ok: false,
      error: { code: 'BELOW_MINIJOB' },
    });
  });

  it('of private insurance', () => {
    const { incomeLimit } = limits;
    const notes = (gross: number): string[] =>
      assessSalary(
        sampleEmployee({ healthInsurance: PRIVATELY, grossMonthlySalary: cents(gross) }),
        [],
        calendarDate(month),
      ).map((note) => note.code);
    expect(around(incomeLimit, notes)).toEqual([
      ['PRIVATE_BELOW_INCOME_LIMIT'],
      ['PRIVATE_BELOW_INCOME_LIMIT'],
      [],
    ]);
    const codes = (changes: Partial<Employee>, rate: number): string[] =>
      compared(changes, { ratePerMonth: cents(rate) }, month).warnings.map((warning) => warning.code);
    const before = { grossMonthlySalary: cents(incomeLimit + 10_000) };
    // 2027 has a draft of a higher limit, which months of the year before preview.
    const draft = month.startsWith('2026') ? ['INCOME_LIMIT_DRAFT'] : [];
    expect(around(10_000, (rate) => codes({ ...before, healthInsurance: PRIVATELY }, rate))).toEqual([
      draft,
      ['FALLS_UNDER_JAEG'],
      ['FALLS_UNDER_JAEG'],
    ]);
    // A person who was privately insured before keeps that insurance, and statutory insurance has no such limit.
    const there = { grossMonthlySalary: cents(incomeLimit), healthInsurance: PRIVATELY };
    expect(codes(there, 10_000)).toEqual([]);
    expect(codes(before, 10_000)).toEqual([]);
  });

  it('of the company pension', () => {
    const { taxFree, contributionFree } = limits;
    const slip = (amount: number): Payslip => paid(700_000, month, pension(amount));
    expect(around(taxFree, (amount) => 700_000 - slip(amount).adjustedGross)).toEqual([
      taxFree - 1,
      taxFree,
      taxFree,
    ]);
    expect(around(contributionFree, (amount) => 700_000 - slip(amount).socialSecurityGross)).toEqual([
      contributionFree - 1,
      contributionFree,
      contributionFree,
    ]);
  });

  it('of the minimum wage for 40 hours', () => {
    const stopped = (cash: number): boolean => {
      const { stops } = compared(
        { grossMonthlySalary: cents(cash + 10_000) },
        { ratePerMonth: cents(10_000) },
        month,
      );
      return stops.some((stop) => stop.code === 'MINIMUM_WAGE');
    };
    expect(around(limits.minimumPay, stopped)).toEqual([true, false, false]);
  });
});

describe('the minimum wage', () => {
  const required = (weeklyHours: number): number | undefined => {
    const { stops } = compared({ weeklyHours, grossMonthlySalary: cents(140_000) }, {}, '2026-06-01');
    const stop = stops.find((one) => one.code === 'MINIMUM_WAGE');
    return stop?.required;
  };

  // 13.90 EUR times hours times 13 weeks in 3 months, up to the next cent.
  it.each([
    [30, 180_700],
    [40, 240_934],
    [38.5, 231_899],
    [37.2, 224_068],
    [16.2, 97_578],
  ])('of %d hours a week is %i cents a month', (weeklyHours, amount) => {
    expect(required(weeklyHours)).toBe(amount);
  });

  it('carries its figures and its source', () => {
    const { stops } = compared({ grossMonthlySalary: cents(250_000) }, {}, '2026-06-01');
    expect(stops).toEqual([
      {
        code: 'MINIMUM_WAGE',
        cashPay: 200_000,
        required: 240_934,
        hourlyWage: 1390,
        wageFrom: '2026-01-01',
        hoursPerWeek: 40,
        from: '2026-06-01',
        source: expect.stringContaining('MiLoG'),
        possible: 9_066,
      },
    ]);
  });
});

describe('the limit of pay in money', () => {
  /** Net 1,700.00 to 1,709.99 EUR can be seized by 101.50 EUR: seven tenths of what exceeds 1,555.00 EUR. */
  const atLimit = (benefitOfBike: number): ConversionComparison =>
    compared(
      { grossMonthlySalary: cents(273_500), weeklyHours: 20, commuteKilometers: 0 },
      { ratePerMonth: cents(45_000), grossListPrice: cents(4_040_000), benefitValue107: 'TAX_VALUE' },
      '2026-06-01',
      [
        {
          type: 'BIKE_LEASING_UNDER_25',
          leasingRate: cents(0),
          monetaryBenefitPrivateUse: cents(benefitOfBike),
        },
      ],
    );

  it('is the seizable part itself; a cent more stops the conversion', () => {
    const { after, stops } = atLimit(50);
    const net = after.takeHome + 10_150;
    expect([Math.floor(net / 1000), stops]).toEqual([170, []]);
    expect(atLimit(51).stops).toEqual([
      {
        code: 'CASH_PAY_LIMIT',
        benefitValue: 'TAX_VALUE',
        benefits: 10_151,
        seizablePart: 10_150,
        fullPrivateUse: expect.any(Number),
        taxedPrivateUse: atLimit(51).after.benefitCarPrivateUse,
        protectedPay: atLimit(51).after.takeHome + 10_151 - 10_150,
        takeHome: atLimit(51).after.takeHome,
        source: expect.stringContaining('§ 107'),
      },
    ]);
  });
});

describe('private insurance without a subsidy', () => {
  // Computed beside the package from the official flow, for 6,000 EUR and a basic premium of 600 EUR in class I.
  it.each([
    ['2025-06-01', false, 109_991],
    ['2025-06-01', true, 127_141],
    ['2026-06-01', false, 108_583],
    ['2026-06-01', true, 120_016],
  ])('in %s, subsidy %s, is taxed with %i', (month, employerSubsidy, lohnst) => {
    const employee = sampleEmployee({
      grossMonthlySalary: cents(600_000),
      healthInsurance: { ...PRIVATELY, employerSubsidy },
    });
    const slip = calculatePayslip(employee, [], null, calendarDate(month));
    expect(slip).toMatchObject({ ok: true, value: { lohnst } });
  });
});
