import type { CalendarDate, Cents } from '@stromwandel/kernel';
import type { EmployerEffect } from './employer-shares.ts';
import type { LawState } from './law/figure.ts';
import type { ConversionStop, ConversionWarning } from './payroll-refusal.ts';
import type { Payslip } from './payslip.ts';
import type { PayslipLine } from './payslip-line.ts';

/** Which law the figures follow. */
export interface AppliedLaw {
  /** The year of the figures, which an assumed law carries on to another one. */
  readonly year: number;
  readonly state: LawState;
  readonly version: string;
  readonly checkedUntil: CalendarDate;
  /** The list-price cap that decided about a quarter or half; null when the car's drive has none. */
  readonly benefitCapApplied: Cents | null;
  /** The share of the list price that is taxed. */
  readonly benefitFactor: '1/4' | '1/2' | '1';
}

/** What a car costs net over its whole term, by the law of the payroll month. */
export interface TermCost {
  /** The expected handover. */
  readonly from: CalendarDate;
  /** How many rates there are. */
  readonly months: number;
  /** In how many months the benefit is taxed: one more than rates, unless the term begins on the first of a month. */
  readonly taxedMonths: number;
  /** The sum of the real months: in the first and the last one a part of the rate by days, and the whole benefit. */
  readonly total: Cents;
}

export interface ConversionComparison {
  readonly before: Payslip;
  readonly after: Payslip;
  /** What the take-home pay falls by: before less after. */
  readonly userPrice: Cents;
  /**
   * What a month costs in which the benefit counts in full and nothing is converted. A term that does not begin on the first of a
   * month has one taxed month more than rates, and costs this much more in all.
   */
  readonly extraMonth: Cents;
  /** Null for a car without a term. */
  readonly term: TermCost | null;
  readonly lines: readonly PayslipLine[];
  readonly warnings: readonly ConversionWarning[];
  /** Legal limits that forbid an order; the figures are shown all the same. */
  readonly stops: readonly ConversionStop[];
  readonly law: AppliedLaw;
  /** What the employer pays for social insurance on top, without and with the car. */
  readonly employer: EmployerEffect;
}
