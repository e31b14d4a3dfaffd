import {
  addDays,
  addMonths,
  dateParts,
  ok,
  refuse,
  type CalendarDate,
  type Result,
} from '@stromwandel/kernel';
import { rowsOf, type FiguresRow } from './figures-row.ts';
import { figuresWith, RELEASE_FIGURES, type LawFigures } from './law-figures.ts';
import { WAGE_TAX_FLOWS, type WageTaxFlow } from './wage-tax-flows.ts';

type Subject = FiguresRow['subject'];

/** Why rows cannot be added; names the first row that does not fit. */
export interface FiguresRefusal {
  /**
   * FIGURES_OVERLAP: the row does not follow the known figures day by day, or figures of a year are not from 1 January to 31 December.
   * FLOW_NEEDS_RELEASE: the wage tax of the year is computed by a flow that this release does not have.
   */
  readonly code: 'FIGURES_OVERLAP' | 'FLOW_NEEDS_RELEASE';
  readonly subject: Subject;
  readonly validFrom: CalendarDate;
  /** The last day with figures, or of a subject without ends the first day of the last ones; null where none are known. */
  readonly known: CalendarDate | null;
}

/** The last day that has figures of a subject whose blocks end; null for the others. */
function lastDayOf(figures: LawFigures, subject: Subject): CalendarDate | null {
  if (subject === 'SEIZURE_LIMITS') return figures.seizureLimits.at(-1)?.validUntil ?? null;
  return subject === 'SOCIAL_INSURANCE' ? (figures.payrollLaws.at(-1)?.validUntil ?? null) : null;
}

/** The first day of the newest figures of a subject without ends. */
function newestStartOf(figures: LawFigures, subject: Subject, released: ReleasedStarts): CalendarDate | null {
  if (subject === 'MINIMUM_WAGE') return figures.minimumWages.at(-1)?.validFrom ?? null;
  if (subject !== 'PENSION_VALUE' && subject !== 'ELECTRICITY_PRICE') return null;
  return rowsOf(figures.rows, subject).at(-1)?.validFrom ?? released[subject];
}

/** First days of the newest figures of the release that other packages hold. */
export type ReleasedStarts = Readonly<Record<'PENSION_VALUE' | 'ELECTRICITY_PRICE', CalendarDate>>;

function refusalOf(
  row: FiguresRow,
  figures: LawFigures,
  released: ReleasedStarts,
  flows: ReadonlyMap<number, WageTaxFlow>,
): FiguresRefusal | null {
  const { subject, validFrom } = row;
  const refused = (code: FiguresRefusal['code'], known: CalendarDate | null) => ({
    code,
    subject,
    validFrom,
    known,
  });
  const last = lastDayOf(figures, subject);
  const newest = newestStartOf(figures, subject, released);
  if (last !== null && validFrom <= last) return refused('FIGURES_OVERLAP', last);
  if (newest !== null && validFrom <= newest) return refused('FIGURES_OVERLAP', newest);
  if (row.subject === 'SOCIAL_INSURANCE') {
    const isYear = validFrom.endsWith('-01-01') && row.validUntil === addDays(addMonths(validFrom, 12), -1);
    if (!isYear) return refused('FIGURES_OVERLAP', last);
    if (!flows.has(dateParts(validFrom).year)) return refused('FLOW_NEEDS_RELEASE', last);
  }
  return last !== null && validFrom > addDays(last, 1) ? refused('FIGURES_OVERLAP', last) : null;
}

/**
 * The rows in force with further ones, oldest first.
 * @param inForce rows that were loaded before
 * @param added in any order
 * @returns all rows, or the first one that does not fit
 */
export function addFigures(
  inForce: readonly FiguresRow[],
  added: readonly FiguresRow[],
  released: ReleasedStarts,
  flows: ReadonlyMap<number, WageTaxFlow> = WAGE_TAX_FLOWS,
): Result<readonly FiguresRow[], FiguresRefusal> {
  let figures = inForce.length === 0 ? RELEASE_FIGURES : figuresWith(inForce, flows);
  for (const row of added.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1))) {
    const refusal = refusalOf(row, figures, released, flows);
    if (refusal) return refuse(refusal);
    figures = figuresWith([...figures.rows, row], flows);
  }
  return ok(figures.rows);
}
