import type { CalendarDate, Result } from '@stromwandel/kernel';
import {
  carBenefitsOfMonth,
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
  /** Whether the law of the month is not known: the benefits are then by the nearest law that is, to look at and not to book. */
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
  const found = carBenefitsOfMonth(car, commute, payrollMonth);
  if (found.ok) return { ok: true, value: { ...found.value, provisional: false } };
  const { error } = found;
  if (error.code !== 'DATE_OUTSIDE_LAW' || error.field !== 'payrollMonth') return found;
  const nearest = payrollMonth < error.knownFrom ? error.knownFrom : error.knownUntil;
  const provisional = carBenefitsOfMonth(car, commute, nearest);
  return provisional.ok ? { ok: true, value: { ...provisional.value, provisional: true } } : provisional;
}
