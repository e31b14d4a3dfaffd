import { calendarDate } from '@stromwandel/kernel';
import { statutoryHealthRates } from '@stromwandel/payroll';
import { useState } from 'react';

/** Today's rates of the statutory health insurance in percent; null when payroll does not know the law of today. */
export function useHealthRates(): { readonly general: number; readonly averageAdditional: number } | null {
  const [today] = useState(() => calendarDate(new Date().toISOString().slice(0, 10)));
  const rates = statutoryHealthRates(today);
  return rates ? { general: rates.general / 100, averageAdditional: rates.averageAdditional / 100 } : null;
}
