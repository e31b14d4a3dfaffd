import { calendarDate, cents } from '@stromwandel/kernel';
import { describe, expect, it } from 'vitest';
import { createCarPricer } from './car-pricer.ts';
import { compareConversion } from './compare-conversion.ts';
import type { CarConversion } from './conversion.ts';
import type { ConversionComparison } from './conversion-comparison.ts';
import type { Employee } from './employee.ts';
import type { RunningCar } from './running-cars.ts';
import { RUNNING_CAR as RUNNING, sampleCar, sampleEmployee } from './testing/sample-people.ts';

const MONTH = calendarDate('2026-11-21');

function compared(
  grossMonthlySalary: number,
  running: readonly RunningCar[],
  changes: { readonly employee?: Partial<Employee>; readonly car?: Partial<CarConversion> } = {},
): ConversionComparison {
  const employee = sampleEmployee({ grossMonthlySalary: cents(grossMonthlySalary), ...changes.employee });
  const comparison = compareConversion(employee, [], sampleCar(changes.car), MONTH, running);
  if (!comparison.ok) throw new Error(JSON.stringify(comparison.error));
  return comparison.value;
}

describe('a car beside another one', () => {
  it('is priced on the pay that is left: today is the payslip with the first one', () => {
    const car = { ratePerMonth: cents(57_000), grossListPrice: cents(5_200_000) };
    const first = compared(620_000, [], { car });
    const { carRate, employerContribution, benefitCarPrivateUse, benefitCarCommute } = first.after;
    const running: RunningCar = {
      ratePerMonth: carRate,
      employerContribution,
      privateUse: benefitCarPrivateUse,
      fullPrivateUse: cents(52_000),
      commute: benefitCarCommute,
      vat: cents(0),
    };
    const second = compared(620_000, [running], { car });
    expect([first.userPrice, second.userPrice]).toEqual([40_014, 37_769]);
    expect(second.before.takeHome).toBe(first.after.takeHome);
    expect(second.employer.before).toEqual(first.employer.after);
    const deduction = second.lines.find(({ code }) => code === 'LEASING_COST_DEDUCTION');
    expect([deduction?.before, deduction?.after].map((line) => line?.terms.map((term) => term.part))).toEqual(
      [['RUNNING_CARS'], ['RUNNING_CARS', 'WHOLE']],
    );
    for (const { before, after } of second.lines) {
      for (const { amount, terms } of [before, after].filter((line) => line.terms.length > 0)) {
        expect(terms.reduce((sum, term) => sum + term.amount, 0)).toBe(amount);
      }
    }
    const pricer = createCarPricer(sampleEmployee({ grossMonthlySalary: cents(620_000) }), [], MONTH, [
      running,
    ]);
    expect(pricer.ok && pricer.value.userPrice(sampleCar(car))).toEqual({ ok: true, value: 37_769 });
  });

  it('is forbidden where both together fall below the minimum wage, and to the cent', () => {
    // 13.90 EUR for 40 hours are 2,409.34 EUR a month.
    expect(compared(340_934, []).stops).toEqual([]);
    expect(compared(340_934, [RUNNING]).stops.map(({ code }) => code)).not.toContain('MINIMUM_WAGE');
    expect(compared(340_933, [RUNNING]).stops).toContainEqual({
      code: 'MINIMUM_WAGE',
      cashPay: 240_933,
      required: 240_934,
      hourlyWage: 1390,
      wageFrom: '2026-01-01',
      hoursPerWeek: 40,
      from: '2026-11-21',
      source: expect.any(String),
      possible: 49_999,
      runningConversion: 50_000,
      reachedByRunning: false,
    });
  });

  it('is reached without the car where its rate does not matter, limit by limit', () => {
    const heavy = { ...RUNNING, ratePerMonth: cents(100_001) };
    const [stop] = compared(340_934, [heavy]).stops;
    expect(stop).toMatchObject({ code: 'MINIMUM_WAGE', possible: 0, reachedByRunning: true });
    const benefits = { ...RUNNING, fullPrivateUse: cents(200_000) };
    expect(compared(340_934, [benefits]).stops).toMatchObject([
      { code: 'CASH_PAY_LIMIT', reachedByRunning: true },
    ]);
  });

  it('counts every other car, less what the employer adds', () => {
    const subsidised = { ...RUNNING, employerContribution: cents(20_000) };
    expect(compared(370_933, [RUNNING, subsidised]).stops).toContainEqual(
      expect.objectContaining({ code: 'MINIMUM_WAGE', cashPay: 240_933, runningConversion: 80_000 }),
    );
  });

  it('is judged by the pay that must be paid in money like one payslip with both', () => {
    // Two cars of 44,800 EUR are taxed like one of 89,600 EUR at both rates.
    const employee = { weeklyHours: 20 };
    const twice = { ratePerMonth: cents(100_000), grossListPrice: cents(8_960_000) };
    const [stop] = compared(320_000, [RUNNING], {
      employee,
      car: { grossListPrice: cents(4_480_000) },
    }).stops;
    expect(stop).toMatchObject({ code: 'CASH_PAY_LIMIT', benefits: 89_600, runningConversion: 50_000 });
    expect(compared(320_000, [], { employee, car: twice }).stops).toEqual([
      { ...stop, runningConversion: undefined, reachedByRunning: undefined },
    ]);
    expect(compared(320_000, [], { employee }).stops).toEqual([]);
  });

  it('shares the flat tax on the way to work, of which the employer bears what this car adds', () => {
    const car = { commuteFlatTax: 'EMPLOYER' } as const;
    const { employer, userPrice } = compared(450_000, [RUNNING], { car });
    // Flat on 50.40 EUR today, on 85.50 EUR (15 days x 15 km x 0.38 EUR) with both: 7.56 + 0.41, and 12.82 + 0.70.
    expect(employer.flatTax).toBe(1352 - 797);
    const pricer = createCarPricer(sampleEmployee(), [], MONTH, [RUNNING]);
    expect(pricer.ok && pricer.value.userPrice(sampleCar(car))).toEqual({ ok: true, value: userPrice });
  });

  it('has no price where the flat tax alone leads to the Minijob limit', () => {
    // 853.00 EUR less 250.00, with 50.40 of benefits that the car would have taxed flat.
    const plain = { ...RUNNING, privateUse: cents(0), ratePerMonth: cents(25_000) };
    const employee = sampleEmployee({ grossMonthlySalary: cents(85_300) });
    const car = sampleCar({ ratePerMonth: cents(0), grossListPrice: cents(100), commuteFlatTax: 'EMPLOYER' });
    const pricer = createCarPricer(employee, [], MONTH, [plain]);
    expect(pricer.ok && pricer.value.before.socialSecurityGross).toBe(65_340);
    expect(pricer.ok && pricer.value.userPrice(car)).toEqual({
      ok: false,
      error: { code: 'BELOW_MINIJOB', socialSecurityGross: 60_300, limit: 60_300 },
    });
  });

  it('is warned of with the pay that is left after both, on one payslip or on none', () => {
    const warnings = (...input: Parameters<typeof compared>) =>
      compared(...input).warnings.filter(({ code }) => code === 'MINIMUM_WAGE_LONG_MONTH');
    // 184 hours at 13.90 EUR are 2,557.60 EUR.
    expect(warnings(355_760, [RUNNING])).toEqual([]);
    expect(warnings(355_759, [RUNNING])).toMatchObject([{ cashPay: 255_759, required: 255_760 }]);
    // 36.8 hours are 511.52 EUR. 500 EUR would be a Minijob, so that the payslip has one car.
    const plain = { ...RUNNING, privateUse: cents(0), commute: cents(0), ratePerMonth: cents(25_000) };
    const few = {
      employee: { weeklyHours: 8, commuteKilometers: 0 },
      car: { ratePerMonth: cents(25_000), grossListPrice: cents(100) },
    };
    expect(warnings(100_000, [plain], few)).toMatchObject([{ cashPay: 50_000, required: 51_152 }]);
  });

  it('tells of less than no pay as the minimum wage it falls short of', () => {
    const greedy = { ...RUNNING, ratePerMonth: cents(350_000) };
    expect(compared(390_000, [greedy]).stops).toEqual([
      expect.objectContaining({ code: 'MINIMUM_WAGE', cashPay: -10_000, runningConversion: 350_000 }),
    ]);
  });

  it('names the Minijob limit where the hours are few', () => {
    const employee = { weeklyHours: 5, commuteKilometers: 0 };
    const plain = { ...RUNNING, privateUse: cents(0), commute: cents(0), ratePerMonth: cents(25_000) };
    const car = { ratePerMonth: cents(25_000), grossListPrice: cents(100) };
    expect(compared(100_000, [], { employee, car }).stops).toEqual([]);
    expect(compared(100_000, [plain], { employee, car }).stops).toEqual([
      {
        code: 'BELOW_MINIJOB',
        socialSecurityGross: 50_000,
        limit: 60_300,
        from: '2026-11-21',
        source: expect.stringContaining('§ 8 Abs. 1a SGB IV'),
        runningConversion: 25_000,
        reachedByRunning: false,
      },
    ]);
  });
});
