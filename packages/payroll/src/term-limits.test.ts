import { calendarDate, cents } from '@stromwandel/kernel';
import { describe, expect, it } from 'vitest';
import { compareConversion } from './compare-conversion.ts';
import type { CarConversion } from './conversion.ts';
import type { ConversionComparison } from './conversion-comparison.ts';
import type { Employee } from './employee.ts';
import { minimumWagesWithin, MINIMUM_WAGES } from './law/minimum-wages.ts';
import type { RunningCar } from './running-cars.ts';
import { sampleCar, sampleEmployee } from './testing/sample-people.ts';

/** ID.4 PRO, ordered in November 2026 and handed over before the year ends, for four years. */
const ID4 = {
  ratePerMonth: cents(51_500),
  grossListPrice: cents(4_652_000),
  acquiredOn: calendarDate('2026-12-15'),
  termMonths: 48,
} as const;

const RUNNING: RunningCar = {
  ratePerMonth: cents(10_000),
  employerContribution: cents(0),
  privateUse: cents(5_000),
  fullPrivateUse: cents(20_000),
  commute: cents(0),
  vat: cents(0),
};

const PRIVATELY = {
  type: 'PRIVATE',
  employerSubsidy: false,
  premiumHealth: cents(30_000),
  premiumCare: cents(3000),
  basicShareOfHealthPremium: cents(30_000),
} as const;

function compared(
  grossMonthlySalary: number,
  car: Partial<CarConversion> = {},
  employee: Partial<Employee> = {},
  running: readonly RunningCar[] = [],
): ConversionComparison {
  const person = sampleEmployee({ grossMonthlySalary: cents(grossMonthlySalary), ...employee });
  const comparison = compareConversion(
    person,
    [],
    sampleCar({ ...ID4, ...car }),
    calendarDate('2026-11-22'),
    running,
  );
  if (!comparison.ok) throw new Error(JSON.stringify(comparison.error));
  return comparison.value;
}

const stopsOf = (...input: Parameters<typeof compared>) => compared(...input).stops.map(({ code }) => code);

describe('minimum wage of every month of the term', () => {
  it('stops pay that is enough in 2026 and too little from 1 January 2027, naming wage, day and both amounts', () => {
    const { stops } = compared(299_000, { benefitValue107: 'TAX_VALUE' });
    expect(stops).toEqual([
      {
        code: 'MINIMUM_WAGE',
        cashPay: 247_500,
        required: 253_067,
        hourlyWage: 1460,
        wageFrom: '2027-01-01',
        hoursPerWeek: 40,
        from: '2027-01-01',
        source: expect.stringContaining('MiLoV5'),
        // 515.00 EUR less what is missing, 55.67 EUR.
        possible: 45_933,
      },
    ]);
  });

  it('judges 2026 alone where the lease ends with it', () => {
    const december = { acquiredOn: calendarDate('2026-12-01'), benefitValue107: 'TAX_VALUE' } as const;
    expect(stopsOf(299_000, { ...december, termMonths: 1 })).toEqual([]);
    expect(stopsOf(299_000, { ...december, termMonths: 2 })).toEqual(['MINIMUM_WAGE']);
    // Without a term the payroll month alone is judged.
    const { termMonths: _none, ...car } = { ...ID4, ...december };
    expect(
      compareConversion(
        sampleEmployee({ grossMonthlySalary: cents(299_000) }),
        [],
        sampleCar(car),
        calendarDate('2026-11-22'),
      ),
    ).toMatchObject({ ok: true, value: { stops: [] } });
  });

  it('names the first month that fails, and starts with the handover, not with the order', () => {
    // 2,400.00 EUR in money: too little in 2026 already.
    const early = compared(291_500, { benefitValue107: 'TAX_VALUE' }).stops[0];
    expect(early).toMatchObject({ required: 240_934, from: '2026-12-15' });
    const late = compared(291_500, { benefitValue107: 'TAX_VALUE', acquiredOn: calendarDate('2027-02-15') });
    expect(late.stops[0]).toMatchObject({ required: 253_067, from: '2027-02-15' });
    // A car that was taken over long ago is judged from the payroll month on.
    const running = compared(291_500, {
      benefitValue107: 'TAX_VALUE',
      acquiredOn: calendarDate('2026-01-15'),
    });
    expect(running.stops[0]).toMatchObject({ from: '2026-11-22' });
  });

  it.each([
    [231_899 + 51_500, 12, 231_899],
    [243_577 + 51_500, 48, 243_577],
  ])(
    'asks 38.5 hours for 2,318.99 and 2,435.77 EUR: pay of %i over %i months',
    (pay, termMonths, required) => {
      const car = {
        acquiredOn: calendarDate('2025-12-15'),
        termMonths,
        benefitValue107: 'TAX_VALUE',
      } as const;
      const hours = { weeklyHours: 38.5 };
      expect(stopsOf(pay, car, hours)).not.toContain('MINIMUM_WAGE');
      expect(compared(pay - 1, car, hours).stops[0]).toMatchObject({ required, cashPay: required - 1 });
    },
  );

  it('warns of a month with 23 working days, to the cent', () => {
    const warnings = (pay: number, termMonths: number) =>
      compared(pay + 51_500, { termMonths, acquiredOn: calendarDate('2026-12-01') }).warnings;
    const codes = (pay: number, months: number) => warnings(pay, months).map(({ code }) => code);
    expect(codes(255_760, 1)).toEqual([]);
    expect(codes(255_759, 1)).toEqual(['MINIMUM_WAGE_LONG_MONTH']);
    expect(codes(268_640, 48)).toEqual([]);
    expect(warnings(268_639, 48)).toMatchObject([
      { cashPay: 268_639, required: 268_640, hourlyWage: 1460, from: '2027-01-01' },
    ]);
    const pension = { type: 'COMPANY_PENSION_PLAN', amount: cents(5000) } as const;
    const december = sampleCar({ ...ID4, acquiredOn: calendarDate('2026-12-01'), termMonths: 1 });
    const paid = sampleEmployee({ grossMonthlySalary: cents(255_760 + 51_500) });
    const beside = compareConversion(paid, [pension], december, calendarDate('2026-11-22'));
    expect(beside).toMatchObject({ ok: true, value: { warnings: [] } });
    // Below the minimum wage the stop says it.
    expect(codes(253_066, 48)).toEqual([]);
  });

  it('does not bind by a draft, and carries the newest enacted wage on', () => {
    const [first, ...others] = MINIMUM_WAGES;
    const draft = { ...first, state: 'DRAFT', perHour: 1500, validFrom: calendarDate('2028-01-01') } as const;
    const from = calendarDate('2028-03-01');
    const found = minimumWagesWithin({ from, until: from }, [first, ...others, draft]);
    expect(found).toMatchObject([{ from, wage: { perHour: 1460 } }]);
  });

  it('raises the Minijob limit with the minimum wage', () => {
    const person = { weeklyHours: 5, commuteKilometers: 0 };
    const plain = { grossListPrice: cents(100), ratePerMonth: cents(40_000) };
    expect(compared(103_301, plain, person).stops).toEqual([]);
    expect(compared(103_300, plain, person).stops).toMatchObject([
      {
        code: 'BELOW_MINIJOB',
        socialSecurityGross: 63_300,
        limit: 63_300,
        from: '2027-01-01',
        source: '§ 8 Abs. 1a SGB IV',
      },
    ]);
    // Pay of people who are insured nowhere may be as small as a Minijob's.
    const nowhere = { ...person, pension: 'EXEMPT', unemploymentInsurance: false } as const;
    expect(compared(103_300, plain, { ...nowhere, healthInsurance: PRIVATELY }).stops).toEqual([]);
  });
});

