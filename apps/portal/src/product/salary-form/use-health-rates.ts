import { statutoryHealthRates } from '@stromwandel/payroll';
import { useToday } from '../../product-clock/product-clock-context.ts';

/** Today's rates of the statutory health insurance in percent; null when payroll does not know the law of today. */
export function useHealthRates(): { readonly general: number; readonly averageAdditional: number } | null {
  const rates = statutoryHealthRates(useToday());
  return rates ? { general: rates.general / 100, averageAdditional: rates.averageAdditional / 100 } : null;
}
