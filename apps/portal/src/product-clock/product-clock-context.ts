import { germanDay, type CalendarDate } from '@stromwandel/kernel';
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
