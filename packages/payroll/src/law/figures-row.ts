import type { CalendarDate } from '@stromwandel/kernel';

/** What every row of a figures file has. */
interface RowBasics {
  readonly validFrom: CalendarDate;
  /** Only enacted figures are loaded; drafts never enter a price. */
  readonly state: 'ENACTED';
  readonly source: string;
  /** The day on which the figures were last compared with their source. */
  readonly checkedUntil: CalendarDate;
}

/** A block with a last day. */
interface BlockBasics extends RowBasics {
  readonly validUntil: CalendarDate;
}

/** Yearly figures of social insurance, as a file names them. */
export interface YearFigures {
  readonly ceilingPensionCentsPerMonth: number;
  readonly ceilingHealthCentsPerMonth: number;
  readonly incomeLimitCentsPerYear: number;
  /** For people who were privately insured on 31 December 2002. */
  readonly specialIncomeLimitCentsPerYear: number;
  readonly healthRateBasisPoints: number;
  readonly averageAdditionalRateBasisPoints: number;
  readonly careRateBasisPoints: number;
  readonly childlessSurchargeBasisPoints: number;
  readonly careReductionPerChildBasisPoints: number;
  readonly careShiftSaxonyBasisPoints: number;
  readonly pensionRateBasisPoints: number;
  readonly unemploymentRateBasisPoints: number;
  readonly uebergangsbereichLimitCentsPerMonth: number;
  readonly factorFTenThousandths: number;
  /** Vorläufiges Durchschnittsentgelt, Anlage 1 SGB VI. */
  readonly averagePayCentsPerYear: number;
}

export interface MinimumWageRow extends RowBasics {
  readonly subject: 'MINIMUM_WAGE';
  readonly centsPerHour: number;
}

export interface SeizureLimitsRow extends BlockBasics {
  readonly subject: 'SEIZURE_LIMITS';
  readonly baseCentsPerMonth: number;
  readonly firstPersonCentsPerMonth: number;
  readonly furtherPersonCentsPerMonth: number;
  readonly upperLimitCentsPerMonth: number;
}

export interface PensionValueRow extends RowBasics {
  readonly subject: 'PENSION_VALUE';
  /** What a point is worth a month. */
  readonly centsPerPoint: number;
}

export interface SocialInsuranceRow extends BlockBasics, YearFigures {
  readonly subject: 'SOCIAL_INSURANCE';
}

export interface ElectricityPriceRow extends RowBasics {
  readonly subject: 'ELECTRICITY_PRICE';
  readonly hundredthCentsPerKwh: number;
}

/** A loaded row of the law. */
export type FiguresRow =
  | MinimumWageRow
  | SeizureLimitsRow
  | PensionValueRow
  | SocialInsuranceRow
  | ElectricityPriceRow;

/** The rows of one subject, in their order. */
export function rowsOf<Subject extends FiguresRow['subject']>(
  rows: readonly FiguresRow[],
  subject: Subject,
): Extract<FiguresRow, { subject: Subject }>[] {
  return rows.filter((row): row is Extract<FiguresRow, { subject: Subject }> => row.subject === subject);
}
