import type { SalaryInfo } from '@stromwandel/api-spec';
import { findFederalState } from '@stromwandel/payroll';

// Whoever is not in statutory insurance is in a professional scheme, exempt, or has not said which.
function otherScheme(scheme: SalaryInfo['pensionScheme']): SalaryInfo['pensionScheme'] {
  return scheme === 'STATUTORY' ? null : (scheme ?? null);
}

/**
 * Salary data with every field that does not apply emptied: what a form has hidden must not count later.
 * - the spouse factor belongs to tax class 4 and is neither 0 nor 1, the chamber of labour to states that have one
 * - statutory and private health insurance have their own fields each
 * - without children none is under 25
 * - conversions are numbered, so that the page can tell them apart
 */
export function normaliseSalaryInfo(info: SalaryInfo): SalaryInfo {
  // A factor of 0 or 1 says the same as none.
  const spouseFactor = info.taxClass === 4 && info.spouseFactor !== 1 ? info.spouseFactor || null : null;
  const isStatutory = info.healthInsurance === 'STATUTORY';
  const choice = isStatutory ? null : (info.privateBelowLimit ?? null);
  const { basicRateHealthInsurance = null, additionalAmountHealthInsurance = null } = info;
  const {
    arbeitgeberzuschuss,
    beitragPkv = null,
    beitragPv = null,
    basisbeitragSteuerrelevant = null,
  } = info;
  return {
    ...info,
    spouseFactor,
    // The tax office works allowances into the factor (§ 39f (1) EStG).
    taxAllowance: spouseFactor === null ? info.taxAllowance : 0,
    pensionScheme: info.pensionInsurance ? 'STATUTORY' : otherScheme(info.pensionScheme),
    employment: info.employment ?? 'REGULAR',
    childrenUnder25: info.children ? info.childrenUnder25 : 0,
    akb: findFederalState(info.federalState)?.akb === true && info.akb === true,
    basicRateHealthInsurance: isStatutory ? basicRateHealthInsurance : null,
    additionalAmountHealthInsurance: isStatutory ? additionalAmountHealthInsurance : null,
    arbeitgeberzuschuss: isStatutory ? null : arbeitgeberzuschuss === true,
    beitragPkv: isStatutory ? null : beitragPkv,
    beitragPv: isStatutory ? null : beitragPv,
    basisbeitragSteuerrelevant: isStatutory ? null : basisbeitragSteuerrelevant,
    privateSince2002: isStatutory ? null : info.privateSince2002 === true,
    privateLastFiveYears: isStatutory ? null : info.privateLastFiveYears === true,
    exemptSection8: isStatutory ? null : info.exemptSection8 === true,
    privateBelowLimit: choice,
    privateBelowLimitConfirmed: info.privateBelowLimitConfirmed === choice ? choice : null,
    futureFundAdditionalRate: isStatutory ? null : (info.futureFundAdditionalRate ?? null),
    commuteValuation: info.commuteValuation ?? 'FLAT_003',
    salaryConversions: info.salaryConversions.map((conversion, index) => ({ ...conversion, id: index + 1 })),
  };
}
