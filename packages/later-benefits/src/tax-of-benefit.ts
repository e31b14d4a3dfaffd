import { LOHNSTEUER_DEFAULTS, type LohnsteuerInput, type LohnsteuerOutput } from '@stromwandel/payroll';
import type { BenefitCase } from './benefit-case.ts';

/** What the flows of Elterngeld and Arbeitslosengeld set apart. */
export type FlowSettings = Pick<LohnsteuerInput, 'LZZ' | 'RE4' | 'KVZ' | 'ZKF' | 'KRV' | 'R'>;

/**
 * Wage tax of a benefit by the year's flow, with the class and factor of the person and nothing else of it: no allowances, no
 * features of care insurance, statutory health insurance (§ 2e BEEG, § 153 SGB III).
 */
export function taxOfBenefit(
  { employee, payrollLaw }: BenefitCase,
  settings: FlowSettings,
): LohnsteuerOutput {
  const { LZZ, RE4, KVZ, ZKF, KRV, R } = settings;
  // Named one by one: a second spread takes as long as the flow itself.
  return payrollLaw.lohnsteuer({
    ...LOHNSTEUER_DEFAULTS,
    LZZ,
    RE4,
    KVZ,
    ZKF,
    KRV,
    R,
    STKL: employee.taxClass,
    // Without factor the flow takes 1; a factor of 0 would make every tax 0.
    f: employee.spouseFactorThousandths || 1000,
  });
}
