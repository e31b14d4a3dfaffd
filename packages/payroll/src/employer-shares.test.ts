import { calendarDate, cents } from '@stromwandel/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareConversion } from './compare-conversion.ts';
import type { CarConversion } from './conversion.ts';
import type { Employee } from './employee.ts';
import { sampleCar, sampleEmployee } from './testing/sample-people.ts';
import { cars, employees } from './testing/arbitrary-people.ts';

const MONTH = calendarDate('2026-12-01');

/** A car of 40,000 EUR: 100 EUR of benefit in kind. */
const CAR = { ratePerMonth: cents(50_000), grossListPrice: cents(4_000_000), acquiredOn: MONTH };

function effect(values: Partial<Employee>, car: Partial<CarConversion> = {}) {
  const compared = compareConversion(
    sampleEmployee({ commuteKilometers: 0, ...values }),
    [],
    sampleCar({ ...CAR, ...car }),
    MONTH,
  );
  if (!compared.ok) throw new Error(JSON.stringify(compared.error));
  return compared.value.employer;
}

describe("the employer's shares of 2026", () => {
  it.each<[string, Partial<Employee>, number[]]>([
    // 4,500.00 x 7.3 %, 1.45 %, 1.8 %, 9.3 %, 1.3 %
    ['below the ceilings', {}, [328_50, 65_25, 81_00, 418_50, 58_50]],
    // 1.3 % in Sachsen, § 58 (3) SGB XI
    ['in Sachsen', { federalState: 'SN' }, [328_50, 65_25, 58_50, 418_50, 58_50]],
    // the surcharge and the reductions are the employee's
    ['without children', { children: false, childrenUnder25: 0 }, [328_50, 65_25, 81_00, 418_50, 58_50]],
    ['with five children', { children: true, childrenUnder25: 5 }, [328_50, 65_25, 81_00, 418_50, 58_50]],
    // 5,812.50 and 8,450.00
    ['above the ceilings', { grossMonthlySalary: cents(1_000_000) }, [424_31, 84_28, 104_63, 785_85, 109_85]],
    [
      'without pension and unemployment insurance',
      { pension: 'EXEMPT', unemploymentInsurance: false },
      [328_50, 65_25, 81_00, 0, 0],
    ],
  ])('%s', (_name, values, [health, additional, care, pension, unemployment]) => {
    expect(effect(values).before).toMatchObject({
      health,
      additional,
      care,
      pension,
      unemployment,
      subsidyHealth: 0,
      subsidyCare: 0,
    });
  });

  it("in the Übergangsbereich are all contributions on the higher base less the employee's", () => {
    // Pay of 1,500.00: bases 1,427.03 and 1,284.18. Health 2 x 104.17 - 93.75, and so on.
    const { before } = effect({ grossMonthlySalary: cents(150_000) }, { ratePerMonth: cents(1000) });
    expect(before).toMatchObject({
      health: 114_59,
      additional: 22_76,
      care: 28_26,
      pension: 145_99,
      unemployment: 20_41,
    });
  });

  it('in the Übergangsbereich in Sachsen take less of the care insurance', () => {
    // 2 x 25.69 - round(1,284.18 x 2.3 %) = 51.38 - 29.54
    const { before } = effect(
      { grossMonthlySalary: cents(150_000), federalState: 'SN' },
      { ratePerMonth: cents(1000) },
    );
    expect(before.care).toBe(21_84);
  });

  it('are the subsidies where health insurance is private', () => {
    const { before } = effect({
      healthInsurance: {
        type: 'PRIVATE',
        employerSubsidy: true,
        premiumHealth: cents(60_000),
        premiumCare: cents(8000),
        basicShareOfHealthPremium: null,
      },
      grossMonthlySalary: cents(700_000),
    });
    expect(before).toMatchObject({
      health: 0,
      additional: 0,
      care: 0,
      subsidyHealth: 300_00,
      subsidyCare: 40_00,
      pension: 651_00,
      unemployment: 91_00,
    });
  });

  it('add up, and save what contributions on the reduction less the benefit cost', () => {
    const { before, after, saving } = effect({});
    expect(before.total).toBe(951_75);
    // 4,500 - 500 + 100 = 4,100
    expect(after).toMatchObject({
      health: 299_30,
      additional: 59_45,
      care: 73_80,
      pension: 381_30,
      unemployment: 53_30,
      total: 867_15,
    });
    expect(saving).toBe(84_60);
  });

  it('save nothing where pay stays above every ceiling', () => {
    expect(effect({ grossMonthlySalary: cents(1_500_000) }).saving).toBe(0);
  });
});

describe('what is left to the employer', () => {
  const annas = { grossListPrice: cents(4_652_000), ratePerMonth: cents(51_500) };
  const of = (car: Partial<CarConversion>) => {
    const { saving, vat, flatTax, result } = effect({ commuteKilometers: 15 }, { ...annas, ...car });
    return { saving, vat, flatTax, result };
  };

  it('is the saving of the conversion alone, less the VAT that it bears', () => {
    // 19/119 of 465.00 EUR and of 209.25 EUR.
    const vat = 74_24 + 33_41;
    expect(of({})).toEqual({ saving: 73_35, vat, flatTax: 0, result: -34_30 });
    expect(of({ vatPassedOn: true })).toEqual({ saving: 73_35, vat: 0, flatTax: 0, result: 73_35 });
  });

  it('is less its contribution, and the flat tax that it bears', () => {
    const { saving, vat, result } = of({ employerContribution: cents(50_00) });
    expect(result).toBe(saving - vat - 50_00);
    const flat = of({ commuteFlatTax: 'EMPLOYER' });
    expect([flat.flatTax, flat.result]).toEqual([8_26, flat.saving - flat.vat - 8_26]);
    expect(of({ commuteFlatTax: 'EMPLOYEE' }).flatTax).toBe(0);
  });
});

describe('for anybody', () => {
  it('the parts make the total, none is negative, and a higher contribution of the employer saves less or the same', () => {
    fc.assert(
      fc.property(employees, cars, fc.integer({ min: 0, max: 10_000 }), (employee, car, more) => {
        const compare = (contribution: number) =>
          compareConversion(employee, [], { ...car, employerContribution: cents(contribution) }, MONTH);
        const [without, withMore] = [compare(0), compare(Math.min(more, car.ratePerMonth))];
        fc.pre(without.ok && withMore.ok);
        const { before, after, saving } = without.value.employer;
        for (const { total, ...parts } of [before, after]) {
          expect(Math.min(...Object.values(parts))).toBeGreaterThanOrEqual(0);
          expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(total);
        }
        expect(saving).toBe(before.total - after.total);
        // Twice the half, rounded once in each of five branches, may step back by a cent each.
        expect(withMore.value.employer.saving).toBeLessThanOrEqual(saving + 10);
      }),
    );
  });
});
