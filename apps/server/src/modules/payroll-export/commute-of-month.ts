import { lastDayOf, type PayrollMonth } from '@stromwandel/payroll-export';
import type { CommuteEntry } from '@stromwandel/pricing';
import { germanDay } from '../../platform/clock/clock.ts';
import type { EnteredCommute } from '../salary-data/index.ts';

export interface ChosenMethod {
  readonly year: number;
  readonly valuation: CommuteEntry['valuation'];
  readonly chosenAt: Date;
}

export interface CommuteHistory {
  /** The commute at the order's creation and signature. */
  readonly ordered: CommuteEntry;
  /** Later entries, oldest first. */
  readonly entered: readonly EnteredCommute[];
  /** The methods that the person chose for a year and those after it, oldest first. */
  readonly chosen: readonly ChosenMethod[];
  /** When the first file of each month was made. */
  readonly firstFiles: ReadonlyMap<string, Date>;
}

/**
 * The valuation method of a calendar year, for the whole year back to 1 January (ministry of finance, 3 March 2022, no. 12; ADR
 * 37): what the person chose last, for the year itself or by another method entered by 31 December. Later entries count for the
 * next year.
 */
export function valuationOfYear(
  { ordered, entered, chosen }: Pick<CommuteHistory, 'ordered' | 'entered' | 'chosen'>,
  year: string,
): CommuteEntry['valuation'] {
  let { valuation } = ordered;
  let changedAt: Date | null = null;
  for (const { enteredAt, commute } of entered) {
    // An entry of another distance chooses no method.
    if (germanDay(enteredAt).slice(0, 4) > year || commute.valuation === valuation) continue;
    valuation = commute.valuation;
    changedAt = enteredAt;
  }
  const choice = chosen.findLast((one) => one.year <= Number(year));
  return choice && (changedAt === null || choice.chosenAt > changedAt) ? choice.valuation : valuation;
}

/**
 * The commute that payroll values in a month: the last distance entered before the month's end and before its first
 * file was made. Later entries count from the next month. The valuation is that of the year.
 */
export function commuteOfMonth(history: CommuteHistory, month: PayrollMonth): CommuteEntry {
  const { ordered, entered, firstFiles } = history;
  const sent = firstFiles.get(month);
  const lastDay = lastDayOf(month);
  const told = entered.findLast(
    ({ enteredAt }) => germanDay(enteredAt) <= lastDay && (sent === undefined || enteredAt < sent),
  );
  return { ...(told?.commute ?? ordered), valuation: valuationOfYear(history, month.slice(0, 4)) };
}
