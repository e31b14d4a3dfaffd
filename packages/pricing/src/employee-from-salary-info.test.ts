import { describe, expect, it } from 'vitest';
import { sampleSalaryInfo } from './testing/salary-samples.ts';
import { employeeFromSalaryInfo } from './employee-from-salary-info.ts';

describe('salary data as payroll inputs', () => {
  it('converts euros to cents and percentages to basis points', () => {
    const { employee, commuteValuation } = employeeFromSalaryInfo(
      sampleSalaryInfo({ grossMonthlySalaryEur: 4321.09, taxAllowance: 12.5, arrivalKilometers: 15.9 }),
    );
    expect(employee).toMatchObject({
      grossMonthlySalary: 432_109,
      taxAllowancePerMonth: 1250,
      commuteKilometers: 15,
      healthInsurance: { basicRateBasisPoints: 1460, additionalRateBasisPoints: 290 },
    });
    expect(commuteValuation).toBe('FLAT_003');
  });

  it('accepts the factor in class 4 only', () => {
    const inClass = (taxClass: number) =>
      employeeFromSalaryInfo(sampleSalaryInfo({ taxClass, spouseFactor: 0.931 })).employee
        .spouseFactorThousandths;
    expect(inClass(4)).toBe(931);
    expect(inClass(1)).toBeNull();
    const factor = (spouseFactor: number) =>
      employeeFromSalaryInfo(sampleSalaryInfo({ taxClass: 4, spouseFactor })).employee
        .spouseFactorThousandths;
    expect([factor(0), factor(1)]).toEqual([null, null]);
  });

  it('passes on hours and dependants if given', () => {
    const { employee } = employeeFromSalaryInfo(sampleSalaryInfo({ weeklyHours: 38.5, maintainedPeople: 2 }));
    expect(employee).toMatchObject({ weeklyHours: 38.5, maintenanceObligations: 2 });
    const silent = employeeFromSalaryInfo(sampleSalaryInfo({ weeklyHours: null, maintainedPeople: null }));
    expect(silent).toEqual(employeeFromSalaryInfo(sampleSalaryInfo()));
    expect(Object.keys(silent.employee)).not.toContain('weeklyHours');
  });

  it('keeps the basic share of a private premium within the premium', () => {
    const { employee } = employeeFromSalaryInfo(
      sampleSalaryInfo({
        healthInsurance: 'PRIVATE',
        arbeitgeberzuschuss: true,
        beitragPkv: 600,
        beitragPv: 60,
        basisbeitragSteuerrelevant: 700,
        privateSince2002: true,
        privateBelowLimit: 'BECOMES_COMPULSORY',
        privateBelowLimitConfirmed: 'BECOMES_COMPULSORY',
        futureFundAdditionalRate: 2.19,
      }),
    );
    expect(employee.healthInsurance).toEqual({
      type: 'PRIVATE',
      employerSubsidy: true,
      premiumHealth: 60_000,
      premiumCare: 6000,
      basicShareOfHealthPremium: 60_000,
      since2002: true,
      lastFiveYears: false,
      exemptSection8: false,
      belowLimit: 'BECOMES_COMPULSORY',
      futureAdditionalRateBasisPoints: 219,
    });
  });

  it.each([null, 'STAYS_PRIVATE'] as const)(
    'leaves the insurance below the limit open while its choice is confirmed as %s',
    (privateBelowLimitConfirmed) => {
      const { employee } = employeeFromSalaryInfo(
        sampleSalaryInfo({
          healthInsurance: 'PRIVATE',
          privateBelowLimit: 'BECOMES_COMPULSORY',
          privateBelowLimitConfirmed,
        }),
      );
      expect(employee.healthInsurance).toMatchObject({ belowLimit: null });
    },
  );

  it('asks again where pension contributions go without that answer', () => {
    const pensionOf = (changes: Parameters<typeof sampleSalaryInfo>[0]) =>
      employeeFromSalaryInfo(sampleSalaryInfo(changes)).employee.pension;
    expect(pensionOf({})).toBe('STATUTORY');
    expect(pensionOf({ pensionInsurance: false })).toBe('UNKNOWN');
    expect(pensionOf({ pensionInsurance: false, pensionScheme: 'STATUTORY' })).toBe('UNKNOWN');
    expect(pensionOf({ pensionInsurance: false, pensionScheme: 'EXEMPT' })).toBe('EXEMPT');
  });

  it('includes every running conversion', () => {
    const { others } = employeeFromSalaryInfo(
      sampleSalaryInfo({
        salaryConversions: [
          {
            id: 1,
            conversationType: 'BIKE_LEASING_OVER_25',
            leasingRate: 89.5,
            monetaryBenefitPrivateUse: 19,
            monetaryBenefitCommuteToWork: 5.7,
          },
          { id: 2, conversationType: 'COMPANY_PENSION_PLAN', salaryConversionAmount: 100 },
        ],
      }),
    );
    expect(others).toEqual([
      {
        type: 'BIKE_LEASING_OVER_25',
        leasingRate: 8950,
        monetaryBenefitPrivateUse: 1900,
        monetaryBenefitCommuteToWork: 570,
      },
      { type: 'COMPANY_PENSION_PLAN', amount: 10_000 },
    ]);
  });
});
