import type { CalendarDate, Cents } from '@stromwandel/kernel';
import type { ConversionStop, ConversionWarning } from './payroll-refusal.ts';
import type { Payslip } from './payslip.ts';

/** The lines of the confirmation view, in the order in which they are shown. */
export const PAYSLIP_LINE_CODES = [
  'GROSS_SALARY',
  'LEASING_COST_DEDUCTION',
  'EMPLOYER_CONTRIBUTION',
  'COMPANY_PENSION',
  'OTHER_LEASING',
  'BENEFIT_CAR_PRIVATE_USE',
  'BENEFIT_CAR_COMMUTE',
  'BENEFIT_BIKE',
  'BASIS_FOR_ANCILLARY_COSTS',
  'WAGE_TAX',
  'SOLIDARITY_SURCHARGE',
  'CHURCH_TAX',
  'HEALTH_INSURANCE',
  'CARE_INSURANCE',
  'PENSION_INSURANCE',
  'UNEMPLOYMENT_INSURANCE',
  'CHAMBER_CONTRIBUTION',
  'SUBSIDY_PRIVATE_HEALTH',
  'SUBSIDY_PRIVATE_CARE',
  'PREMIUM_PRIVATE_INSURANCE',
  'BENEFIT_DEDUCTION',
  'NET_SALARY',
] as const;

export type PayslipLineCode = (typeof PAYSLIP_LINE_CODES)[number];

/**
 * One explained line, signed as it acts on the payout: deductions are negative. All lines but the base of the
 * ancillary costs, which only informs, add up to the last one.
 */
export interface PayslipLine {
  readonly code: PayslipLineCode;
  readonly before: Cents;
  readonly after: Cents;
  /** What the rate applied to, after the conversion; in cents. */
  readonly base?: Cents;
  /** The rate after the conversion as a percentage, such as `9.3` or `7.3 + 1.45`; always with a decimal point. */
  readonly rate?: string;
  /** The rule, as a citation. */
  readonly source: string;
}

/** Which law the figures follow. */
export interface AppliedLaw {
  readonly year: number;
  readonly version: string;
  readonly checkedUntil: CalendarDate;
  /** The list-price cap that decided about a quarter or half; null when the car's drive has none. */
  readonly benefitCapApplied: Cents | null;
  /** The share of the list price that is taxed. */
  readonly benefitFactor: '1/4' | '1/2' | '1';
}

export interface ConversionComparison {
  readonly before: Payslip;
  readonly after: Payslip;
  /** What the take-home pay falls by: before less after. */
  readonly userPrice: Cents;
  readonly lines: readonly PayslipLine[];
  readonly warnings: readonly ConversionWarning[];
  /** Legal limits that forbid an order; the figures are shown all the same. */
  readonly stops: readonly ConversionStop[];
  readonly law: AppliedLaw;
}
