import { flowTerm, shareTerm, explained, standing } from './line-terms.ts';
import type { PayrollCase } from './payroll-case.ts';
import type { Payslip } from './payslip.ts';
import type { ExplainedAmount, PayslipLineCode } from './payslip-line.ts';

type TaxLineCode = Extract<PayslipLineCode, 'WAGE_TAX' | 'SOLIDARITY_SURCHARGE' | 'CHURCH_TAX'>;

const PERCENT_PPM = 10_000;

/** The wage tax with child allowances, which solidarity surcharge and church tax start from (§ 51a Abs. 2a EStG). */
function taxWithChildAllowances(slip: Payslip, payroll: PayrollCase): number {
  if (payroll.taxInput.R > 0) return slip.churchTaxBase;
  if (payroll.taxInput.ZKF === 0) return slip.lohnst;
  // The flow tells this tax to members of a church only, so it is asked as if the person were one.
  return payroll.law.lohnsteuer({
    ...payroll.taxInput,
    R: 1,
    RE4: slip.adjustedGross,
    PKPVAGZ: slip.arbeitgeberzuschussPKV + slip.arbeitgeberzuschussPV,
  }).BK;
}

/** The taxes of one payslip. */
export function explainTaxLines(slip: Payslip, payroll: PayrollCase): Record<TaxLineCode, ExplainedAmount> {
  const pap = `Programmablaufplan ${payroll.law.year}`;
  return {
    WAGE_TAX: standing('WAGE_TAX_PAP', `§ 39b Abs. 2 EStG; ${pap}`, 0 - slip.lohnst, [
      flowTerm(0 - slip.lohnst, slip.adjustedGross),
    ]),
    SOLIDARITY_SURCHARGE: standing('SOLIDARITY_SURCHARGE_PAP', `§§ 3, 4 SolZG 1995; ${pap}`, 0 - slip.soli, [
      flowTerm(0 - slip.soli, taxWithChildAllowances(slip, payroll)),
    ]),
    CHURCH_TAX: explained('CHURCH_TAX_SHARE', '§ 51a EStG; Kirchensteuergesetz des Landes', [
      shareTerm(
        'WHOLE',
        0 - slip.kirchensteuer,
        slip.churchTaxBase,
        payroll.churchTaxPercent * PERCENT_PPM,
        'DOWN',
      ),
    ]),
  };
}
