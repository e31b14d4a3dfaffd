import { calendarDate, cents } from '@stromwandel/kernel';
import {
  FEDERAL_STATES,
  type CarConversion,
  type Employee,
  type HealthInsurance,
  type OtherConversion,
  type TaxClass,
} from '@stromwandel/payroll';

/** A person with the conversions that run already. */
export interface BenchPerson {
  readonly employee: Employee;
  readonly others: readonly OtherConversion[];
}

// Primes: walking people and cars in step meets every pair before one comes again.
const PEOPLE = 997;
const CARS = 991;

/** Element of a list by turns. */
function turn<T>(list: readonly T[], index: number): T {
  // The rest of a division lies within the list.
  return list[index % list.length]!;
}

function healthInsurance(index: number): HealthInsurance {
  if (index % 7 === 3) {
    return {
      type: 'PRIVATE',
      employerSubsidy: index % 2 === 0,
      premiumHealth: cents(40_000 + (index % 300) * 113),
      premiumCare: cents(4_000 + (index % 50) * 71),
      basicShareOfHealthPremium: index % 3 === 0 ? null : cents(35_000),
    };
  }
  return {
    type: 'STATUTORY',
    basicRateBasisPoints: 1460,
    additionalRateBasisPoints: 100 + (index % 35) * 10,
  };
}

const OTHERS: readonly (readonly OtherConversion[])[] = [
  [],
  [],
  [{ type: 'COMPANY_PENSION_PLAN', amount: cents(20_000) }],
  [
    {
      type: 'BIKE_LEASING_UNDER_25',
      leasingRate: cents(8_915),
      monetaryBenefitPrivateUse: cents(1_000),
    },
    { type: 'HARDWARE_LEASING', amount: cents(3_499) },
  ],
];

function person(index: number): BenchPerson {
  const taxClass = turn<TaxClass>([1, 2, 3, 4, 5, 6], index);
  const parent = taxClass === 2 || index % 3 === 0;
  const childrenUnder25 = parent ? index % 5 : 0;
  return {
    employee: {
      federalState: turn(FEDERAL_STATES, index).code,
      dateOfBirth: calendarDate(`${1958 + (index % 45)}-${String(1 + (index % 12)).padStart(2, '0')}-15`),
      grossMonthlySalary: cents(250_000 + ((index * 7_919) % 950_000)),
      taxClass,
      spouseFactorThousandths: taxClass === 4 && index % 2 === 0 ? 900 + (index % 100) : null,
      taxAllowancePerMonth: cents(index % 4 === 0 ? 10_000 : 0),
      children: parent,
      childrenUnder25,
      childAllowances: taxClass < 5 ? childrenUnder25 / 2 : 0,
      pension: index % 11 === 0 ? 'EXEMPT' : 'STATUTORY',
      unemploymentInsurance: index % 11 !== 0,
      churchTax: index % 2 === 0,
      akb: true,
      healthInsurance: healthInsurance(index),
      commuteKilometers: index % 61,
      commuteDaysPerMonth: index % 23,
    },
    others: turn(OTHERS, index),
  };
}

function car(index: number): CarConversion {
  const ratePerMonth = cents(22_000 + ((index * 131) % 60_000));
  return {
    ratePerMonth,
    employerContribution: cents(index % 5 === 0 ? 5_000 : 0),
    grossListPrice: cents(2_490_000 + ((index * 10_007) % 9_500_000)),
    driveType: index % 9 === 0 ? 'PLUG_IN_HYBRID' : 'ELECTRIC',
    acquiredOn: calendarDate(turn(['2026-11-01', '2026-07-01', '2025-03-15', '2027-02-01'], index)),
    benefitCap: { kind: 'statutory' },
    commuteValuation: index % 6 === 0 ? 'SINGLE_TRIPS_0002' : 'FLAT_003',
    electricRangeKilometers: 60 + (index % 500),
  };
}

/** People of all states, classes, insurances, ages and family circumstances; each can carry each of the cars. */
export const BENCH_PEOPLE: readonly BenchPerson[] = Array.from({ length: PEOPLE }, (_, index) =>
  person(index),
);

/** Electric cars and plug-in hybrids of all prices, in every period of the list-price cap that still matters. */
export const BENCH_CARS: readonly CarConversion[] = Array.from({ length: CARS }, (_, index) => car(index));
