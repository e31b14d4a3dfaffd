import type { PayrollLaw } from '../law/payroll-law.ts';
import { shareDown } from '../rounding.ts';

const PERCENT = 15;
/** Solidarity surcharge on flat taxes in thousandths; it has no allowance (§ 4 SolZG). */
const SURCHARGE_THOUSANDTHS = 55;
const NEAR_KILOMETERS = 20;
/** Days a month on which the allowance counts under 0.03 %; fewer agreed days are not known here. */
export const FLAT_TAX_DAYS = 15;

/** Benefits of a car in a month in cents, and the days whose allowance counts. */
interface CommuteBenefits {
  readonly privateUse: number;
  readonly commute: number;
  readonly flatTaxDays: number;
}

/** A flat tax with what is added to it, in cents; fractions of a cent dropped. */
export interface FlatTax {
  readonly wageTax: number;
  readonly surcharge: number;
  /** At the rate of the Land for members of a church, nothing for others: the employer proves who is one (decree of the Länder of 8 August 2016). */
  readonly churchTax: number;
}

/**
 * The part of the commute benefit that is taxed flat, § 40 (2) s. 2 no. 1 EStG: up to the commuter allowance of the month. It
 * is neither taxed like pay nor contributory (§ 1 (1) no. 3 SvEV). Cents.
 * @param userFee what of the car's benefits the employee pays for; it lowers private use first
 */
export function flatTaxedCommute(
  law: Pick<PayrollLaw, 'commuterAllowance' | 'commuterAllowanceFar'>,
  { privateUse, commute, flatTaxDays }: CommuteBenefits,
  kilometers: number,
  userFee: number,
): number {
  const near = Math.min(kilometers, NEAR_KILOMETERS);
  const perDay = near * law.commuterAllowance.value + (kilometers - near) * law.commuterAllowanceFar.value;
  return Math.min(commute - Math.max(0, userFee - privateUse), perDay * flatTaxDays);
}

/** All of it together. */
export function flatTaxTotal({ wageTax, surcharge, churchTax }: FlatTax): number {
  return wageTax + surcharge + churchTax;
}

/** The flat tax on a part of pay. */
export function flatTaxOn(part: number, churchTaxPercent: number): FlatTax {
  const wageTax = shareDown(part, PERCENT, 100);
  return {
    wageTax,
    surcharge: shareDown(wageTax, SURCHARGE_THOUSANDTHS, 1000),
    churchTax: shareDown(wageTax, churchTaxPercent, 100),
  };
}
