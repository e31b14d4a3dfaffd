import type { DatedLaw, Figure } from '@stromwandel/payroll';

/** A figure that holds from the first day of a month of the year on. */
export interface FigureFromMonth extends Figure {
  readonly fromMonth: number;
  /** Announced, but its ordinance was not found. */
  readonly state?: 'ASSUMED';
}

/** What the benefits of a year need beyond the law of payroll. Money in cents. */
export interface BenefitLaw extends DatedLaw {
  readonly year: number;
  /** Names the state of the figures; stored with every frozen result. */
  readonly version: string;
  /** Yearly pay that gives one point (vorläufiges Durchschnittsentgelt, Anlage 1 SGB VI). */
  readonly averagePay: Figure;
  /** What a point is worth a month (aktueller Rentenwert), by month, oldest first. */
  readonly pensionValues: readonly FigureFromMonth[];
  /** Lump sum for employees, a twelfth of the year's (§ 9a EStG). */
  readonly employeeAllowancePerMonth: Figure;
  /** Bounds of Basiselterngeld. */
  readonly elterngeldLeast: Figure;
  readonly elterngeldMost: Figure;
}
