import { explained, plainTerm, shareTerm } from './line-terms.ts';
import type { Figure } from './law/figure.ts';
import type { PayrollCase } from './payroll-case.ts';
import type { Payslip } from './payslip.ts';
import type { ExplainedAmount, LinePart, LineRule, LineTerm, PayslipLineCode } from './payslip-line.ts';
import { CHAMBER_SAARLAND_BASE } from './switches.ts';

type InsuranceLineCode = Extract<
  PayslipLineCode,
  | 'HEALTH_INSURANCE'
  | 'CARE_INSURANCE'
  | 'PENSION_INSURANCE'
  | 'PROFESSIONAL_PENSION'
  | 'UNEMPLOYMENT_INSURANCE'
  | 'CHAMBER_CONTRIBUTION'
  | 'SUBSIDY_PRIVATE_HEALTH'
  | 'SUBSIDY_PRIVATE_CARE'
  | 'PREMIUM_PRIVATE_INSURANCE'
>;

const BASIS_POINT_PPM = 100;
/** Half of a full rate in basis points. */
const HALF_BASIS_POINT_PPM = 50;
const HALF_PPM = 500_000;
const TRANSITION_SOURCE = '; § 20 Abs. 2a SGB IV';

/** Contributions of one payslip: a rate on pay up to the ceiling, or on the reduced base of the Übergangsbereich. */
function contribution(
  slip: Payslip,
  ceiling: Figure,
  source: string,
  terms: readonly LineTerm[],
): ExplainedAmount {
  if (slip.socialSecurityMode === 'UEBERGANGSBEREICH') {
    return explained('TRANSITION_RANGE', source + TRANSITION_SOURCE, terms);
  }
  const rule: LineRule = slip.socialSecurityGross > ceiling.value ? 'CEILING_REACHED' : 'INSURANCE_SHARE';
  return explained(rule, rule === 'CEILING_REACHED' ? `${source}; ${ceiling.source}` : source, terms);
}

function share(part: LinePart, amount: number, base: number, ratePpm: number): LineTerm {
  return shareTerm(part, 0 - amount, base, ratePpm, 'HALF_UP');
}

// Never from the reduced base of the Übergangsbereich.
function professionalPension(slip: Payslip, { law, person }: PayrollCase): ExplainedAmount {
  const base = Math.min(slip.socialSecurityGross, law.ceilingPension.value);
  return explained('PROFESSIONAL_PENSION', '§ 6 Abs. 1 Satz 1 Nr. 1, § 172a SGB VI', [
    share('WHOLE', slip.rentenversicherung, base, person.pensionRate * BASIS_POINT_PPM),
  ]);
}

function chamber(slip: Payslip, { employee, law }: PayrollCase): ExplainedAmount {
  const inBremen = employee.federalState === 'HB';
  const { value, source } = inBremen ? law.chamberRateBremen : law.chamberRateSaarland;
  const reduced = slip.socialSecurityMode === 'UEBERGANGSBEREICH' && CHAMBER_SAARLAND_BASE === 'BE';
  const saarlandBase = reduced ? slip.baseCareSurcharge : slip.basePension;
  // Bremen counts pay that is taxed flat.
  const base = inBremen ? slip.adjustedGross + slip.commuteFlatTaxed : saarlandBase;
  return explained(inBremen ? 'CHAMBER_BREMEN' : 'CHAMBER_SAARLAND', source, [
    shareTerm('WHOLE', 0 - slip.arbeitskammerbeitrag, base, value * BASIS_POINT_PPM, 'DOWN'),
  ]);
}

/** Half the premium, or the employer's share for a person in statutory insurance if that is less. */
function subsidy(
  amount: number,
  premium: number,
  highest: { readonly base: number; readonly ratePpm: number },
  source: string,
): ExplainedAmount {
  const isHalf = amount === Math.round(premium / 2);
  const term = isHalf
    ? shareTerm('WHOLE', amount, premium, HALF_PPM, 'HALF_UP')
    : shareTerm('WHOLE', amount, highest.base, highest.ratePpm, 'HALF_UP');
  return explained(isHalf ? 'HALF_OF_PREMIUM' : 'HIGHEST_SUBSIDY', source, [term]);
}