describe('pay that must be paid in money (§ 107 GewO)', () => {
  // The minimum wage is another matter.
  const person = { weeklyHours: 30 };

  it('counts a car with 1 % of its list price unless the provider reads it otherwise', () => {
    const { after, stops } = compared(300_000, {}, person);
    expect(after.takeHome).toBe(168_893);
    expect(stops).toMatchObject([
      {
        code: 'CASH_PAY_LIMIT',
        benefitValue: 'FULL_1_PERCENT',
        benefits: 46_500,
        seizablePart: 39_382,
        fullPrivateUse: 46_500,
        taxedPrivateUse: 11_600,
        protectedPay: 168_893 + 46_500 - 39_382,
        takeHome: 168_893,
      },
    ]);
    // 1,688.93 + 116.00 leave a seizable part of 148.82.
    expect(stopsOf(300_000, { benefitValue107: 'TAX_VALUE' }, person)).toEqual([]);
    expect(stopsOf(320_000, {}, person)).toEqual([]);
    const smaller = { grossListPrice: cents(4_423_000), ratePerMonth: cents(49_400) };
    expect(compared(300_000, smaller, person).stops).toMatchObject([
      { benefits: 44_200, seizablePart: 38_682 },
    ]);
    expect(stopsOf(300_000, { ...smaller, benefitValue107: 'TAX_VALUE' }, person)).toEqual([]);
  });

  it('adds the value of cars that run already, and the VAT charged for them', () => {
    const [alone] = compared(300_000, {}, person).stops;
    const [both] = compared(300_000, {}, person, [RUNNING]).stops;
    expect([alone, both]).toMatchObject([
      { benefits: 46_500 },
      { benefits: 66_500, runningConversion: 10_000 },
    ]);
    const tax = { benefitValue107: 'TAX_VALUE' } as const;
    const withVat = { ...RUNNING, vat: cents(90_000) };
    expect(compared(300_000, tax, person, [withVat]).stops).toMatchObject([{ benefits: 90_000 }]);
    const borne = compared(300_000, { ...tax, vatPassedOn: true }, person, [withVat]).stops;
    // 19/119 of 465.00 and of 15 km at 0.03 % of 46,500.
    expect(borne).toMatchObject([{ benefits: 90_000 + 7424 + 3341 }]);
  });

  it('judges the limits of the newest law where the term begins after it', () => {
    const late = { acquiredOn: calendarDate('2028-02-01') };
    expect(compared(300_000, late, person).stops).toMatchObject([
      { code: 'CASH_PAY_LIMIT', seizablePart: 39_382 },
    ]);
  });
});
