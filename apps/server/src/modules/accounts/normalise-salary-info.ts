import type { SalaryInfo } from '@stromwandel/api-spec';
import { findFederalState } from '@stromwandel/payroll';

// People outside statutory pension insurance have a professional scheme, an exemption or no answer yet.
function otherScheme(scheme: SalaryInfo['pensionScheme']): SalaryInfo['pensionScheme'] {
  return scheme === 'STATUTORY' ? null : (scheme ?? null);
}

/**
 * Returns salary data with inapplicable fields emptied, so that answers the form hides do not count:
 * - the spouse factor belongs to tax class 4 and is neither 0 nor 1; the chamber of labour belongs to states that
 *   have one
 * - statutory and private health insurance have fields of their own
 * - people without children have none under 25
 * - conversions are numbered, so that the page can distinguish them
 */
export function normaliseSalaryInfo(info: SalaryInfo): SalaryInfo {
  // A factor of 0 or 1 means no factor.
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
    // The tax office includes allowances in the factor (§ 39f (1) EStG).
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
