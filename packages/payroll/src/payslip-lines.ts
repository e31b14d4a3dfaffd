import type { CarPayrollEffect } from './car-payroll-effect.ts';
import type { CarConversion } from './conversion.ts';
import type { AppliedLaw } from './conversion-comparison.ts';
import { explainInsuranceLines } from './explain-insurance-lines.ts';
import { explainPayLines } from './explain-pay-lines.ts';
import { explainTaxLines } from './explain-tax-lines.ts';
import type { PayrollCase } from './payroll-case.ts';
import type { Payslip } from './payslip.ts';
import {
  PAYSLIP_LINE_CODES,
  type ExplainedAmount,
  type PayslipLine,
  type PayslipLineCode,
} from './payslip-line.ts';

function explainSlip(
  slip: Payslip,
  payroll: PayrollCase,
  car: CarConversion,
  factor: AppliedLaw['benefitFactor'],
  running: CarPayrollEffect,
): Record<PayslipLineCode, ExplainedAmount> {
  const pay = explainPayLines(slip, payroll, car, factor, running);
  const tax = explainTaxLines(slip, payroll);
  const insurance = explainInsuranceLines(slip, payroll);
  // Written out instead of spread: merging three objects took longer than making them.
  return {
    GROSS_SALARY: pay.GROSS_SALARY,
    LEASING_COST_DEDUCTION: pay.LEASING_COST_DEDUCTION,
    EMPLOYER_CONTRIBUTION: pay.EMPLOYER_CONTRIBUTION,
    COMPANY_PENSION: pay.COMPANY_PENSION,
    OTHER_LEASING: pay.OTHER_LEASING,
    BENEFIT_CAR_PRIVATE_USE: pay.BENEFIT_CAR_PRIVATE_USE,
    BENEFIT_CAR_COMMUTE: pay.BENEFIT_CAR_COMMUTE,
    BENEFIT_BIKE: pay.BENEFIT_BIKE,
    BASIS_FOR_ANCILLARY_COSTS: pay.BASIS_FOR_ANCILLARY_COSTS,
    BASIS_FOR_SOCIAL_INSURANCE: pay.BASIS_FOR_SOCIAL_INSURANCE,
    WAGE_TAX: tax.WAGE_TAX,
    SOLIDARITY_SURCHARGE: tax.SOLIDARITY_SURCHARGE,
    CHURCH_TAX: tax.CHURCH_TAX,
    HEALTH_INSURANCE: insurance.HEALTH_INSURANCE,
    CARE_INSURANCE: insurance.CARE_INSURANCE,
    PENSION_INSURANCE: insurance.PENSION_INSURANCE,
    PROFESSIONAL_PENSION: insurance.PROFESSIONAL_PENSION,
    UNEMPLOYMENT_INSURANCE: insurance.UNEMPLOYMENT_INSURANCE,
    CHAMBER_CONTRIBUTION: insurance.CHAMBER_CONTRIBUTION,
    SUBSIDY_PRIVATE_HEALTH: insurance.SUBSIDY_PRIVATE_HEALTH,
    SUBSIDY_PRIVATE_CARE: insurance.SUBSIDY_PRIVATE_CARE,
    PREMIUM_PRIVATE_INSURANCE: insurance.PREMIUM_PRIVATE_INSURANCE,
    BENEFIT_DEDUCTION: pay.BENEFIT_DEDUCTION,
    VAT_ON_PROVISION: pay.VAT_ON_PROVISION,
    COMMUTE_FLAT_TAX: pay.COMMUTE_FLAT_TAX,
    NET_SALARY: pay.NET_SALARY,
  };
}

/**
 * The explained lines of the confirmation view, in order; insurance may differ after the conversion. `running` are the cars on
 * both payslips. Amounts come from the payslips; nothing is computed again.
 */
export function payslipLines(
  payroll: PayrollCase,
  payrollAfter: PayrollCase,
  { before, after }: { readonly before: Payslip; readonly after: Payslip },
  car: CarConversion,
  factor: AppliedLaw['benefitFactor'],
  running: CarPayrollEffect,
): PayslipLine[] {
  const linesBefore = explainSlip(before, payroll, car, factor, running);
  const linesAfter = explainSlip(after, payrollAfter, car, factor, running);
  const { professionalPension } = payroll.person;
  const absent: Partial<Record<PayslipLineCode, boolean>> = {
    VAT_ON_PROVISION: car.vatPassedOn !== true && running.vatPrivateUse === 0,
    COMMUTE_FLAT_TAX: car.commuteFlatTax !== 'EMPLOYEE',
    // Hardware and pension make the difference, and they are on both payslips.
    BASIS_FOR_SOCIAL_INSURANCE: after.socialSecurityGross === after.adjustedGross,
    PENSION_INSURANCE: professionalPension,
    PROFESSIONAL_PENSION: !professionalPension,
  };
  const codes = PAYSLIP_LINE_CODES.filter((code) => absent[code] !== true);
  return codes.map((code) => ({ code, before: linesBefore[code], after: linesAfter[code] }));
}
