import { lastDayOf, type PayrollMonth } from '@stromwandel/payroll-export';
import type { ValuedCommute } from '@stromwandel/pricing';
import { germanDay } from '../../clock/clock.ts';
import type { EnteredCommute } from '../../salary-data/index.ts';

interface CommuteHistory {
  /** As the order was made and signed with. */
  readonly ordered: ValuedCommute;
  /** What was entered since, oldest first. */
  readonly entered: readonly EnteredCommute[];
  /** When the first file of each month was made. */
  readonly firstFiles: ReadonlyMap<string, Date>;
}

/**
 * The way to work that payroll values in a month: the one entered last by its end, and before the first file of the month
 * was made. What is entered later counts from the next month on. How it is valued holds for a whole calendar year and
 * changes with the next one (ministry of finance, 3 March 2022): the way entered last before the year begins.
 */
export function commuteOfMonth(
  { ordered, entered, firstFiles }: CommuteHistory,
  month: PayrollMonth,
): ValuedCommute {
  const sent = firstFiles.get(month);
  const lastDay = lastDayOf(month);
  const told = entered.findLast(
    ({ enteredAt }) => germanDay(enteredAt) <= lastDay && (sent === undefined || enteredAt < sent),
  );
  const beforeYear = entered.findLast(
    ({ enteredAt }) => germanDay(enteredAt).slice(0, 4) < month.slice(0, 4),
  );
  return {
    ...(told?.commute ?? ordered),
    valuation: (beforeYear?.commute ?? ordered).valuation,
  };
}
