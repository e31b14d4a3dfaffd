import type { ReplyOf } from '@stromwandel/api-spec';

type Period = ReplyOf<'getEmployerFigures'>['period'];

/** First and last month of a period, as numbers of months. @param current the month of today */
export function periodMonths(
  period: Period,
  current: number,
): { readonly from: number; readonly to: number } {
  const january = current - (current % 12);
  switch (period) {
    case 'LAST_12':
      return { from: current - 11, to: current };
    case 'LAST_24':
      return { from: current - 23, to: current };
    case 'LAST_36':
      return { from: current - 35, to: current };
    case 'THIS_YEAR':
      return { from: january, to: january + 11 };
    case 'LAST_YEAR':
      return { from: january - 12, to: january - 1 };
  }
}
