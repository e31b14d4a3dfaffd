import { cents, type CalendarDate, type Cents } from '@stromwandel/kernel';
import { bikeBenefit } from '../benefits/bike-benefit.ts';
import type { CarConversion, OtherConversion } from '../conversion.ts';
import type { Employee, HealthInsurance, TaxClass } from '../employee.ts';
import type { FederalStateCode } from '../federal-states.ts';
import { asRecord, type CaseRecord } from './case-record.ts';
import { scaledDecimal } from './scaled-decimal.ts';

/*
 * The inputs of a payslip case as payroll takes them. Values are passed on as they stand, whatever they are: the casts below
 * only say which check will judge them, for every payslip checks all inputs before it computes.
 */

function amount(value: unknown): Cents {
  return (value ?? 0) as Cents; // judged by the checks of the payslip
}

function healthInsurance(employee: CaseRecord): HealthInsurance {
  const pkv = asRecord(employee.pkv);
  if (!pkv) {
    return {
      type: 'STATUTORY',
      basicRateBasisPoints: 1460,
      additionalRateBasisPoints: scaledDecimal(employee.kvz, 2),
    };
  }
  return {
    type: 'PRIVATE',
    employerSubsidy: true,
    premiumHealth: amount(pkv.kv),
    premiumCare: amount(pkv.pv),
    basicShareOfHealthPremium: pkv.basis === undefined ? null : amount(pkv.basis),
  };
}

/** The employee of a payslip case; ages are completed on 15 January, commute and days stand with the car. */
export function caseEmployee(year: number, employee: CaseRecord, conversion: CaseRecord): Employee {
  const car = asRecord(conversion.car);
  return {
    // The two Berlin entries follow the same law; the cases know one Berlin.
    federalState: (employee.state === 'BE' ? 'BE-WEST' : employee.state) as FederalStateCode, // judged by the checks
    dateOfBirth: `${year - Number(employee.age)}-01-15` as CalendarDate, // judged by the checks
    grossMonthlySalary: amount(employee.gross),
    taxClass: employee.stkl as TaxClass, // judged by the checks
    spouseFactorThousandths: employee.factor === undefined ? null : scaledDecimal(employee.factor, 3),
    taxAllowancePerMonth: amount(employee.freib),
    children: employee.parent as boolean, // judged by the checks
    childrenUnder25: amount(employee.kidsU25),
    childAllowances: scaledDecimal(employee.zkf ?? 0, 1) / 10,
    pensionInsurance: employee.rv as boolean, // judged by the checks
    unemploymentInsurance: employee.av as boolean, // judged by the checks
    churchTax: employee.church as boolean, // judged by the checks
    akb: employee.chamber !== undefined,
    healthInsurance: healthInsurance(employee),
    commuteKilometers: amount(car?.km),
    commuteDaysPerMonth: amount(car?.days),
  };
}

function bikeLeasing(bike: CaseRecord): OtherConversion {
  const whole = (value: unknown): value is number => Number.isSafeInteger(value);
  const fast = bike.speed === 45;
  const known = whole(bike.uvp) && bike.uvp > 0 && (bike.speed === 25 || fast);
  const kilometers = whole(bike.km) ? bike.km : 0;
  // What is not a bike gets an impossible benefit, which the checks name.
  const impossible = Number.NaN as Cents;
  const benefit =
    known && whole(bike.uvp)
      ? bikeBenefit({ retailPrice: cents(bike.uvp), fast, commuteKilometers: kilometers })
      : { privateUse: impossible, commute: impossible };
  return {
    type: 'BIKE_LEASING_OVER_25',
    leasingRate: amount(bike.rate),
    monetaryBenefitPrivateUse: benefit.privateUse,
    monetaryBenefitCommuteToWork: benefit.commute,
  };
}

/** Bike, hardware and company pension of a payslip case. */
export function caseConversions(conversion: CaseRecord): OtherConversion[] {
  const bike = asRecord(conversion.bike);
  const others: OtherConversion[] = bike ? [bikeLeasing(bike)] : [];
  if (conversion.hardware !== undefined) {
    others.push({ type: 'HARDWARE_LEASING', amount: amount(conversion.hardware) });
  }
  if (conversion.bav !== undefined) {
    others.push({ type: 'COMPANY_PENSION_PLAN', amount: amount(conversion.bav) });
  }
  return others;
}

const DRIVES: Readonly<Record<string, CarConversion['driveType']>> = {
  '1/4': 'ELECTRIC',
  '1/2': 'ELECTRIC',
  '1': 'COMBUSTION',
};

/** The car of a payslip case. The case names the factor; a fixed cap above or below every list price leads to it. */
export function caseCar(year: number, conversion: CaseRecord): CarConversion | null {
  const car = asRecord(conversion.car);
  if (!car) return null;
  return {
    ratePerMonth: amount(car.rate),
    employerContribution: cents(0),
    grossListPrice: amount(car.blp),
    driveType: DRIVES[String(car.factor)] ?? (String(car.factor) as 'ELECTRIC'), // judged by the checks
    acquiredOn: `${year}-07-15` as CalendarDate, // judged by the checks
    benefitCap: { kind: 'fixed', amount: cents(car.factor === '1/4' ? 1_000_000_000 : 0) },
    commuteValuation: car.mode === 'daily' ? 'SINGLE_TRIPS_0002' : 'FLAT_003',
  };
}
