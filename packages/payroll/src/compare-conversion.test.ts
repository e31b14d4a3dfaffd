import { calendarDate, cents } from '@stromwandel/kernel';
import { describe, expect, it } from 'vitest';
import { compareConversion } from './compare-conversion.ts';
import type { CarConversion, OtherConversion } from './conversion.ts';
import type { ConversionComparison } from './conversion-comparison.ts';
import type { Employee } from './employee.ts';
import { PAYSLIP_LINE_CODES } from './payslip-line.ts';
import { sampleCar, sampleEmployee } from './testing/sample-people.ts';

function compared(
  employee: Partial<Employee> = {},
  car: Partial<CarConversion> = {},
  others: OtherConversion[] = [],
  month = '2026-11-21',
): ConversionComparison {
  const comparison = compareConversion(sampleEmployee(employee), others, sampleCar(car), calendarDate(month));
  if (!comparison.ok) throw new Error(JSON.stringify(comparison.error));
  return comparison.value;
}

describe('comparison of the payslips', () => {
  it('keeps the running conversions on both sides', () => {
    const bike: OtherConversion = {
      type: 'BIKE_LEASING_UNDER_25',
      leasingRate: cents(8950),
      monetaryBenefitPrivateUse: cents(800),
    };
    const { before, after } = compared({}, {}, [bike]);
    expect([before.bikeConversion, after.bikeConversion]).toEqual([8950, 8950]);
    expect([before.benefitBike, after.benefitBike]).toEqual([800, 800]);
    expect([before.carRate, after.carRate]).toEqual([0, 50_000]);
  });

  it('converts only what the employer does not add', () => {
    const { after } = compared({}, { employerContribution: cents(10_000) });
    expect(after).toMatchObject({ carRate: 50_000, employerContribution: 10_000, carConversion: 40_000 });
    expect(after.cashGross).toBe(410_000);
    // The benefit in kind stays what it is.
    expect(after.benefitCarPrivateUse).toBe(11_200);
  });

  it('names the law and the cap it applied', () => {
    expect(compared().law).toEqual({
      year: 2026,
      state: 'ENACTED',
      version: 'DE-2026.1',
      checkedUntil: '2026-11-20',
      benefitFactor: '1/4',
      benefitCapApplied: 10_000_000,
    });
    expect(compared({}, { driveType: 'COMBUSTION' }).law).toMatchObject({
      benefitFactor: '1',
      benefitCapApplied: null,
    });
  });

  it('tells the base of social insurance apart where it is another than that of tax', () => {
    const others: OtherConversion[] = [
      { type: 'BIKE_LEASING_UNDER_25', leasingRate: cents(8950), monetaryBenefitPrivateUse: cents(800) },
      { type: 'COMPANY_PENSION_PLAN', amount: cents(40_000) },
      { type: 'HARDWARE_LEASING', amount: cents(2990) },
    ];
    const id4 = { ratePerMonth: cents(51_500), grossListPrice: cents(4_652_000) };
    const { lines } = compared({ grossMonthlySalary: cents(560_000) }, id4, others);
    const bases = lines.filter(({ code }) => code.startsWith('BASIS_FOR_'));
    expect(bases.map(({ code, after }) => [code, after.amount])).toEqual([
      ['BASIS_FOR_ANCILLARY_COSTS', 474_180],
      ['BASIS_FOR_SOCIAL_INSURANCE', 483_370],
    ]);
    const partsOf = bases.map(({ after }) => after.terms.map(({ part }) => part));
    expect(partsOf[0]).toContain('HARDWARE');
    expect(partsOf[1]).not.toContain('HARDWARE');
    for (const { after } of bases) {
      expect(after.terms.reduce((sum, { amount }) => sum + amount, 0)).toBe(after.amount);
    }
    expect(compared().lines.map(({ code }) => code)).not.toContain('BASIS_FOR_SOCIAL_INSURANCE');
  });

  it('explains every line, in the order of the confirmation view', () => {
    const { lines } = compared({ churchTax: true, federalState: 'BY' });
    expect(lines.map((line) => line.code)).toEqual(
      PAYSLIP_LINE_CODES.filter(
        (code) =>
          ![
            'VAT_ON_PROVISION',
            'COMMUTE_FLAT_TAX',
            'BASIS_FOR_SOCIAL_INSURANCE',
            'PROFESSIONAL_PENSION',
          ].includes(code),
      ),
    );
    expect(lines.every(({ before, after }) => before.source.length > 0 && after.source.length > 0)).toBe(
      true,
    );
  });

  it('refuses a bad car and unknown law', () => {
    const unknown = compareConversion(sampleEmployee(), [], sampleCar(), calendarDate('2027-02-01'));
    expect(unknown).toMatchObject({ ok: false, error: { code: 'DATE_OUTSIDE_LAW' } });
    const bad = compareConversion(
      sampleEmployee(),
      [],
      sampleCar({ grossListPrice: cents(0) }),
      calendarDate('2026-02-01'),
    );
    expect(bad).toMatchObject({ ok: false, error: { field: 'car.grossListPrice' } });
  });
});

