import type { Cents } from '@stromwandel/kernel';
import type { Language } from '../i18n/languages.ts';
import { writeDay, writeMonth, writeTypedDay } from './write-day.ts';
import { writeNumber } from './write-number.ts';

const LOCALES: Record<Language, string> = { de: 'de-DE', en: 'en-GB' };
const NBSP = '\u00a0';
const PERCENT: Record<Language, string> = { de: `${NBSP}%`, en: '%' };
const CENTS = 100;
const MINUTE_S = 60;
const HOUR_S = 3_600;

/** Numbers and dates as the language writes them; the minus is a real one, units follow a no-break space. */
export interface Formatters {
  /** "389 €", in English "€389" */
  readonly euro: (amount: Cents) => string;
  /** "312–348 €", "312 €" when both are the same as shown. Fractions of cents are allowed. */
  readonly euroRange: (fromCents: number, toCents: number, decimals?: number) => string;
  /** "1.234,56 €" */
  readonly euroCents: (amount: Cents) => string;
  /** A written number with the sign of the currency: "0,085 €". */
  readonly inEuro: (written: string) => string;
  /** "1.234,56" without the sign of the currency, for tables headed "In Euro". */
  readonly amount: (amount: Cents) => string;
  /** "+54,17", "−99,46", "±0,00" never: zero is the dash of an empty cell. */
  readonly signedAmount: (amount: Cents) => string;
  /** Whole euros with their sign: "+24 €", "−8 €"; in English "+€24". */
  readonly signedEuro: (amount: Cents) => string;
  /** "77.000", at most the given decimals. */
  readonly number: (value: number, decimals?: number) => string;
  /** "16,5", always with the given decimals. */
  readonly fixed: (value: number, decimals: number) => string;
  /** "28 %" for 28, in English "28%". */
  readonly percent: (value: number, decimals?: number) => string;
  /** "28–36 %", "28 %" when both are the same as shown. */
  readonly percentRange: (from: number, to: number) => string;
  /** A number with its unit: "210 kW". */
  readonly unit: (value: number, unit: string, decimals?: number) => string;
  /** "20.11.2026" for a calendar day or an instant. */
  readonly date: (day: string) => string;
  /** "November 2026" for a month or a day of it. */
  readonly month: (day: string) => string;
  /** "Dez. 2026" for a month or a day of it. */
  readonly shortMonth: (day: string) => string;
  /** "Freitag, 20. November 2026" for a calendar day. */
  readonly fullDate: (day: string) => string;
  /** "Fr., 20. Nov." for a calendar day of the next weeks. */
  readonly weekday: (day: string) => string;
  /** "20.11.2026", "20/11/2026": a calendar day as it can be typed again. */
  readonly typedDate: (day: string) => string;
  /** "20.11.2026, 14:30 Uhr" for an instant, in English "20 Nov 2026, 14:30". */
  readonly dateTime: (instant: string) => string;
  /** "14:30 Uhr" for an instant. */
  readonly time: (instant: string) => string;
  /** "in 3 Minuten", rounded up; seconds below a minute, hours from two on. */
  readonly wait: (seconds: number) => string;
}

/** What the browser's tables of days write; each is made when it is first needed. */
function createDayFormats(locale: string) {
  const made = new Map<string, Intl.DateTimeFormat>();
  const dayFormat = (name: string, options: Intl.DateTimeFormatOptions) => (day: string) => {
    const format = made.get(name) ?? new Intl.DateTimeFormat(locale, options);
    made.set(name, format);
    return format.format(new Date(day));
  };
  // A day is no instant: read as UTC and written as UTC, it stays the same day everywhere.
  return {
    shortMonth: dayFormat('shortMonth', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
    fullDate: dayFormat('fullDate', { dateStyle: 'full', timeZone: 'UTC' }),
    weekday: dayFormat('weekday', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
    dayOfInstant: dayFormat('dayOfInstant', { dateStyle: 'medium' }),
    dateTime: dayFormat('dateTime', { dateStyle: 'medium', timeStyle: 'short' }),
    time: dayFormat('time', { timeStyle: 'short' }),
  };
}

/** Its tables take milliseconds on a phone: keep it for as long as the language lasts. */
export function createFormatters(language: Language): Formatters {
  const locale = LOCALES[language];
  const format = (value: number, minimum: number, maximum: number): string =>
    writeNumber(value, minimum, maximum, language);
  const { dayOfInstant, dateTime, time, ...dayFormats } = createDayFormats(locale);
  const oclock = language === 'de' ? `${NBSP}Uhr` : '';
  let waitFormat: Intl.RelativeTimeFormat | undefined;
  const wait = (amount: number, unit: Intl.RelativeTimeFormatUnit): string => {
    waitFormat ??= new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
    return waitFormat.format(Math.ceil(amount), unit);
  };

  // English has the sign before the figure, and a minus before both.
  const inEuro = (written: string): string =>
    language === 'de' ? `${written}${NBSP}€` : written.replace(/^\u2212?/, '$&€');
  const range = (from: number, to: number, decimals = 0): string => {
    const [low, high] = [format(from, decimals, decimals), format(to, decimals, decimals)];
    return low === high ? high : `${low}\u2013${high}`;
  };

  return {
    euro: (amount) => inEuro(format(amount / CENTS, 0, 0)),
    euroRange: (from, to, decimals) => inEuro(range(from / CENTS, to / CENTS, decimals)),
    euroCents: (amount) => inEuro(format(amount / CENTS, 2, 2)),
    inEuro,
    amount: (amount) => format(amount / CENTS, 2, 2),
    signedAmount: (amount) => {
      if (amount === 0) return '\u2013';
      return (amount > 0 ? '+' : '') + format(amount / CENTS, 2, 2);
    },
    signedEuro: (amount) => (amount > 0 ? '+' : '\u2212') + inEuro(format(Math.abs(amount) / CENTS, 0, 0)),
    number: (value, decimals = 0) => format(value, 0, decimals),
    fixed: (value, decimals) => format(value, decimals, decimals),
    percent: (value, decimals = 0) => `${format(value, 0, decimals)}${PERCENT[language]}`,
    percentRange: (from, to) => `${range(from, to)}${PERCENT[language]}`,
    unit: (value, unit, decimals = 0) => `${format(value, 0, decimals)}${NBSP}${unit}`,
    date: (day) => (day.length === 10 ? writeDay(day, language) : dayOfInstant(day)),
    month: (day) => writeMonth(day, language),
    typedDate: (day) => writeTypedDay(day, language),
    ...dayFormats,
    dateTime: (instant) => dateTime(instant) + oclock,
    time: (instant) => time(instant) + oclock,
    wait: (seconds) => {
      if (seconds < MINUTE_S) return wait(seconds, 'second');
      if (seconds < 2 * HOUR_S) return wait(seconds / MINUTE_S, 'minute');
      return wait(seconds / HOUR_S, 'hour');
    },
  };
}
