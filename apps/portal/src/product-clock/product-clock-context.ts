import { calendarDate, type CalendarDate } from '@stromwandel/kernel';
import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import { createProductClock, type ProductClock } from './create-product-clock.ts';

export const ProductClockContext = createContext<ProductClock>(createProductClock());

/** The instant at which this was first drawn, by the product's clock, in milliseconds. */
export function useProductNow(): number {
  const clock = useContext(ProductClockContext);
  const aheadMs = useSyncExternalStore(clock.subscribe, clock.aheadMs);
  const [drawnAt] = useState(() => Date.now());
  return drawnAt + aheadMs;
}

/** The calendar day in Germany by the product's clock. */
export function useToday(): CalendarDate {
  return germanDay(useProductNow());
}

let dayFormat: Intl.DateTimeFormat | undefined;

/** The calendar day in Germany at an instant in milliseconds. */
export function germanDay(instantMs: number): CalendarDate {
  // The Swedish format is `YYYY-MM-DD`. Making one takes milliseconds on a phone.
  dayFormat ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Berlin',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return calendarDate(dayFormat.format(instantMs));
}
