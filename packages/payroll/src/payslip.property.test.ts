import { calendarDate, cents } from '@stromwandel/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculatePayslip } from './calculate-payslip.ts';
import type { OtherConversion } from './conversion.ts';
import { FEDERAL_STATES } from './federal-states.ts';
import type { Payslip } from './payslip.ts';
import { amounts, cars, employees, months, otherConversions } from './testing/arbitrary-people.ts';
import { sampleEmployee } from './testing/sample-people.ts';

const ONE_EURO = 100;

describe('take-home pay, for anybody', () => {
  /*
   * The law lets take-home pay fall slightly. A year's tax has full euros, so one cent of pay can add at most two
   * euros (classes III, V and VI), with church tax and surcharge. Bremen's chamber takes its share from the first
   * cent above the Minijob limit, which these cases do not reach.
   */
  it('falls by less than 25 cents with pay, and never when pay rises by a euro or more', () => {
    fc.assert(
      fc.property(
        employees,
        fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 500_000 })),
        months,
        (employee, more, month) => {
          const paid = (grossMonthlySalary: number) =>
            calculatePayslip({ ...employee, grossMonthlySalary: cents(grossMonthlySalary) }, [], null, month);
          const [low, high] = [paid(employee.grossMonthlySalary), paid(employee.grossMonthlySalary + more)];
          fc.pre(low.ok && high.ok);
          const rise = high.value.takeHome - low.value.takeHome;
          expect(rise).toBeGreaterThan(more < ONE_EURO ? -25 : -1);
          // A private insurance's subsidies follow pay below the ceiling and come on top of it.
          const subsidies = (slip: Payslip) => slip.arbeitgeberzuschussPKV + slip.arbeitgeberzuschussPV;
          expect(rise - subsidies(high.value) + subsidies(low.value)).toBeLessThan(more + 25);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is what the parts of the payslip add up to', () => {
    fc.assert(
      fc.property(employees, otherConversions, fc.option(cars), months, (employee, others, car, month) => {
        const result = calculatePayslip(employee, others, car, month);
        fc.pre(result.ok);
        const slip = result.value;
        expect(slip.carConversion).toBe(slip.carRate - slip.employerContribution);
        expect(slip.cashGross).toBe(
          slip.brutto -
            slip.carConversion -
            slip.bikeConversion -
            slip.hardwareConversion -
            slip.companyPension,
        );
        expect(slip.benefitsInKind).toBe(
          slip.benefitCarPrivateUse + slip.benefitCarCommute + slip.benefitBike + slip.benefitBikeCommute,
        );
        expect(slip.krankenversicherung).toBe(
          slip.krankenversicherungBasic + slip.krankenversicherungAdditional,
        );
        expect(slip.pflegeversicherung).toBe(slip.pflegeversicherungBasic + slip.pflegeversicherungSurcharge);
        const deductions =
          slip.lohnst +
          slip.soli +
          slip.kirchensteuer +
          slip.krankenversicherung +
          slip.pflegeversicherung +
          slip.rentenversicherung +
          slip.arbeitslosenversicherung +
          slip.arbeitskammerbeitrag;
        expect(slip.net).toBe(slip.cashGross + slip.benefitsInKind - deductions);
        expect(slip.takeHome).toBe(
          slip.net -
            slip.benefitsInKind +
            slip.arbeitgeberzuschussPKV +
            slip.arbeitgeberzuschussPV -
            slip.premiumPrivateInsurance -
            slip.vatPrivateUse -
            slip.vatCommute -
            slip.commuteFlatTax,
        );
      }),
    );
  });
});

describe('conversions', () => {
  it('of nothing change nothing', () => {
    const nothing: OtherConversion[] = [
      { type: 'HARDWARE_LEASING', amount: cents(0) },
      { type: 'COMPANY_PENSION_PLAN', amount: cents(0) },
      { type: 'BIKE_LEASING_UNDER_25', leasingRate: cents(0), monetaryBenefitPrivateUse: cents(0) },
    ];
    fc.assert(
      fc.property(employees, months, (employee, month) => {
        expect(calculatePayslip(employee, nothing, null, month)).toEqual(
          calculatePayslip(employee, [], null, month),
        );
      }),
    );
  });

  it('count alike in any order', () => {
    const shuffled = otherConversions.chain((others) =>
      fc.tuple(
        fc.constant(others),
        fc.shuffledSubarray(others, { minLength: others.length, maxLength: others.length }),
      ),
    );
    fc.assert(
      fc.property(employees, shuffled, fc.option(cars), months, (employee, [one, other], car, month) => {
        expect(calculatePayslip(employee, other, car, month)).toEqual(
          calculatePayslip(employee, one, car, month),
        );
      }),
    );
  });

  it('count alike in one part and in two', () => {
    const parts = fc.tuple(amounts(0, 40_000), amounts(0, 40_000));
    const types = fc.constantFrom('HARDWARE_LEASING' as const, 'COMPANY_PENSION_PLAN' as const);
    fc.assert(
      fc.property(employees, types, parts, months, (employee, type, [first, second], month) => {
        const whole = [{ type, amount: cents(first + second) }];
        const halves = [
          { type, amount: first },
          { type, amount: second },
        ];
        expect(calculatePayslip(employee, halves, null, month)).toEqual(
          calculatePayslip(employee, whole, null, month),
        );
      }),
    );
  });
});

describe('the federal states', () => {
  const slip = (federalState: (typeof FEDERAL_STATES)[number]['code'], akb: boolean): Payslip => {
    const employee = sampleEmployee({ federalState, churchTax: true, akb });
    const result = calculatePayslip(employee, [], null, calendarDate('2026-06-01'));
    if (!result.ok) throw new Error(result.error.code);
    return result.value;
  };
  /** Nordrhein-Westfalen: 9 % church tax, no chamber, the usual care contribution of 1.8 % and 0.6 %. */
  const usual = slip('NW', false);

  it.each(FEDERAL_STATES.filter((state) => !state.pvs))(
    '$name differs only by its church tax and chamber',
    ({ code }) => {
      const churchTax = code === 'BY' || code === 'BW' ? 5201 : 5851;
      const chamber = code === 'HB' ? 630 : code === 'SL' ? 675 : 0;
      const less = churchTax - usual.kirchensteuer + chamber;
      expect(slip(code, true)).toEqual({
        ...usual,
        kirchensteuer: churchTax,
        arbeitskammerbeitrag: chamber,
        net: usual.net - less,
        takeHome: usual.takeHome - less,
      });
    },
  );

  it('Sachsen takes 2.3 % and 0.6 % of 4,500 EUR for care, which lowers the wage tax', () => {
    const slipInSachsen = slip('SN', true);
    expect(slipInSachsen).toMatchObject({
      pflegeversicherungBasic: 10_350,
      pflegeversicherungSurcharge: 2700,
      arbeitskammerbeitrag: 0,
    });
    expect(slipInSachsen.lohnst).toBeLessThan(usual.lohnst);
  });
});
