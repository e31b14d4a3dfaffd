import { statutoryHealthRates } from '@stromwandel/payroll';
import { useToday } from '../../product-clock/product-clock-context.ts';

/** Today's rates of the statutory health insurance in percent. */
export function useHealthRates(): { readonly general: number; readonly averageAdditional: number } {
  const rates = statutoryHealthRates(useToday());
  return { general: rates.general / 100, averageAdditional: rates.averageAdditional / 100 };
}
