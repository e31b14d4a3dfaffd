import { cents, ok, type CalendarDate, type Cents, type Result } from '@stromwandel/kernel';
import { bikeBenefit } from '../benefits/bike-benefit.ts';
import type { CarConversion, CommuteValuation, DriveType, OtherConversion } from '../conversion.ts';
import type { Employee, HealthInsurance, TaxClass } from '../employee.ts';
import type { FederalStateCode } from '../federal-states.ts';
import type { PayrollRefusal } from '../payroll-refusal.ts';
import { asRecord, type CaseRecord } from './case-record.ts';
import { scaledDecimal } from './scaled-decimal.ts';

/*
 * The inputs of a payslip case as payroll takes them. Values are passed on as they stand, whatever they are: the casts below
 * only say which check will judge them, for every payslip checks all inputs before it computes. Only what a case may
 * leave out has a default, and null counts as left out.
 */

function amount(value: unknown): Cents {
  return value as Cents; // judged by the checks of the payslip
}

function amountOrNone(value: unknown): Cents {
  return amount(value ?? 0);
}

function isAbsent(value: unknown): value is undefined | null {
  return value === undefined || value === null;
}

function healthInsurance(employee: CaseRecord): HealthInsurance {
  const { pkv } = employee;
  if (isAbsent(pkv)) {
    return {
      type: 'STATUTORY',
      basicRateBasisPoints: 1460,
      additionalRateBasisPoints: scaledDecimal(employee.kvz, 2),
    };
  }
  const premiums = asRecord(pkv);
  if (!premiums) return pkv as HealthInsurance; // judged by the checks
  return {
    type: 'PRIVATE',
    employerSubsidy: true,
    premiumHealth: amount(premiums.kv),
    premiumCare: amount(premiums.pv),
    basicShareOfHealthPremium: amount(premiums.basis ?? null),
  };
}

function chamberMember(employee: CaseRecord): boolean {
  if (isAbsent(employee.chamber)) return false;
  // A chamber of another state is passed on, for the checks to refuse.
  return employee.chamber === employee.state || (employee.chamber as boolean);
}

/** The employee of a payslip case; ages are completed on 15 January, commute and days stand with the car. */
export function caseEmployee(year: number, employee: CaseRecord, conversion: CaseRecord): Employee {
  const car = asRecord(conversion.car);
  const { age } = employee;
  return {
    // The two Berlin entries follow the same law; the cases know one Berlin.
    federalState: (employee.state === 'BE' ? 'BE-WEST' : employee.state) as FederalStateCode, // judged by the checks
    dateOfBirth: (typeof age === 'number' ? `${year - age}-01-15` : age) as CalendarDate, // judged by the checks
    grossMonthlySalary: amount(employee.gross),
    taxClass: employee.stkl as TaxClass, // judged by the checks
    spouseFactorThousandths: isAbsent(employee.factor) ? null : scaledDecimal(employee.factor, 3),
    taxAllowancePerMonth: amountOrNone(employee.freib),
    children: employee.parent as boolean, // judged by the checks
    childrenUnder25: amount(employee.kidsU25),
    childAllowances: scaledDecimal(employee.zkf ?? 0, 1) / 10,
    pensionInsurance: employee.rv as boolean, // judged by the checks
    unemploymentInsurance: employee.av as boolean, // judged by the checks
    churchTax: employee.church as boolean, // judged by the checks
    akb: chamberMember(employee),
    healthInsurance: healthInsurance(employee),
    commuteKilometers: car ? amount(car.km) : 0,
    commuteDaysPerMonth: car?.mode === 'daily' ? amount(car.days) : amountOrNone(car?.days),
  };
}

const FAST: ReadonlyMap<unknown, boolean> = new Map([
  [25, false],
  [45, true],
]);

function bikeLeasing(value: unknown): Result<OtherConversion, PayrollRefusal> {
  const bike = asRecord(value) ?? {};
  const benefit = bikeBenefit({
    retailPrice: amount(bike.uvp),
    fast: FAST.get(bike.speed) ?? (bike.speed as boolean), // judged by the check of the bike
    commuteKilometers: amount(bike.km),
  });
  if (!benefit.ok) return benefit;
  return ok({
    type: 'BIKE_LEASING_OVER_25',
    leasingRate: amount(bike.rate),
    monetaryBenefitPrivateUse: benefit.value.privateUse,
    monetaryBenefitCommuteToWork: benefit.value.commute,
  });
}

/** Bike, hardware and company pension of a payslip case, or INVALID_INPUT naming the bike's input. */
export function caseConversions(conversion: CaseRecord): Result<OtherConversion[], PayrollRefusal> {
  const others: OtherConversion[] = [];
  if (!isAbsent(conversion.bike)) {
    const bike = bikeLeasing(conversion.bike);
    if (!bike.ok) return bike;
    others.push(bike.value);
  }
  others.push({ type: 'HARDWARE_LEASING', amount: amountOrNone(conversion.hardware) });
  others.push({ type: 'COMPANY_PENSION_PLAN', amount: amountOrNone(conversion.bav) });
  return ok(others);
}

const DRIVES: ReadonlyMap<unknown, DriveType> = new Map([
  ['1/4', 'ELECTRIC'],
  ['1/2', 'ELECTRIC'],
  ['1', 'COMBUSTION'],
]);

const VALUATIONS: ReadonlyMap<unknown, CommuteValuation> = new Map([
  ['flat', 'FLAT_003'],
  ['daily', 'SINGLE_TRIPS_0002'],
]);

/** The car of a payslip case. The case names the factor; a fixed cap above or below every list price leads to it. */
export function caseCar(year: number, conversion: CaseRecord): CarConversion | null {
  if (isAbsent(conversion.car)) return null;
  const car = asRecord(conversion.car);
  if (!car) return conversion.car as CarConversion; // judged by the checks
  return {
    ratePerMonth: amount(car.rate),
    employerContribution: cents(0),
    grossListPrice: amount(car.blp),
    driveType: DRIVES.get(car.factor) ?? (car.factor as DriveType), // judged by the checks
    acquiredOn: `${year}-07-15` as CalendarDate, // judged by the checks
    benefitCap: { kind: 'fixed', amount: cents(car.factor === '1/4' ? 1_000_000_000 : 0) },
    commuteValuation: VALUATIONS.get(car.mode ?? 'flat') ?? (car.mode as CommuteValuation), // judged by the checks
  };
}
