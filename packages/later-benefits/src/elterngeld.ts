import { uebergangsbereichBase, type Employee, type Payslip } from '@stromwandel/payroll';
import type { BenefitCase } from './benefit-case.ts';
import type { HealthInsuranceChange, HealthInsuranceStatus } from './health-insurance.ts';
import { divideHalfUp } from './rounding.ts';
import type { BothSides, NotComputed } from './sides.ts';
import { ELTERNGELD_FACTOR_F, ELTERNGELD_KVZ, ELTERNGELD_RATE_STEP_CENTS } from './switches.ts';
import { taxOfBenefit } from './tax-of-benefit.ts';

/** Basiselterngeld of a month in cents. */
export interface ElterngeldSide {
  /** Taxable pay of a month without one-off pay, and the lump sum that is taken off. */
  readonly income: number;
  readonly allowance: number;
  readonly wageTax: number;
  readonly soli: number;
  readonly churchTax: number;
  /** Flat charges for social insurance: what from, and how much of it. */
  readonly chargesBase: number;
  readonly chargesPercent: number;
  readonly charges: number;
  /** Income of Elterngeld: what is left. */
  readonly net: number;
  /** The share of it that is paid: 650 is 65.0 %. */
  readonly ratePerMille: number;
  readonly month: number;
  /** The same while benefits in kind go on: their taxed value is income of the month and is set off (§ 2 (3) BEEG). */
  readonly monthWithBenefits: number;
}

export type Elterngeld = BothSides<ElterngeldSide> | NotComputed<'CLASS_VI'>;

const CHARGE_PERCENT = { health: 9, pension: 10, unemployment: 2 } as const;
const CHURCH_TAX_PERCENT = 8;
const FULL_RATE = 670;
const LOWEST_RATE = 650;
const RATE_RISES_BELOW = 100_000;
const RATE_FALLS_ABOVE = 120_000;
/** Income before the birth counts up to here where there is income after it (§ 2 (3) s. 2 BEEG). */
const MOST_INCOME_SET_OFF = 277_000;

/**
 * Basiselterngeld of the mean month: pay less lump sum, taxes of the flow and flat charges, times 65 to 100 %, 300 to 1,800 EUR
 * (§§ 2, 2c, 2e, 2f BEEG). The year of the payslips stands for a birth in the year after. Church tax drops fractions of a cent,
 * everything else rounds half up.
 */
export function elterngeld(benefitCase: BenefitCase, health: HealthInsuranceChange): Elterngeld {
  if (benefitCase.employee.taxClass === 6) return { reason: 'CLASS_VI' };
  const before = side(benefitCase, benefitCase.before, health.before);
  const after = side(benefitCase, benefitCase.after, health.after);
  return { before, after, lostPerMonth: before.month - after.month };
}

type Taxes = Pick<ElterngeldSide, 'wageTax' | 'soli' | 'churchTax'>;

function taxesOf(benefitCase: BenefitCase, income: number): Taxes {
  const { employee, payrollLaw } = benefitCase;
  const health = employee.healthInsurance;
  const ofFund = ELTERNGELD_KVZ === 'FUND' && health.type === 'STATUTORY';
  const tax = taxOfBenefit(benefitCase, {
    LZZ: 2,
    RE4: income,
    KVZ: ofFund ? health.additionalRateBasisPoints : payrollLaw.averageAdditionalRate.value,
    ZKF: Math.round(employee.childAllowances * 10),
    KRV: employee.pension === 'EXEMPT' ? 1 : 0,
    R: employee.churchTax ? 1 : 0,
  });
  return {
    wageTax: tax.LSTLZZ,
    soli: tax.SOLZLZZ,
    churchTax: Math.floor((tax.BK * CHURCH_TAX_PERCENT) / 100),
  };
}

function side(benefitCase: BenefitCase, payslip: Payslip, status: HealthInsuranceStatus): ElterngeldSide {
  const { employee, payrollLaw, benefitLaw } = benefitCase;
  const income = payslip.adjustedGross;
  const { wageTax, soli, churchTax } = taxesOf(benefitCase, income);
  // Taxable pay far below contributory pay would make the reduced base negative.
  const chargesBase =
    payslip.socialSecurityMode === 'UEBERGANGSBEREICH'
      ? Math.max(0, uebergangsbereichBase(payrollLaw, income, ELTERNGELD_FACTOR_F))
      : income;
  const chargesPercent = chargesPercentOf(employee, status);
  const charges = divideHalfUp(chargesBase * chargesPercent, 100);
  const allowance = benefitLaw.employeeAllowancePerMonth.value;
  const net = Math.max(0, income - allowance - wageTax - soli - churchTax - charges);
  const ratePerMille = rateOf(net);
  const month = elterngeldOf(benefitLaw, net, ratePerMille);
  const kept = incomeOfBenefits(benefitCase, payslip);
  const missing = Math.max(0, Math.min(net, MOST_INCOME_SET_OFF) - kept);
  return {
    income,
    allowance,
    wageTax,
    soli,
    churchTax,
    chargesBase,
    chargesPercent,
    charges,
    net,
    ratePerMille,
    month,
    monthWithBenefits: kept === 0 ? month : elterngeldOf(benefitLaw, missing, ratePerMille),
  };
}

function elterngeldOf(law: BenefitCase['benefitLaw'], income: number, ratePerMille: number): number {
  const share = divideHalfUp(income * ratePerMille, 1000);
  return Math.min(law.elterngeldMost.value, Math.max(law.elterngeldLeast.value, share));
}

/** Income of a month in which benefits in kind are all the pay: without social charges, which no pay in money bears. */
function incomeOfBenefits(benefitCase: BenefitCase, payslip: Payslip): number {
  const taxed = payslip.benefitsInKind - payslip.benefitUserFee - payslip.commuteFlatTaxed;
  const allowance = benefitCase.benefitLaw.employeeAllowancePerMonth.value;
  if (taxed <= allowance) return 0;
  const { wageTax, soli, churchTax } = taxesOf(benefitCase, taxed);
  return taxed - allowance - wageTax - soli - churchTax;
}

// Voluntary members and privately insured people pay no compulsory contribution, so none is taken off (§ 2f (1) BEEG).
function chargesPercentOf(employee: Employee, status: HealthInsuranceStatus): number {
  return (
    (status === 'COMPULSORY' ? CHARGE_PERCENT.health : 0) +
    (employee.pension === 'EXEMPT' ? 0 : CHARGE_PERCENT.pension) +
    (employee.unemploymentInsurance ? CHARGE_PERCENT.unemployment : 0)
  );
}

/** 67 %; 0.1 point more for each step below 1,000 EUR, less for each above 1,200 EUR (§ 2 (2) BEEG). */
function rateOf(net: number): number {
  const [below, above] = [Math.max(0, RATE_RISES_BELOW - net), Math.max(0, net - RATE_FALLS_ABOVE)];
  const more = Math.floor(below / ELTERNGELD_RATE_STEP_CENTS);
  const less = Math.floor(above / ELTERNGELD_RATE_STEP_CENTS);
  return Math.min(1000, Math.max(LOWEST_RATE, FULL_RATE + more - less));
}
