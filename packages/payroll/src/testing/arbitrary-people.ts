import { calendarDate, cents, type CalendarDate, type Cents } from '@stromwandel/kernel';
import fc from 'fast-check';
import type { CarConversion, OtherConversion } from '../conversion.ts';
import type { Employee } from '../employee.ts';
import { FEDERAL_STATES } from '../federal-states.ts';

/** Amounts in whole cents between both bounds. */
export function amounts(min: number, max: number): fc.Arbitrary<Cents> {
  return fc.integer({ min, max }).map(cents);
}

const health = fc.oneof(
  fc.record({
    type: fc.constant('STATUTORY' as const),
    basicRateBasisPoints: fc.constantFrom(1400, 1460),
    additionalRateBasisPoints: fc.integer({ min: 0, max: 450 }),
  }),
  fc.record({
    type: fc.constant('PRIVATE' as const),
    employerSubsidy: fc.boolean(),
    premiumHealth: amounts(20_000, 90_000),
    premiumCare: amounts(0, 15_000),
    basicShareOfHealthPremium: fc.constant(null),
  }),
);

/** People of every state, tax class and insurance, from 1,500 to 20,000 EUR. */
export const employees: fc.Arbitrary<Employee> = fc
  .record({
    federalState: fc.constantFrom(...FEDERAL_STATES.map((state) => state.code)),
    dateOfBirth: fc.integer({ min: 1950, max: 2006 }).map((year) => calendarDate(`${year}-03-01`)),
    grossMonthlySalary: amounts(150_000, 2_000_000),
    taxClass: fc.constantFrom<Employee['taxClass'][]>(1, 2, 3, 4, 5, 6),
    factor: fc.option(fc.integer({ min: 1, max: 1000 })),
    taxAllowancePerMonth: amounts(0, 50_000),
    children: fc.boolean(),
    childrenUnder25: fc.integer({ min: 0, max: 6 }),
    childAllowances: fc.integer({ min: 0, max: 8 }).map((halves) => halves / 2),
    pension: fc.constantFrom('STATUTORY', 'VERSORGUNGSWERK', 'EXEMPT'),
    unemploymentInsurance: fc.boolean(),
    churchTax: fc.boolean(),
    akb: fc.boolean(),
    healthInsurance: health,
    commuteKilometers: fc.integer({ min: 0, max: 120 }),
    commuteDaysPerMonth: fc.integer({ min: 0, max: 31 }),
  })
  .map(({ factor, ...employee }) => ({
    ...employee,
    spouseFactorThousandths: employee.taxClass === 4 ? factor : null,
  }));

/** Cars of every kind of valuation. */
export const cars: fc.Arbitrary<CarConversion> = fc.record({
  ratePerMonth: amounts(10_000, 70_000),
  employerContribution: amounts(0, 10_000),
  grossListPrice: amounts(1_500_000, 13_000_000),
  driveType: fc.constantFrom('ELECTRIC', 'COMBUSTION'),
  acquiredOn: fc.constantFrom('2023-05-01', '2025-01-01', '2026-05-01').map(calendarDate),
  benefitCap: fc.constant({ kind: 'statutory' as const }),
  commuteValuation: fc.constantFrom('FLAT_003', 'SINGLE_TRIPS_0002'),
  vatPassedOn: fc.boolean(),
  commuteFlatTax: fc.constantFrom('OFF', 'EMPLOYER', 'EMPLOYEE'),
});

/** Up to three conversions beside the car. */
export const otherConversions: fc.Arbitrary<OtherConversion[]> = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('HARDWARE_LEASING' as const), amount: amounts(0, 5000) }),
    fc.record({ type: fc.constant('COMPANY_PENSION_PLAN' as const), amount: amounts(0, 40_000) }),
    fc.record({
      type: fc.constant('BIKE_LEASING_OVER_25' as const),
      leasingRate: amounts(0, 12_000),
      monetaryBenefitPrivateUse: amounts(0, 2500),
      monetaryBenefitCommuteToWork: amounts(0, 2500),
    }),
  ),
  { maxLength: 3 },
);

/** First and last months of the known law. */
export const months: fc.Arbitrary<CalendarDate> = fc
  .constantFrom('2025-01-01', '2025-12-31', '2026-01-01', '2026-12-31')
  .map(calendarDate);
