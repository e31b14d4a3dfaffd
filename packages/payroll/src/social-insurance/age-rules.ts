import { dateParts, type CalendarDate } from '@stromwandel/kernel';

const NEVER_SURCHARGED_BEFORE = '1940-01-01';

// A year of life is completed at the end of the day before the birthday (§ 187 (2), § 188 (2) BGB).
function monthOfCompletion(dateOfBirth: CalendarDate): { year: number; month: number } {
  const { year, month, day } = dateParts(dateOfBirth);
  if (day > 1) return { year, month };
  return month > 1 ? { year, month: month - 1 } : { year: year - 1, month: 12 };
}

/** Whether the age was completed in an earlier month, so that the childless surcharge runs, § 55 (3) s. 1 SGB XI. */
export function surchargeAgeReached(
  dateOfBirth: CalendarDate,
  payrollMonth: CalendarDate,
  age: number,
): boolean {
  if (dateOfBirth < NEVER_SURCHARGED_BEFORE) return false;
  const completed = monthOfCompletion(dateOfBirth);
  const today = dateParts(payrollMonth);
  return today.year * 12 + today.month > (completed.year + age) * 12 + completed.month;
}

/** The year after completing the 64th year of life (AJAHR of the wage tax flow), § 24a EStG. */
export function yearAfterSixtyFour(dateOfBirth: CalendarDate): number {
  return monthOfCompletion(dateOfBirth).year + 64 + 1;
}
