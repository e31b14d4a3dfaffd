import type { Language } from '../i18n/languages.ts';

const ENGLISH = 'January February March April May June July August September October November December'.split(
  ' ',
);
const GERMAN = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(
  ' ',
);
// "20 Sept 2026".
const SHORTENED: Readonly<Record<string, string>> = { September: 'Sept' };

function parts(day: string): { year: string; month: string; dayOfMonth: string } {
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  return { year, month, dayOfMonth };
}

function nameOf(month: string, language: Language): string {
  return (language === 'de' ? GERMAN : ENGLISH)[Number(month) - 1] ?? month;
}

/*
 * The same as the browser's tables of days write, whose first use keeps a phone busy for a tenth of a second just when the first
 * page is drawn.
 */

/** A calendar day (`YYYY-MM-DD`) as "20.11.2026", "20 Nov 2026". */
export function writeDay(day: string, language: Language): string {
  const { year, month, dayOfMonth } = parts(day);
  if (language === 'de') return `${dayOfMonth}.${month}.${year}`;
  const name = nameOf(month, language);
  return `${Number(dayOfMonth)} ${SHORTENED[name] ?? name.slice(0, 3)} ${year}`;
}

/** A calendar day (`YYYY-MM-DD`) as it is typed: "20.11.2026", "20/11/2026". */
export function writeTypedDay(day: string, language: Language): string {
  const { year, month, dayOfMonth } = parts(day);
  return [dayOfMonth, month, year].join(language === 'de' ? '.' : '/');
}

/** A month (`YYYY-MM`), or the month of a day, as "November 2026". */
export function writeMonth(day: string, language: Language): string {
  const { year, month } = parts(day);
  return `${nameOf(month, language)} ${year}`;
}
