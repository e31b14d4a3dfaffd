import type { CalendarDate } from '@stromwandel/kernel';

const LOCALES = { de: 'de-DE', en: 'en-GB' } as const;

/**
 * The day of an instant in Germany as documents print it: 20.11.2026, 20/11/2026.
 * @param more further parts, such as hour and minute
 */
export function printedTime(
  instant: Date,
  language: 'de' | 'en',
  more: Intl.DateTimeFormatOptions = {},
): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Europe/Berlin',
    ...more,
  }).format(instant);
}

/** A day as documents print it. */
export const printedDay = (day: CalendarDate, language: 'de' | 'en'): string =>
  printedTime(new Date(`${day}T12:00:00Z`), language);
