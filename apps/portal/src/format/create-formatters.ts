import type { Language } from '../i18n/languages.ts';

const LOCALES: Record<Language, string> = { de: 'de-DE', en: 'en-GB' };
const MINUS = '\u2212';
const NBSP = '\u00a0';
const PERCENT: Record<Language, string> = { de: `${NBSP}%`, en: '%' };
const MINUTE_S = 60;
const HOUR_S = 3_600;

/** Numbers and dates as the language writes them; the minus is a real one, units follow a no-break space. */
export interface Formatters {
  /** "389 €" */
  readonly euro: (amountEur: number) => string;
  /** "1.234,56 €", "0,085 €" where more than two decimals are given. */
  readonly euroCents: (amountEur: number, decimals?: number) => string;
  /** "1.234,56" without the sign of the currency, for tables headed "In Euro". */
  readonly amount: (amountEur: number) => string;
  /** "+54,17", "−99,46", "±0,00" never: zero is the dash of an empty cell. */
  readonly signedAmount: (amountEur: number) => string;
  /** "77.000", at most the given decimals. */
  readonly number: (value: number, decimals?: number) => string;
  /** "16,5", always with the given decimals. */
  readonly fixed: (value: number, decimals: number) => string;
  /** "28 %" for 28, in English "28%". */
  readonly percent: (value: number, decimals?: number) => string;
  /** A number with its unit: "210 kW". */
  readonly unit: (value: number, unit: string, decimals?: number) => string;
  /** "20.11.2026" for a calendar day or an instant. */
  readonly date: (day: string) => string;
  /** "November 2026" for a month or a day of it. */
  readonly month: (day: string) => string;
  /** "Dez. 2026" for a month or a day of it. */
  readonly shortMonth: (day: string) => string;
  /** "20.11.2026", "20/11/2026": a calendar day as it can be typed again. */
  readonly typedDate: (day: string) => string;
  /** "20.11.2026, 14:30" for an instant. */
  readonly dateTime: (instant: string) => string;
  /** "in 3 Minuten", rounded up; seconds below a minute, hours from two on. */
  readonly wait: (seconds: number) => string;
}

/** Making one takes milliseconds on a phone: keep it for as long as the language lasts. */
export function createFormatters(language: Language): Formatters {
  const locale = LOCALES[language];
  const numberFormats = new Map<string, Intl.NumberFormat>();
  const numberFormat = (minimum: number, maximum: number): Intl.NumberFormat => {
    const key = `${minimum}-${maximum}`;
    const made =
      numberFormats.get(key) ??
      new Intl.NumberFormat(locale, { minimumFractionDigits: minimum, maximumFractionDigits: maximum });
    numberFormats.set(key, made);
    return made;
  };
  const format = (value: number, minimum: number, maximum: number): string =>
    // Adding zero turns a negative zero into a positive one.
    numberFormat(minimum, maximum)
      .format(value + 0)
      .replace('-', MINUS);
  // A day is no instant: read as UTC and written as UTC, it stays the same day everywhere.
  const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const monthFormat = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  // Only charts name months so.
  let shortMonthFormat: Intl.DateTimeFormat | undefined;
  const typedDayFormat = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const instantDayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const instantFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

  const waitFormat = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });

  return {
    euro: (amountEur) => `${format(amountEur, 0, 0)}${NBSP}€`,
    euroCents: (amountEur, decimals = 2) => `${format(amountEur, 2, decimals)}${NBSP}€`,
    amount: (amountEur) => format(amountEur, 2, 2),
    signedAmount: (amountEur) => {
      if (Math.abs(amountEur) < 0.005) return '\u2013';
      return (amountEur > 0 ? '+' : '') + format(amountEur, 2, 2);
    },
    number: (value, decimals = 0) => format(value, 0, decimals),
    fixed: (value, decimals) => format(value, decimals, decimals),
    percent: (value, decimals = 0) => `${format(value, 0, decimals)}${PERCENT[language]}`,
    unit: (value, unit, decimals = 0) => `${format(value, 0, decimals)}${NBSP}${unit}`,
    date: (day) => (day.length === 10 ? dayFormat : instantDayFormat).format(new Date(day)),
    month: (day) => monthFormat.format(new Date(day)),
    shortMonth: (day) => {
      shortMonthFormat ??= new Intl.DateTimeFormat(locale, {
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      });
      return shortMonthFormat.format(new Date(day));
    },
    typedDate: (day) => typedDayFormat.format(new Date(day)),
    dateTime: (instant) => instantFormat.format(new Date(instant)),
    wait: (seconds) => {
      if (seconds < MINUTE_S) return waitFormat.format(Math.ceil(seconds), 'second');
      if (seconds < 2 * HOUR_S) return waitFormat.format(Math.ceil(seconds / MINUTE_S), 'minute');
      return waitFormat.format(Math.ceil(seconds / HOUR_S), 'hour');
    },
  };
}
