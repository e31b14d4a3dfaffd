import { isCalendarDate, ok, refuse, type CalendarDate, type Result } from '@stromwandel/kernel';

/** Why a cell cannot be read. */
export type CellError = 'NOT_A_NUMBER' | 'AMBIGUOUS_NUMBER' | 'NOT_YES_OR_NO' | 'INVALID_DATE';

const GROUPED = /^-?\d{1,3}(?:([.,'’\u00a0\u202f ])\d{3})(?:\1\d{3})*$/;
const PLAIN = /^-?\d+$/;
const DECIMAL = /^-?\d*[.,]\d+$|^-?\d+$/;
/** Thousands to one reader, thousandths to another: "1.200". */
const EITHER = /^-?[1-9]\d{0,2}[.,]\d{3}$/;
const LONGEST = 30;

// Spreadsheets write amounts with their sign.
const bare = (text: string): string => text.replace(/[€%]/g, '').trim();

/** A whole number, with or without separators of thousands. */
export function readWholeNumber(text: string): Result<number, CellError> {
  const number = bare(text);
  if (number.length > LONGEST || (!PLAIN.test(number) && !GROUPED.test(number)))
    return refuse('NOT_A_NUMBER');
  return ok(Number(number.replace(/[^\d-]/g, '')));
}

/**
 * A number with decimal comma or decimal point, with or without separators of thousands.
 * @param decimals how many the number may have; with three, three digits behind a single sign are decimals, with fewer
 * they can be read in two ways and are refused
 */
export function readDecimal(text: string, decimals: number): Result<number, CellError> {
  const number = bare(text);
  if (number.length > LONGEST) return refuse('NOT_A_NUMBER');
  if (DECIMAL.test(number)) {
    return decimals < 3 && EITHER.test(number)
      ? refuse('AMBIGUOUS_NUMBER')
      : ok(Number(number.replace(',', '.')));
  }
  const last = Math.max(number.lastIndexOf(','), number.lastIndexOf('.'));
  const groups = last === -1 || GROUPED.test(number) ? number : number.slice(0, last);
  const fraction = groups === number ? '' : number.slice(last + 1);
  const sign = number[last];
  const mixed = fraction !== '' && sign !== undefined && groups.includes(sign);
  if (mixed || !(PLAIN.test(groups) || GROUPED.test(groups)) || !/^\d*$/.test(fraction)) {
    return refuse('NOT_A_NUMBER');
  }
  return ok(Number(`${groups.replace(/[^\d-]/g, '')}.${fraction || '0'}`));
}

const YES = new Set(['ja', 'j', 'yes', 'y', 'true', 'wahr', '1', 'x']);
const NO = new Set(['nein', 'n', 'no', 'false', 'falsch', '0', '-']);

/** Yes or no, in German or English. */
export function readYesNo(text: string): Result<boolean, CellError> {
  const word = text.trim().toLowerCase();
  if (YES.has(word)) return ok(true);
  return NO.has(word) ? ok(false) : refuse('NOT_YES_OR_NO');
}

const GERMAN_DAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;

/** A calendar day: `2026-03-01` or `1.3.2026`. */
export function readDay(text: string): Result<CalendarDate, CellError> {
  const [, day, month, year] = GERMAN_DAY.exec(text.trim()) ?? [];
  const iso =
    day === undefined || month === undefined || year === undefined
      ? text.trim()
      : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(iso) ? ok(iso) : refuse('INVALID_DATE');
}
