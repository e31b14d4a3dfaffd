import { addDays, calendarDate } from '@stromwandel/kernel';
import { withDraft } from './drafted-law.ts';
import { payrollLawOn, type EnactedLawOn } from './law-figures.ts';
import { lawOfMonth, type LawOfMonth } from './law-of-month.ts';

/** The last month before 1 January of a year, and the first one from then on, each with its law. */
export interface TurnOfYear {
  readonly from: LawOfMonth;
  /** ENACTED, or the last law as ASSUMED, or that with the figures of a DRAFT. */
  readonly to: LawOfMonth;
}

/**
 * The law on both sides of 1 January of a year.
 * @param lawOn the enacted law of a day
 */
export function turnOfYear(year: number, lawOn: EnactedLawOn = payrollLawOn): TurnOfYear {
  const january = calendarDate(`${year}-01-01`);
  const december = addDays(january, -1);
  const [before, after] = [lawOn(december), lawOn(january)];
  const assumed = lawOfMonth(january);
  return {
    from: before ? { day: december, law: before } : lawOfMonth(december),
    to: { day: january, law: after ?? withDraft(assumed.law) },
  };
}
