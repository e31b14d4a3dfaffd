import { cents, ok, refuse, type Result } from '@stromwandel/kernel';
import { flatTaxedCommute, flatTaxOn, flatTaxTotal, type FlatTax } from './benefits/commute-flat-tax.ts';
import type { CarPayrollEffect } from './car-payroll-effect.ts';
import type { LohnsteuerOutput } from './pap/lohnsteuer-input.ts';
import type { PayrollCase } from './payroll-case.ts';
import type { PayrollRefusal } from './payroll-refusal.ts';
import { shareDown } from './rounding.ts';
import { chamberContribution } from './social-insurance/chamber-contribution.ts';
import { contributionBases, type ContributionBases } from './social-insurance/contribution-bases.ts';
import { contributions, type Contributions } from './social-insurance/contributions.ts';
import { privateSubsidies, type PrivateSubsidies } from './social-insurance/private-insurance.ts';

const NO_SUBSIDIES: PrivateSubsidies = { health: 0, care: 0 };

/** Pay after the conversions, as the three sides of the law see it; cents. */
export interface ConvertedPay {
  readonly carConversion: number;
  readonly converted: number;
  readonly cashGross: number;
  readonly benefits: number;
  /** VAT that the employee bears, out of the net pay. */
  readonly vat: number;
  /** What of the benefits in kind is not taxed because the employee pays for it. */
  readonly userFee: number;
  /** What of the way to work is taxed flat, and so neither like pay nor contributory. */
  readonly flatTaxed: number;
  readonly taxGross: number;
  readonly socialSecurityGross: number;
}

/** Pay after the conversions, before taxes and contributions. */
export function convertedPay(payroll: PayrollCase, car: CarPayrollEffect): ConvertedPay {
  const { others } = payroll;
  const brutto = payroll.employee.grossMonthlySalary;
  const carConversion = car.rate - car.employerContribution;
  const converted = carConversion + others.bike + others.hardware + others.companyPension;
  const benefits = car.privateUse + car.commute + others.bikeBenefit + others.bikeCommuteBenefit;
  const vat = car.vatPrivateUse + car.vatCommute;
  // A fee for the use lowers the benefit, to nothing at most (R 8.1 (9) no. 4 LStR).
  const userFee = Math.min(vat, car.privateUse + car.commute);
  const kilometers = payroll.employee.commuteKilometers;
  const flatTaxed = flatTaxedCommute(payroll.law, car, kilometers, userFee);
  const withoutPension = brutto - carConversion - others.bike + benefits - userFee - flatTaxed;
  return {
    carConversion,
    converted,
    cashGross: brutto - converted,
    benefits,
    vat,
    userFee,
    flatTaxed,
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

/** All amounts of a month that the payslip shows, in cents. */
export interface MonthlyAmounts {
  readonly pay: ConvertedPay;
  readonly tax: LohnsteuerOutput;
  readonly kirchensteuer: number;
  readonly bases: ContributionBases;
  readonly social: Contributions;
  readonly chamber: number;
  readonly subsidies: PrivateSubsidies;
  readonly premium: number;
  /** The flat tax on the way to work, and how much of it the employee bears. */
  readonly flatTax: FlatTax;
  readonly flatTaxBorne: number;
  readonly net: number;
  readonly takeHome: number;
}

/**
 * The amounts of a month with the person's other conversions and, where the effect is not empty, a car.
 * Order of the steps: conversions, benefits, tax base, contribution base, taxes, contributions, chamber, payout.
 */
export function monthlyAmounts(
  payroll: PayrollCase,
  car: CarPayrollEffect,
): Result<MonthlyAmounts, PayrollRefusal> {
  const pay = convertedPay(payroll, car);
  const impossible = impossiblePay(payroll, pay);
  if (impossible) return refuse(impossible);

  const { employee, law, person } = payroll;
  const health = employee.healthInsurance;
  const privately = health.type === 'PRIVATE';
  const subsidies = privately
    ? privateSubsidies(health, law, pay.socialSecurityGross, person.saxony)
    : NO_SUBSIDIES;
  const tax = payroll.wageTax(pay.taxGross, subsidies.health + subsidies.care);
  const kirchensteuer = shareDown(tax.BK, payroll.churchTaxPercent, 100);
  const regularGross = pay.socialSecurityGross + (employee.regularOneOffPerYear ?? 0) / 12;
  const bases = contributionBases(law, pay.socialSecurityGross, person.insured, regularGross);
  const social = contributions(person, bases);
  const chamber = chamberContribution(
    employee,
    law,
    bases,
    pay.taxGross + pay.flatTaxed,
    pay.socialSecurityGross,
  );

  const taxes = tax.LSTLZZ + tax.SOLZLZZ + kirchensteuer;
  const net = pay.cashGross + pay.benefits - taxes - sumOfContributions(social) - chamber;
  const premium = privately ? health.premiumHealth + health.premiumCare : 0;
  const flatTax = flatTaxOn(pay.flatTaxed, payroll.churchTaxPercent);
  const flatTaxBorne = car.flatTaxByEmployee ? flatTaxTotal(flatTax) : 0;
  const takeHome = net - pay.benefits + subsidies.health + subsidies.care - premium - pay.vat - flatTaxBorne;
  return ok({
    pay,
    tax,
    kirchensteuer,
    bases,
    social,
    chamber,
    subsidies,
    premium,
    flatTax,
    flatTaxBorne,
    net,
    takeHome,
  });
}

function sumOfContributions(social: Contributions): number {
  return (
    social.health + social.additional + social.care + social.surcharge + social.pension + social.unemployment
  );
}
