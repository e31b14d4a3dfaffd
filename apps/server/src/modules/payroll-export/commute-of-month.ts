import { lastDayOf, type PayrollMonth } from '@stromwandel/payroll-export';
import type { CommuteEntry } from '@stromwandel/pricing';
import { germanDay } from '../../platform/clock/clock.ts';
import type { EnteredCommute } from '../salary-data/index.ts';

export interface CommuteHistory {
  /** As the order was made and signed with. */
  readonly ordered: CommuteEntry;
  /** What was entered since, oldest first. */
  readonly entered: readonly EnteredCommute[];
  /** When the first file of each month was made. */
  readonly firstFiles: ReadonlyMap<string, Date>;
}

/**
 * How the way to work is valued in a calendar year: as its person entered it last by 31 December, for the whole year back to
 * 1 January (ministry of finance, 3 March 2022, no. 12; ADR 45). Later entries are for the next year.
 */
export function valuationOfYear(
  { ordered, entered }: Pick<CommuteHistory, 'ordered' | 'entered'>,
  year: string,
): CommuteEntry['valuation'] {
  const last = entered.findLast(({ enteredAt }) => germanDay(enteredAt).slice(0, 4) <= year);
  return (last?.commute ?? ordered).valuation;
}

/**
 * The way to work that payroll values in a month: the distance entered last by its end, and before the first file of the month
 * was made. What is entered later counts from the next month on. The valuation is that of the year.
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
