import { addDays, addMonths, calendarDate, dateParts, type CalendarDate } from '@stromwandel/kernel';
import { figure } from './figure.ts';
import { figuresInForce, payrollLawOn, type LawFigures } from './law-figures.ts';
import { minijobLimitOf, minimumWagesWithin } from './minimum-wages.ts';
import type { PayrollLaw } from './payroll-law.ts';

/** A month, and the law to compute its payslips with where that is not the enacted law of the month. */
export interface LawOfMonth {
  /** Any day of the month. */
  readonly day: CalendarDate;
  readonly law: PayrollLaw;
  /** What later months are judged by; the figures in force where absent. A frozen order brings its own. */
  readonly figures?: LawFigures;
}

/** Any day of a month of enacted law, or a month with the law to compute it with. */
export type PayrollMonth = CalendarDate | LawOfMonth;

/**
 * A month computed with the figures of another year, where its own are not enacted. The minimum wage enacted for the month and the
 * Minijob limit that follows from it hold all the same.
 * @param year a year of known law, see `assumedYearOf`
 * @throws RangeError for a year without figures
 */
export function assumedMonth(
  day: CalendarDate,
  year: number,
  figures: LawFigures = figuresInForce(),
): LawOfMonth {
  const base = figures.payrollLaws.find((law) => law.year === year);
  if (!base) throw new RangeError(`No payroll law of ${year}`);
  const { year: yearOfMonth } = dateParts(day);
  const validFrom = calendarDate(`${yearOfMonth}-01-01`);
  const wage = minimumWagesWithin({ from: day, until: day }, figures.minimumWages)[0]?.wage;
  const law: PayrollLaw = {
    ...base,
    state: 'ASSUMED',
    version: `${base.version}-for-${yearOfMonth}`,
    validFrom,
    validUntil: addDays(addMonths(validFrom, 12), -1),
    minijobLimit: wage
      ? figure(minijobLimitOf(wage), `§ 8 Abs. 1a SGB IV; ${wage.source}`)
      : base.minijobLimit,
  };
  return { day, law, figures };
}

/** The year whose figures are assumed for a day: the nearest known one; null where the day's own law is enacted. */
export function assumedYearOf(day: CalendarDate, figures: LawFigures = figuresInForce()): number | null {
  if (payrollLawOn(day, figures) !== undefined) return null;
  const { payrollLaws } = figures;
  const [first] = payrollLaws;
  const last = payrollLaws.at(-1);
  // The list of known laws is a constant with entries.
  return day < first!.validFrom ? first!.year : last!.year;
}

/** The law of a day: enacted, or the nearest known figures as an assumption. */
export function lawOfMonth(day: CalendarDate, figures: LawFigures = figuresInForce()): LawOfMonth {
  const law = payrollLawOn(day, figures);
  // Without enacted law a year is assumed.
  return law ? { day, law, figures } : assumedMonth(day, assumedYearOf(day, figures)!, figures);
}
