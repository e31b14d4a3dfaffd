import { dateParts, type CalendarDate } from '@stromwandel/kernel';

/** A figure written the German way, `1.234,56`, as English writes it: `1,234.56`. */
export function inEnglish(germanFigure: string): string {
  return germanFigure.replaceAll(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));
}

/** Euros written the German way, `1.234,56 €`, as English writes them: the sign before the amount. */
export function euroInEnglish(germanEuro: string): string {
  return `€${inEnglish(germanEuro).replace(/\s*€$/, '')}`;
}

const MONTH_NAMES =
  'January February March April May June July August September October November December'.split(' ');

/** A calendar day, `20 November 2026`. */
export function dateInEnglish(date: CalendarDate): string {
  const { year, month, day } = dateParts(date);
  return `${day} ${MONTH_NAMES[month - 1]} ${year}`;
}
