declare const calendarDateBrand: unique symbol;

/** A calendar day as `YYYY-MM-DD`, without time and zone. Compares correctly as a string. */
export type CalendarDate = string & { readonly [calendarDateBrand]: 'CalendarDate' };

const DIGIT_ZERO = 48;
const DASH = 45;
const DAYS_BEFORE_UNIX_EPOCH = 719_468;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
// 1 January 1970 was a Thursday.
const WEEKDAY_OF_EPOCH = 4;

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Days of a month (1 to 12) in the Gregorian calendar. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

// Two digits of a text as a number, NaN where there are none. A payslip reads several days: with a regular expression
// they would cost as much as its taxes.
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - DIGIT_ZERO;
  const ones = text.charCodeAt(at + 1) - DIGIT_ZERO;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

/** Whether the text is an existing day written `YYYY-MM-DD` (years 0001 to 9999). */
export function isCalendarDate(text: string): text is CalendarDate {
  // Untyped callers may bring anything.
  if (typeof text !== 'string' || text.length !== 10) return false;
  if (text.charCodeAt(4) !== DASH || text.charCodeAt(7) !== DASH) return false;
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/**
 * Marks a text as a calendar day.
 * @throws RangeError when it is not an existing day written `YYYY-MM-DD`.
 */
export function calendarDate(text: string): CalendarDate {
  if (!isCalendarDate(text)) throw new RangeError(`Not a calendar day: ${text}`);
  return text;
}

/** Year, month (1 to 12) and day of the month. */
export function dateParts(date: CalendarDate): { year: number; month: number; day: number } {
  return {
    year: twoDigits(date, 0) * 100 + twoDigits(date, 2),
    month: twoDigits(date, 5),
    day: twoDigits(date, 8),
  };
}

function fromParts(year: number, month: number, day: number): CalendarDate {
  return calendarDate(
    `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
  );
}

// Days since 1970-01-01 by Howard Hinnant's civil-from-days method: exact, without the clock or a time zone.
function toEpochDay(date: CalendarDate): number {
  const { year, month, day } = dateParts(date);
  const shiftedYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(shiftedYear / 400);
  const yearOfEra = shiftedYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - DAYS_BEFORE_UNIX_EPOCH;
}

function fromEpochDay(epochDay: number): CalendarDate {
  const shifted = epochDay + DAYS_BEFORE_UNIX_EPOCH;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return fromParts(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day);
}

/** The day that lies the given number of days later (or earlier, when negative). */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromEpochDay(toEpochDay(date) + days);
}

/** The same day of a later (or earlier) month; the last day of that month when it is shorter. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = dateParts(date);
  const index = year * 12 + (month - 1) + months;
  const [targetYear, targetMonth] = [Math.floor(index / 12), (index % 12) + 1];
  return fromParts(targetYear, targetMonth, Math.min(day, daysInMonth(targetYear, targetMonth)));
}

/** Whole days from the first to the second day; negative when the second is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return toEpochDay(to) - toEpochDay(from);
}

/** Full years of age on a day. A person born on 29 February completes a year on 1 March of a common year. */
export function ageOn(dateOfBirth: CalendarDate, day: CalendarDate): number {
  const [birth, today] = [dateParts(dateOfBirth), dateParts(day)];
  const hadBirthday = today.month > birth.month || (today.month === birth.month && today.day >= birth.day);
  return today.year - birth.year - (hadBirthday ? 0 : 1);
}

// When clocks change in the European Union, the hour is the first of UTC on the last Sunday of the month.
function changeOfClocks(year: number, month: number): number {
  const last = toEpochDay(fromParts(year, month, daysInMonth(year, month)));
  return (last - ((last + WEEKDAY_OF_EPOCH) % 7)) * DAY_MS + HOUR_MS;
}

/**
 * The calendar day in Germany at an instant in milliseconds since 1970: Central European Time, an hour ahead between the last
 * Sundays of March and October (§§ 4, 5 EinhZeitG, §§ 1, 2 SoZV, Directive 2000/84/EC), as it has been since 1996. Computed,
 * because the first use of a browser's table of time zones keeps a phone busy for a tenth of a second.
 */
export function germanDay(instantMs: number): CalendarDate {
  const { year } = dateParts(fromEpochDay(Math.floor(instantMs / DAY_MS)));
  const isSummer = instantMs >= changeOfClocks(year, 3) && instantMs < changeOfClocks(year, 10);
  return fromEpochDay(Math.floor((instantMs + (isSummer ? 2 : 1) * HOUR_MS) / DAY_MS));
}
