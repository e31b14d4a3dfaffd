import { dateParts, type CalendarDate } from '@stromwandel/kernel';

/** First month in which people ask about the coming 1 January instead of the last one. */
const JULY = 7;

/** The year whose 1 January is nearer to what people ask on a day. */
export function nextJanuary(today: CalendarDate): number {
  const { year, month } = dateParts(today);
  return month >= JULY ? year + 1 : year;
}
