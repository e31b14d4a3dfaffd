import { calendarDate, cents, type CalendarDate } from '@stromwandel/kernel';
import { describe, expect, it } from 'vitest';
import { calculatePayslip } from './calculate-payslip.ts';
import type { OtherConversion } from './conversion.ts';
import { sampleCar, sampleEmployee } from './testing/sample-people.ts';

const MONTH = calendarDate('2026-06-01');

function refusal(employee: object, car: object | null = null, others: object[] = [], month: string = MONTH) {
  // Untyped callers send anything; the checks must name it.
  const slip = calculatePayslip(
    { ...sampleEmployee(), ...employee },
    others as OtherConversion[],
    car && { ...sampleCar(), ...car },
    month as CalendarDate,
  );
  return slip.ok ? undefined : slip.error;
}

describe('bad input', () => {
  it.each([
    ['employee.grossMonthlySalary', { grossMonthlySalary: -1 }],
    ['employee.grossMonthlySalary', { grossMonthlySalary: Number.NaN }],
    ['employee.grossMonthlySalary', { grossMonthlySalary: 450_000.5 }],
    ['employee.grossMonthlySalary', { grossMonthlySalary: 99 }],
    ['employee.grossMonthlySalary', { grossMonthlySalary: 20_000_001 }],
    ['employee.taxClass', { taxClass: 0 }],
    ['employee.taxClass', { taxClass: 7 }],
    ['employee.spouseFactorThousandths', { taxClass: 1, spouseFactorThousandths: 900 }],
    ['employee.spouseFactorThousandths', { taxClass: 4, spouseFactorThousandths: 1001 }],
    ['employee.taxAllowancePerMonth', { taxAllowancePerMonth: -1 }],
    ['employee.federalState', { federalState: 'XX' }],
    ['employee.dateOfBirth', { dateOfBirth: '1990-02-30' }],
    ['employee.dateOfBirth', { dateOfBirth: '2026-06-02' }],
    ['employee.dateOfBirth', { dateOfBirth: '1899-12-31' }],
    ['employee.childrenUnder25', { childrenUnder25: -1 }],
    ['employee.childAllowances', { childAllowances: 0.3 }],
    ['employee.childAllowances', { childAllowances: 10.5 }],
    ['employee.children', { children: 'yes' }],
    ['employee.commuteKilometers', { commuteKilometers: 1.5 }],
    ['employee.commuteDaysPerMonth', { commuteDaysPerMonth: 32 }],
    ['employee.weeklyHours', { weeklyHours: 0 }],
    ['employee.maintenanceObligations', { maintenanceObligations: -1 }],
    ['employee.healthInsurance.type', { healthInsurance: { type: 'NONE' } }],
    [
      'employee.healthInsurance.basicRateBasisPoints',
      { healthInsurance: { type: 'STATUTORY', basicRateBasisPoints: 2501, additionalRateBasisPoints: 0 } },
    ],
    [
      'employee.healthInsurance.basicShareOfHealthPremium',
      {
        healthInsurance: {
          type: 'PRIVATE',
          employerSubsidy: true,
          premiumHealth: 10,
          premiumCare: 10,
          basicShareOfHealthPremium: 11,
        },
      },
    ],
  ])('%s is named', (field, employee) => {
    expect(refusal(employee)).toMatchObject({ code: 'INVALID_INPUT', field });
  });

  it.each([
    ['car.ratePerMonth', { ratePerMonth: -1 }],
    ['car.employerContribution', { employerContribution: 50_001 }],
    ['car.grossListPrice', { grossListPrice: 0 }],
    ['car.driveType', { driveType: 'STEAM' }],
    ['car.commuteValuation', { commuteValuation: 'NONE' }],
    ['car.acquiredOn', { acquiredOn: 'tomorrow' }],
    ['car.benefitCap.amount', { benefitCap: { kind: 'fixed', amount: -1 } }],
    ['car.co2GramsPerKilometer', { driveType: 'PLUG_IN_HYBRID' }],
  ])('%s is named', (field, car) => {
    expect(refusal({}, car)).toMatchObject({ code: 'INVALID_INPUT', field });
  });

  it('of another conversion is named with its place', () => {
    expect(
      refusal({}, null, [
        { type: 'HARDWARE_LEASING', amount: 1 },
        { type: 'COMPANY_PENSION_PLAN', amount: -1 },
      ]),
    ).toMatchObject({ code: 'INVALID_INPUT', field: 'others[1].amount' });
    expect(refusal({}, null, [{ type: 'YACHT', amount: 1 }])).toMatchObject({ field: 'others[0].type' });
  });

  it('is refused when no law is known for the month', () => {
    for (const month of ['2024-12-31', '2027-01-01']) {
      expect(refusal({}, null, [], month)).toEqual({
        code: 'DATE_OUTSIDE_LAW',
        field: 'payrollMonth',
        date: month,
        knownFrom: '2025-01-01',
        knownUntil: '2026-12-31',
      });
    }
    expect(refusal({}, null, [], '2026-13-01')).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'payrollMonth',
    });
    expect(refusal({}, { acquiredOn: '2018-12-31' })).toMatchObject({
      code: 'DATE_OUTSIDE_LAW',
      field: 'car.acquiredOn',
    });
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
    expect(refusal({}, { ratePerMonth: cents(450_001) })).toMatchObject({
      code: 'CONVERSION_EXCEEDS_PAY',
      brutto: 450_000,
      converted: 450_001,
    });
  });
});
