import type { SalaryInfo } from '@stromwandel/api-spec';
import { calendarDate, cents } from '@stromwandel/kernel';
import type { LeaseTerm, PackageOffer, PricingTerms } from '../index.ts';

/** Single, childless, statutory insurance, 4,500 EUR in Nordrhein-Westfalen, 15 km. */
export function sampleSalaryInfo(changes: Partial<SalaryInfo> = {}): SalaryInfo {
  return {
    federalState: 'NW',
    dateOfBirth: calendarDate('1990-05-14'),
    grossMonthlySalaryEur: 4500,
    taxClass: 1,
    taxAllowance: 0,
    children: false,
    childrenUnder25: 0,
    childrenAllowances: 0,
    pensionInsurance: true,
    unemploymentInsurance: true,
    churchTax: false,
    healthInsurance: 'STATUTORY',
    basicRateHealthInsurance: 14.6,
    additionalAmountHealthInsurance: 2.9,
    arrivalKilometers: 15,
    arrivalNumber: 18,
    salaryConversions: [],
    ...changes,
  };
}

/** An electric car of 45,000 EUR at 500 EUR a month. */
export function samplePackageOffer(changes: Partial<PackageOffer> = {}): PackageOffer & LeaseTerm {
  return {
    packageId: 1,
    ratePerMonth: cents(50_000),
    grossListPrice: cents(4_500_000),
    driveType: 'ELECTRIC',
    rangeKm: 500,
    durationMonths: 36,
    acquiredOn: calendarDate('2026-12-15'),
    ...changes,
  };
}

/** November 2026, statutory cap, no employer contribution. */
export function samplePricingTerms(changes: Partial<PricingTerms> = {}): PricingTerms {
  return {
    payrollMonth: calendarDate('2026-11-21'),
    employerContribution: cents(0),
    benefitCap: { kind: 'statutory' },
    benefitValue107: 'FULL_1_PERCENT',
    employerShareBasisPoints: 0,
    vatPassedOn: false,
    commuteFlatTax: 'OFF',
    ...changes,
  };
}
