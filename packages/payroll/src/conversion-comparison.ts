import type { CalendarDate, Cents } from '@stromwandel/kernel';
import type { EmployerEffect } from './employer-shares.ts';
import type { ConversionStop, ConversionWarning } from './payroll-refusal.ts';
import type { Payslip } from './payslip.ts';
import type { PayslipLine } from './payslip-line.ts';

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
  /**
   * What a month costs in which the benefit counts in full and nothing is converted. A term that does not begin on the first of a
   * month has one taxed month more than rates, and costs this much more in all.
   */
  readonly extraMonth: Cents;
  readonly lines: readonly PayslipLine[];
  readonly warnings: readonly ConversionWarning[];
  /** Legal limits that forbid an order; the figures are shown all the same. */
  readonly stops: readonly ConversionStop[];
  readonly law: AppliedLaw;
  /** What the employer pays for social insurance on top, without and with the car. */
  readonly employer: EmployerEffect;
}
