export { assertNever } from './assert-never.ts';
export {
  addDays,
  addMonths,
  ageOn,
  calendarDate,
  dateParts,
  daysBetween,
  daysInMonth,
  germanDay,
  isCalendarDate,
  type CalendarDate,
} from './calendar-date.ts';
export {
  addCents,
  cents,
  centsFromEuro,
  euroFromCents,
  subtractCents,
  wholeEuros,
  ZERO_CENTS,
  type Cents,
} from './cents.ts';
export { csvTextCell } from './csv-text-cell.ts';
export { foldForSearch } from './fold-for-search.ts';
export { SEARCH_FOLDING } from './search-folding.ts';
export { hasLetterOrDigit } from './has-letter-or-digit.ts';
export { ok, refuse, type Result } from './result.ts';
export { unprintableCharacters } from './unprintable-characters.ts';
