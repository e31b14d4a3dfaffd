import { calendarDate } from '@stromwandel/kernel';
import { firstDayOf, type PayrollMonth } from '@stromwandel/payroll-export';
import { benefitsOfMonth, type CommuteEntry, type MonthBenefits } from '@stromwandel/pricing';
import type { HandedOverOrder } from '../orders/index.ts';
import { commuteOfMonth, type CommuteHistory } from './commute-of-month.ts';

/**
 * Values the car of an order in a month, with the way to work of that month: by `trips` that count, or by 0.03 % where the month is
 * not declared (null).
 */
export function valueMonth(
  { row, snapshot, handedOverOn }: Pick<HandedOverOrder, 'row' | 'snapshot' | 'handedOverOn'>,
  history: CommuteHistory,
  month: PayrollMonth,
  trips: number | null,
): MonthBenefits {
  const { commuteKilometers } = commuteOfMonth(history, month);
  const valuation: CommuteEntry['valuation'] = trips === null ? 'FLAT_003' : 'SINGLE_TRIPS_0002';
  const { car, terms } = snapshot.calculation;
  const benefits = benefitsOfMonth(
    // The employer acquires a leased car at the handover; the order only had an estimate.
    { ...car, acquiredOn: calendarDate(handedOverOn) },
    terms,
    { commuteKilometers, trips: trips ?? 0, valuation },
    firstDayOf(month),
  );
  if (!benefits.ok) throw new Error(`Order ${row.id} has lost its benefits: ${benefits.error.code}`);
  return benefits.value;
}
