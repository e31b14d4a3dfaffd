import { cents, ok, refuse, type Cents, type Result } from '@stromwandel/kernel';
import type { CarPayrollEffect } from './car-payroll-effect.ts';
import type { LohnsteuerOutput } from './pap/lohnsteuer-input.ts';
import type { PayrollCase } from './payroll-case.ts';
import type { PayrollRefusal } from './payroll-refusal.ts';
import type { Payslip } from './payslip.ts';
import { shareDown } from './rounding.ts';
import { chamberContribution } from './social-insurance/chamber-contribution.ts';
import { contributionBases } from './social-insurance/contribution-bases.ts';
import { contributions } from './social-insurance/contributions.ts';
import { privateSubsidies, type PrivateSubsidies } from './social-insurance/private-insurance.ts';

const NO_SUBSIDIES: PrivateSubsidies = { health: 0, care: 0 };

/** Pay after the conversions, as the three sides of the law see it; cents. */
interface ConvertedPay {
  readonly carConversion: number;
  readonly converted: number;
  readonly cashGross: number;
  readonly benefits: number;
  readonly taxGross: number;
  readonly socialSecurityGross: number;
}

function convertedPay(payroll: PayrollCase, car: CarPayrollEffect): ConvertedPay {
  const { others } = payroll;
  const brutto = payroll.employee.grossMonthlySalary;
  const carConversion = car.rate - car.employerContribution;
  const converted = carConversion + others.bike + others.hardware + others.companyPension;
  const benefits = car.privateUse + car.commute + others.bikeBenefit + others.bikeCommuteBenefit;
  const withoutPension = brutto - carConversion - others.bike + benefits;
  return {
    carConversion,
    converted,
    cashGross: brutto - converted,
    benefits,
    taxGross: withoutPension - others.hardware - Math.min(others.companyPension, payroll.pensionTaxFree),
    // Leased hardware is free of tax but not of contributions when pay is converted for it (§ 1 (1) s. 2 SvEV).
    socialSecurityGross: withoutPension - Math.min(others.companyPension, payroll.pensionContributionFree),
  };
}

function impossiblePay(payroll: PayrollCase, pay: ConvertedPay): PayrollRefusal | undefined {
  const brutto = payroll.employee.grossMonthlySalary;
  if (pay.cashGross < 0) {
    return { code: 'CONVERSION_EXCEEDS_PAY', brutto, converted: cents(pay.converted) };
  }
  const limit = payroll.law.minijobLimit.value;
  if (!payroll.person.insured || pay.socialSecurityGross > limit) return undefined;
  return {
    code: 'BELOW_MINIJOB',
    socialSecurityGross: cents(pay.socialSecurityGross),
    limit: cents(limit),
  };
}

/**
 * The payslip of a month with the person's other conversions and, where the effect is not empty, a car.
 * Order of the steps: conversions, benefits, tax base, contribution base, taxes, contributions, chamber, payout.
 */
export function assemblePayslip(
  payroll: PayrollCase,
  car: CarPayrollEffect,
): Result<Payslip, PayrollRefusal> {
  const pay = convertedPay(payroll, car);
  const impossible = impossiblePay(payroll, pay);
  if (impossible) return refuse(impossible);

  const { employee, law, person } = payroll;
  const health = employee.healthInsurance;
  const subsidies =
    health.type === 'PRIVATE'
      ? privateSubsidies(health, law, pay.socialSecurityGross, person.saxony)
      : NO_SUBSIDIES;
  const tax = law.lohnsteuer({
    ...payroll.taxInput,
    RE4: pay.taxGross,
    PKPVAGZ: subsidies.health + subsidies.care,
  });
  const kirchensteuer = shareDown(tax.BK, payroll.churchTaxPercent, 100);
  const bases = contributionBases(law, pay.socialSecurityGross, person.insured);
  const social = contributions(person, bases);
  const chamber = chamberContribution(employee, law, bases, pay.taxGross, pay.socialSecurityGross);

  const deductions =
    tax.LSTLZZ +
    tax.SOLZLZZ +
    kirchensteuer +
    social.health +
    social.additional +
    social.care +
    social.surcharge +
    social.pension +
    social.unemployment +
    chamber;
  const net = pay.cashGross + pay.benefits - deductions;
  const premium = health.type === 'PRIVATE' ? health.premiumHealth + health.premiumCare : 0;
  return ok({
    payrollMonth: payroll.payrollMonth,
    brutto: employee.grossMonthlySalary,
    ...conversionFields(payroll, car, pay),
    ...taxFields(tax, kirchensteuer),
    socialSecurityMode: bases.mode,
    baseHealth: cents(bases.health),
    basePension: cents(bases.pension),
    baseCareSurcharge: cents(bases.surcharge),
    krankenversicherungBasic: cents(social.health),
    krankenversicherungAdditional: cents(social.additional),
    krankenversicherung: cents(social.health + social.additional),
    pflegeversicherungBasic: cents(social.care),
    pflegeversicherungSurcharge: cents(social.surcharge),
    pflegeversicherung: cents(social.care + social.surcharge),
    rentenversicherung: cents(social.pension),
    arbeitslosenversicherung: cents(social.unemployment),
    arbeitskammerbeitrag: cents(chamber),
    arbeitgeberzuschussPKV: cents(subsidies.health),
    arbeitgeberzuschussPV: cents(subsidies.care),
    premiumPrivateInsurance: cents(premium),
    net: cents(net),
    takeHome: cents(net - pay.benefits + subsidies.health + subsidies.care - premium),
  });
}

type ConversionField =
  | 'carConversion'
  | 'carRate'
  | 'employerContribution'
  | 'bikeConversion'
  | 'hardwareConversion'
  | 'companyPension'
  | 'cashGross'
  | 'taxableListPrice'
  | 'benefitCarPrivateUse'
  | 'benefitCarCommute'
  | 'benefitBike'
  | 'benefitBikeCommute'
  | 'benefitsInKind'
  | 'adjustedGross'
  | 'socialSecurityGross';

function conversionFields(
  payroll: PayrollCase,
  car: CarPayrollEffect,
  pay: ConvertedPay,
): Pick<Payslip, ConversionField> {
  const { others } = payroll;
  return {
    carConversion: cents(pay.carConversion),
    carRate: cents(car.rate),
    employerContribution: cents(car.employerContribution),
    bikeConversion: cents(others.bike),
    hardwareConversion: cents(others.hardware),
    companyPension: cents(others.companyPension),
    cashGross: cents(pay.cashGross),
    taxableListPrice: cents(car.listPrice),
    benefitCarPrivateUse: cents(car.privateUse),
    benefitCarCommute: cents(car.commute),
    benefitBike: cents(others.bikeBenefit),
    benefitBikeCommute: cents(others.bikeCommuteBenefit),
    benefitsInKind: cents(pay.benefits),
    adjustedGross: cents(pay.taxGross),
    socialSecurityGross: cents(pay.socialSecurityGross),
  };
}

function taxFields(
  tax: LohnsteuerOutput,
  kirchensteuer: number,
): { lohnst: Cents; soli: Cents; churchTaxBase: Cents; kirchensteuer: Cents } {
  return {
    lohnst: cents(tax.LSTLZZ),
    soli: cents(tax.SOLZLZZ),
    churchTaxBase: cents(tax.BK),
    kirchensteuer: cents(kirchensteuer),
  };
}
