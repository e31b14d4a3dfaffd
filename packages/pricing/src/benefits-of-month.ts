import type { CalendarDate, Result } from '@stromwandel/kernel';
import {
  carBenefitsOfMonth,
  lawOfMonth,
  type CarBenefits,
  type Commute,
  type CommuteValuation,
  type PayrollRefusal,
} from '@stromwandel/payroll';
import { carConversionOf, type CarOffer, type PricingTerms } from './car-conversion-of.ts';

/** The way to work as a person entered it. */
export interface CommuteEntry {
  readonly commuteKilometers: number;
  readonly valuation: CommuteValuation;
}

/** The way to work in a month, and how it is valued. */
interface ValuedCommute extends Commute {
  readonly valuation: CommuteValuation;
}

/** Benefits in kind of a month, and whether they are those of its law. */
export interface MonthBenefits extends CarBenefits {
  /** Computed with assumed law: to look at, not to book. */
  readonly provisional: boolean;
}

/** The car's benefits in a month. What was agreed stands (`terms`); law, way to work and day of acquisition are as given. */
export function benefitsOfMonth(
  offer: CarOffer,
  terms: PricingTerms,
  { valuation, ...commute }: ValuedCommute,
  payrollMonth: CalendarDate,
): Result<MonthBenefits, PayrollRefusal> {
  const car = carConversionOf(offer, terms, valuation);
  const month = lawOfMonth(payrollMonth);
  const found = carBenefitsOfMonth(car, commute, month);
  if (!found.ok) return found;
  return { ok: true, value: { ...found.value, provisional: month.law.state !== 'ENACTED' } };
}