type PrivateLineCode = Extract<InsuranceLineCode, `${string}_PRIVATE_${string}`>;

function privateLines(
  slip: Payslip,
  { employee, law, person }: PayrollCase,
): Record<PrivateLineCode, ExplainedAmount> {
  const health = employee.healthInsurance;
  const [premiumHealth, premiumCare] =
    health.type === 'PRIVATE' ? [health.premiumHealth, health.premiumCare] : [0, 0];
  const base = Math.min(slip.socialSecurityGross, law.ceilingHealth.value);
  const careRate = law.careRate.value / 2 - (person.saxony ? law.careShiftSaxony.value : 0);
  const healthRate = law.healthRate.value + law.averageAdditionalRate.value;
  return {
    SUBSIDY_PRIVATE_HEALTH: subsidy(
      slip.arbeitgeberzuschussPKV,
      premiumHealth,
      { base, ratePpm: healthRate * HALF_BASIS_POINT_PPM },
      '§ 257 Abs. 2 SGB V',
    ),
    SUBSIDY_PRIVATE_CARE: subsidy(
      slip.arbeitgeberzuschussPV,
      premiumCare,
      { base, ratePpm: careRate * BASIS_POINT_PPM },
      '§ 61 Abs. 2 SGB XI',
    ),
    PREMIUM_PRIVATE_INSURANCE: explained('AGREED_AMOUNT', '§ 193 VVG; § 23 SGB XI', [
      plainTerm('HEALTH_PREMIUM', 0 - premiumHealth),
      plainTerm('CARE_PREMIUM', 0 - premiumCare),
    ]),
  };
}

/** Social insurance, chamber and private insurance of one payslip. */
export function explainInsuranceLines(
  slip: Payslip,
  payroll: PayrollCase,
): Record<InsuranceLineCode, ExplainedAmount> {
  const { law, person } = payroll;
  const { baseHealth, basePension, baseCareSurcharge } = slip;
  const rate = (basisPoints: number): number => basisPoints * BASIS_POINT_PPM;
  const half = (basisPoints: number): number => basisPoints * HALF_BASIS_POINT_PPM;
  return {
    HEALTH_INSURANCE: contribution(slip, law.ceilingHealth, '§§ 241, 242, 249 SGB V', [
      share('BASIC_RATE', slip.krankenversicherungBasic, baseHealth, half(person.healthRate)),
      share('ADDITIONAL_RATE', slip.krankenversicherungAdditional, baseHealth, half(person.additionalRate)),
    ]),
    CARE_INSURANCE: contribution(slip, law.ceilingHealth, '§§ 55, 58 SGB XI', [
      share('CARE_RATE', slip.pflegeversicherungBasic, baseHealth, rate(person.careRate)),
      share(
        'CHILDLESS_SURCHARGE',
        slip.pflegeversicherungSurcharge,
        baseCareSurcharge,
        rate(person.surchargeRate),
      ),
    ]),
    PENSION_INSURANCE: contribution(slip, law.ceilingPension, '§§ 158, 168 SGB VI', [
      share('WHOLE', slip.rentenversicherung, basePension, rate(person.pensionRate)),
    ]),
    PROFESSIONAL_PENSION: professionalPension(slip, payroll),
    UNEMPLOYMENT_INSURANCE: contribution(slip, law.ceilingPension, '§§ 341, 346 SGB III', [
      share('WHOLE', slip.arbeitslosenversicherung, basePension, rate(person.unemploymentRate)),
    ]),
    CHAMBER_CONTRIBUTION: chamber(slip, payroll),
    ...privateLines(slip, payroll),
  };
}