describe('stops', () => {
  const stopsOf = (employee: Partial<Employee>, month?: string, others?: OtherConversion[]) =>
    compared(employee, { ratePerMonth: cents(20_000) }, others, month).stops;

  it('keep the minimum wage for the hours worked', () => {
    const edge = (amount: number) => stopsOf({ grossMonthlySalary: cents(amount) })[0]?.code;
    expect(edge(260_934)).not.toBe('MINIMUM_WAGE');
    expect(stopsOf({ grossMonthlySalary: cents(260_933) })[0]).toMatchObject({
      code: 'MINIMUM_WAGE',
      cashPay: 240_933,
      required: 240_934,
      hourlyWage: 1390,
      hoursPerWeek: 40,
    });
    const partTime = stopsOf({ grossMonthlySalary: cents(260_933), weeklyHours: 30 });
    expect(partTime.map((stop) => stop.code)).not.toContain('MINIMUM_WAGE');
  });

  it('count pay converted into a company pension as paid', () => {
    const pension: OtherConversion = { type: 'COMPANY_PENSION_PLAN', amount: cents(10_000) };
    const stops = stopsOf({ grossMonthlySalary: cents(260_934) }, '2026-03-01', [pension]);
    expect(stops.map((stop) => stop.code)).not.toContain('MINIMUM_WAGE');
  });

  it('keep the part of pay that must be paid in money', () => {
    const large = {
      grossListPrice: cents(9_900_000),
      ratePerMonth: cents(60_000),
      benefitValue107: 'TAX_VALUE',
    } as const;
    const family = { children: true, childrenUnder25: 3, grossMonthlySalary: cents(400_000) };
    const { stops, after } = compared(family, large);
    expect(stops).toMatchObject([{ code: 'CASH_PAY_LIMIT', benefits: 24_700, takeHome: after.takeHome }]);
    const stop = stops[0];
    if (stop?.code !== 'CASH_PAY_LIMIT') throw new Error('no stop');
    expect(stop.protectedPay).toBeGreaterThan(stop.takeHome);
    expect(compared({ ...family, maintenanceObligations: 0 }, large).stops).toEqual([]);
  });

  it('do not exist for ordinary pay', () => {
    expect(compared().stops).toEqual([]);
  });
});

describe('warnings', () => {
  const privately: Employee['healthInsurance'] = {
    type: 'PRIVATE',
    employerSubsidy: true,
    premiumHealth: cents(60_000),
    premiumCare: cents(6000),
    basicShareOfHealthPremium: cents(50_000),
  };

  it('tell when yearly pay falls to the limit of private insurance', () => {
    // 6,450.00 a month is the limit exactly; the car takes 337.60 off the base.
    const at = (gross: number) =>
      compared({ grossMonthlySalary: cents(gross), healthInsurance: privately }).warnings.map(
        (warning) => warning.code,
      );
    expect(at(645_000 + 33_760)).toEqual(['FALLS_UNDER_JAEG']);
    expect(at(645_000 + 33_761)).toEqual(['INCOME_LIMIT_DRAFT']);
    expect(at(645_000)).toEqual([]);
  });

  it('tell when pay falls into the Übergangsbereich', () => {
    const into = (gross: number) =>
      compared({ grossMonthlySalary: cents(gross) }).warnings.map((warning) => warning.code);
    expect(into(200_000 + 33_760)).toEqual(['INTO_UEBERGANGSBEREICH']);
    expect(into(200_000 + 33_761)).toEqual([]);
    expect(into(190_000)).toEqual([]);
  });

  it('tell when the basic share of a private premium is assumed', () => {
    const { warnings } = compared({
      grossMonthlySalary: cents(900_000),
      healthInsurance: { ...privately, basicShareOfHealthPremium: null },
    });
    expect(warnings).toMatchObject([{ code: 'BASIC_SHARE_UNKNOWN', assumed: 60_000 }]);
  });
});
