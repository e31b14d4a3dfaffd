import { calendarDate, cents, ok, type Cents, type Result } from '@stromwandel/kernel';
import { bikeBenefit } from '../benefits/bike-benefit.ts';
import type { CarConversion, OtherConversion } from '../conversion.ts';
import type { Employee, HealthInsurance, PensionScheme, TaxClass } from '../employee.ts';
import type { FederalStateCode } from '../federal-states.ts';
import type { PayrollRefusal } from '../payroll-refusal.ts';
import { asRecord, type CaseRecord } from './case-record.ts';
import { scaledDecimal } from './scaled-decimal.ts';

/*
 * The inputs of a payslip case as payroll takes them. `checkPayslipCase` has judged every value before: the casts below only
 * repeat what it found. Only what a case may leave out has a default, and null counts as left out.
 */

function amount(value: unknown): Cents {
  return value as Cents; // checked
}

function amountOrNone(value: unknown): Cents {
  return amount(value ?? 0);
}

function isAbsent(value: unknown): value is undefined | null {
  return value === undefined || value === null;
}

function healthInsurance(employee: CaseRecord): HealthInsurance {
  const premiums = asRecord(employee.pkv);
  if (premiums) {
    return {
      type: 'PRIVATE',
      employerSubsidy: true,
      premiumHealth: amount(premiums.kv),
      premiumCare: amount(premiums.pv),
      basicShareOfHealthPremium: amount(premiums.basis ?? null),
    };
  }
  return {
    type: 'STATUTORY',
    basicRateBasisPoints: 1460,
    additionalRateBasisPoints: scaledDecimal(employee.kvz, 2),
  };
}

/** The employee of a payslip case; ages are completed on 15 January, commute and days stand with the car. */
export function caseEmployee(year: number, employee: CaseRecord, conversion: CaseRecord): Employee {
  const car = asRecord(conversion.car);
  return {
    // The two Berlin entries follow the same law; the cases know one Berlin.
    federalState: (employee.state === 'BE' ? 'BE-WEST' : employee.state) as FederalStateCode, // checked
    dateOfBirth: calendarDate(`${year - amount(employee.age)}-01-15`),
    grossMonthlySalary: amount(employee.gross),
    taxClass: employee.stkl as TaxClass, // checked
    spouseFactorThousandths: isAbsent(employee.factor) ? null : scaledDecimal(employee.factor, 3),
    taxAllowancePerMonth: amountOrNone(employee.freib),
    children: employee.parent as boolean, // checked
    childrenUnder25: amount(employee.kidsU25),
    childAllowances: scaledDecimal(employee.zkf ?? 0, 1) / 10,
    // Checked; a pension that is given wins over `rv`.
    pension: (employee.pension ?? (employee.rv ? 'STATUTORY' : 'EXEMPT')) as PensionScheme,
    unemploymentInsurance: employee.av as boolean, // checked
    churchTax: employee.church as boolean, // checked
    akb: !isAbsent(employee.chamber),
    healthInsurance: healthInsurance(employee),
    commuteKilometers: amountOrNone(car?.km),
    commuteDaysPerMonth: amountOrNone(car?.days),
  };
}

function bikeLeasing(bike: CaseRecord): Result<OtherConversion, PayrollRefusal> {
  const benefit = bikeBenefit({
    retailPrice: amount(bike.uvp),
    fast: bike.speed === 45,
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

/** Bike, hardware and company pension of a payslip case, or why the bike has no benefit. */
export function caseConversions(conversion: CaseRecord): Result<OtherConversion[], PayrollRefusal> {
  const others: OtherConversion[] = [
    { type: 'HARDWARE_LEASING', amount: amountOrNone(conversion.hardware) },
    { type: 'COMPANY_PENSION_PLAN', amount: amountOrNone(conversion.bav) },
  ];
  const bike = asRecord(conversion.bike);
  if (!bike) return ok(others);
  const leasing = bikeLeasing(bike);
  return leasing.ok ? ok([...others, leasing.value]) : leasing;
}

/** The car of a payslip case. The case names the factor; a fixed cap above or below every list price leads to it. */
export function caseCar(year: number, conversion: CaseRecord): CarConversion | null {
  const car = asRecord(conversion.car);
  if (!car) return null;
  return {
    ratePerMonth: amount(car.rate),
    employerContribution: cents(0),
    grossListPrice: amount(car.blp),
    driveType: car.factor === '1' ? 'COMBUSTION' : 'ELECTRIC',
    acquiredOn: calendarDate(`${year}-07-15`),
    benefitCap: { kind: 'fixed', amount: cents(car.factor === '1/4' ? 1_000_000_000 : 0) },
    commuteValuation: car.mode === 'daily' ? 'SINGLE_TRIPS_0002' : 'FLAT_003',
  };
}
