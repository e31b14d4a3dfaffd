import type { SalaryInfo } from '@stromwandel/api-spec';
import { findFederalState } from '@stromwandel/payroll';

/**
 * Salary data with every field that does not apply emptied: what a form has hidden must not count later.
 * - the spouse factor belongs to tax class 4, the chamber of labour to states that have one
 * - statutory and private health insurance have their own fields each
 * - without children none is under 25
 * - conversions are numbered, so that the page can tell them apart
 */
export function normaliseSalaryInfo(info: SalaryInfo): SalaryInfo {
  const isStatutory = info.healthInsurance === 'STATUTORY';
  const { basicRateHealthInsurance = null, additionalAmountHealthInsurance = null } = info;
  const {
    arbeitgeberzuschuss,
    beitragPkv = null,
    beitragPv = null,
    basisbeitragSteuerrelevant = null,
  } = info;
  return {
    ...info,
    spouseFactor: info.taxClass === 4 ? (info.spouseFactor ?? null) : null,
    childrenUnder25: info.children ? info.childrenUnder25 : 0,
    akb: findFederalState(info.federalState)?.akb === true && info.akb === true,
    basicRateHealthInsurance: isStatutory ? basicRateHealthInsurance : null,
    additionalAmountHealthInsurance: isStatutory ? additionalAmountHealthInsurance : null,
    arbeitgeberzuschuss: isStatutory ? null : arbeitgeberzuschuss === true,
    beitragPkv: isStatutory ? null : beitragPkv,
    beitragPv: isStatutory ? null : beitragPv,
    basisbeitragSteuerrelevant: isStatutory ? null : basisbeitragSteuerrelevant,
    commuteValuation: info.commuteValuation ?? 'FLAT_003',
    salaryConversions: info.salaryConversions.map((conversion, index) => ({ ...conversion, id: index + 1 })),
  };
}
