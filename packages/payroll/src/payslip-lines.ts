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

/** The explained lines of the confirmation view, in order. Amounts come from the payslips; nothing is computed again. */
export function payslipLines(
  payroll: PayrollCase,
  before: Payslip,
  after: Payslip,
  car: CarConversion,
  factor: AppliedLaw['benefitFactor'],
): PayslipLine[] {
  const explain = (slip: Payslip): Record<PayslipLineCode, ExplainedAmount> => ({
    ...explainPayLines(slip, payroll, car, factor),
    ...explainTaxLines(slip, payroll),
    ...explainInsuranceLines(slip, payroll),
  });
  const [linesBefore, linesAfter] = [explain(before), explain(after)];
  return PAYSLIP_LINE_CODES.map((code) => ({ code, before: linesBefore[code], after: linesAfter[code] }));
}
