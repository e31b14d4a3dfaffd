import { lastDayOf, type PayrollMonth } from '@stromwandel/payroll-export';
import type { CommuteEntry } from '@stromwandel/pricing';
import { germanDay } from '../../platform/clock/clock.ts';
import type { EnteredCommute } from '../salary-data/index.ts';

export interface CommuteHistory {
  /** The commute at the order's creation and signature. */
  readonly ordered: CommuteEntry;
  /** Later entries, oldest first. */
  readonly entered: readonly EnteredCommute[];
  /** When the first file of each month was made. */
  readonly firstFiles: ReadonlyMap<string, Date>;
}

/**
 * The valuation method of a calendar year: the person's last entry by 31 December, for the whole year back to 1
 * January (ministry of finance, 3 March 2022, no. 12; ADR 37). Later entries count for the next year.
 */
export function valuationOfYear(
  { ordered, entered }: Pick<CommuteHistory, 'ordered' | 'entered'>,
  year: string,
): CommuteEntry['valuation'] {
  const last = entered.findLast(({ enteredAt }) => germanDay(enteredAt).slice(0, 4) <= year);
  return (last?.commute ?? ordered).valuation;
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
