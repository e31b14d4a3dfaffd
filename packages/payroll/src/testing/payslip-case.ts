import { calendarDate, cents } from '@stromwandel/kernel';
import { bikeBenefit } from '../benefits/bike-benefit.ts';
import type { CarConversion, OtherConversion } from '../conversion.ts';
import type { Employee, HealthInsurance, TaxClass } from '../employee.ts';
import type { FederalStateCode } from '../federal-states.ts';
import type { Payslip } from '../payslip.ts';

/** A line of the payslip case files; see packages/payroll/cases/README.md. */
export interface PayslipCase {
  id: string;
  year: number;
  employee: {
    gross: number;
    stkl: TaxClass;
    state: string;
    age: number;
    parent: boolean;
    kidsU25: number;
    church: boolean;
    rv: boolean;
    av: boolean;
    kvz?: string;
    zkf?: string;
    factor?: string;
    freib?: number;
    pkv?: { kv: number; basis: number; pv: number };
    chamber?: string;
  };
  conversion: {
    car?: {
      rate: number;
      blp: number;
      factor: '1/4' | '1/2' | '1';
      km: number;
      mode?: 'daily';
      days?: number;
    };
    bike?: { rate: number; uvp: number; speed: 25 | 45; km: number };
    hardware?: number;
    bav?: number;
  };
  before: Record<string, number | string>;
  after: Record<string, number | string>;
  netBurden: number;
}

/** Field of the case files to field of the payslip. */
export const PAYSLIP_CASE_FIELDS: Readonly<Record<string, keyof Payslip>> = {
  gross: 'brutto',
  convCar: 'carConversion',
  convBike: 'bikeConversion',
  convHardware: 'hardwareConversion',
  convBav: 'companyPension',
  cashGross: 'cashGross',
  gwvCarPrivate: 'benefitCarPrivateUse',
  gwvCarCommute: 'benefitCarCommute',
  gwvBike: 'benefitBike',
  gwvBikeCommute: 'benefitBikeCommute',
  taxGross: 'adjustedGross',
  svGross: 'socialSecurityGross',
  lst: 'lohnst',
  soli: 'soli',
  bk: 'churchTaxBase',
  kist: 'kirchensteuer',
  kv: 'krankenversicherungBasic',
  kvz: 'krankenversicherungAdditional',
  pv: 'pflegeversicherungBasic',
  pvz: 'pflegeversicherungSurcharge',
  rv: 'rentenversicherung',
  av: 'arbeitslosenversicherung',
  chamber: 'arbeitskammerbeitrag',
  pkvSubsidyKV: 'arbeitgeberzuschussPKV',
  pkvSubsidyPV: 'arbeitgeberzuschussPV',
  pkvPremium: 'premiumPrivateInsurance',
  net: 'net',
  payout: 'takeHome',
};

function caseHealthInsurance({ pkv, kvz }: PayslipCase['employee']): HealthInsurance {
  if (!pkv) {
    return {
      type: 'STATUTORY',
      basicRateBasisPoints: 1460,
      additionalRateBasisPoints: Math.round(Number(kvz) * 100),
    };
  }
  return {
    type: 'PRIVATE',
    employerSubsidy: true,
    premiumHealth: cents(pkv.kv),
    premiumCare: cents(pkv.pv),
    basicShareOfHealthPremium: cents(pkv.basis),
  };
}

export function caseEmployee({ year, employee, conversion }: PayslipCase): Employee {
  return {
    // The two Berlin entries of the list follow the same law; the cases know one Berlin.
    federalState: (employee.state === 'BE' ? 'BE-WEST' : employee.state) as FederalStateCode,
    dateOfBirth: calendarDate(`${year - employee.age}-01-15`),
    grossMonthlySalary: cents(employee.gross),
    taxClass: employee.stkl,
    spouseFactorThousandths: employee.factor ? Math.round(Number(employee.factor) * 1000) : null,
    taxAllowancePerMonth: cents(employee.freib ?? 0),
    children: employee.parent,
    childrenUnder25: employee.kidsU25,
    childAllowances: Number(employee.zkf ?? 0),
    pensionInsurance: employee.rv,
    unemploymentInsurance: employee.av,
    churchTax: employee.church,
    akb: employee.chamber !== undefined,
    healthInsurance: caseHealthInsurance(employee),
    commuteKilometers: conversion.car?.km ?? 0,
    commuteDaysPerMonth: conversion.car?.days ?? 0,
  };
}

export function caseConversions({ conversion }: PayslipCase): OtherConversion[] {
  const { bike, hardware, bav } = conversion;
  const others: OtherConversion[] = [];
  if (bike) {
    const benefit = bikeBenefit({
      retailPrice: cents(bike.uvp),
      fast: bike.speed === 45,
      commuteKilometers: bike.km,
    });
    others.push({
      type: 'BIKE_LEASING_OVER_25',
      leasingRate: cents(bike.rate),
      monetaryBenefitPrivateUse: benefit.privateUse,
      monetaryBenefitCommuteToWork: benefit.commute,
    });
  }
  if (hardware) others.push({ type: 'HARDWARE_LEASING', amount: cents(hardware) });
  if (bav) others.push({ type: 'COMPANY_PENSION_PLAN', amount: cents(bav) });
  return others;
}

/** The case names the factor; a fixed cap above or below every list price leads to it. */
export function caseCar({ year, conversion }: PayslipCase): CarConversion | null {
  const { car } = conversion;
  if (!car) return null;
  return {
    ratePerMonth: cents(car.rate),
    employerContribution: cents(0),
    grossListPrice: cents(car.blp),
    driveType: car.factor === '1' ? 'COMBUSTION' : 'ELECTRIC',
    acquiredOn: calendarDate(`${year}-07-15`),
    benefitCap: { kind: 'fixed', amount: cents(car.factor === '1/4' ? 1_000_000_000 : 0) },
    commuteValuation: car.mode === 'daily' ? 'SINGLE_TRIPS_0002' : 'FLAT_003',
  };
}
