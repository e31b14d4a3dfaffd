import { calendarDate, cents } from '@stromwandel/kernel';
import type { CarConversion } from '../conversion.ts';
import type { Employee } from '../employee.ts';
import type { RunningCar } from '../running-cars.ts';

/** Single, childless, statutory insurance, 4,500 EUR in Nordrhein-Westfalen. */
export function sampleEmployee(changes: Partial<Employee> = {}): Employee {
  return {
    federalState: 'NW',
    dateOfBirth: calendarDate('1990-05-14'),
    grossMonthlySalary: cents(450_000),
    taxClass: 1,
    spouseFactorThousandths: null,
    taxAllowancePerMonth: cents(0),
    children: false,
    childrenUnder25: 0,
    childAllowances: 0,
    pension: 'STATUTORY',
    unemploymentInsurance: true,
    churchTax: false,
    akb: false,
    healthInsurance: { type: 'STATUTORY', basicRateBasisPoints: 1460, additionalRateBasisPoints: 290 },
    commuteKilometers: 15,
    commuteDaysPerMonth: 18,
    ...changes,
  };
}

/** Electric, list price 45,000 EUR, 500 EUR a month, acquired on 1 July 2026. */
/** Of a sample employee in a sample car. */
export const RUNNING_CAR: RunningCar = {
  ratePerMonth: cents(50_000),
  employerContribution: cents(0),
  privateUse: cents(11_200),
  fullPrivateUse: cents(44_800),
  commute: cents(5_040),
  vat: cents(0),
};

export function sampleCar(changes: Partial<CarConversion> = {}): CarConversion {
  return {
    ratePerMonth: cents(50_000),
    employerContribution: cents(0),
    grossListPrice: cents(4_500_000),
    driveType: 'ELECTRIC',
    acquiredOn: calendarDate('2026-07-01'),
    benefitCap: { kind: 'statutory' },
    commuteValuation: 'FLAT_003',
    ...changes,
  };
}
