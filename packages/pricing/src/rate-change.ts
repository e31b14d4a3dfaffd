import { ok, subtractCents, type Cents, type Result } from '@stromwandel/kernel';
import {
  lawSteps,
  type LawCause,
  type PayrollRefusal,
  type RunningCar,
  type TurnOfYear,
} from '@stromwandel/payroll';
import type { CarOffer, LeaseTerm, PricingTerms } from './car-conversion-of.ts';
import type { PayrollPerson } from './employee-from-salary-info.ts';
import { priceCar, type CarPrice } from './price-car.ts';

/** How much a cause changes, per month: more is dearer for the rate, and better for the take-home pay. */
export interface CausedChange {
  readonly cause: LawCause;
  readonly rate: Cents;
  /** Take-home pay with the car. */
  readonly takeHome: Cents;
}

/** A car before and after a change of law. */
export interface RateChange {
  readonly before: CarPrice;
  readonly after: CarPrice;
  /** In the order of computation; their sums are the differences of `after` and `before` to the cent. */
  readonly causes: readonly CausedChange[];
}

/**
 * What a change of law does to the net rate of a car, by cause: one cause after the other is swapped, and the payslips are computed
 * anew. The causes depend on this order, their sum does not.
 * @returns the change, or why one of the payslips is refused
 */
export function rateChange(
  person: PayrollPerson,
  offer: CarOffer & LeaseTerm,
  grossComparisonCost: Cents,
  terms: PricingTerms,
  { from, to }: TurnOfYear,
  running: readonly RunningCar[] = [],
): Result<RateChange, PayrollRefusal> {
  const priceIn = (month: TurnOfYear['from']) =>
    priceCar(person, offer, grossComparisonCost, terms, running, month);
  const before = priceIn(from);
  if (!before.ok) return before;
  let last = before.value;
  const causes: CausedChange[] = [];
  for (const { cause, month } of lawSteps(from, to)) {
    const next = priceIn(month);
    if (!next.ok) return next;
    const { comparison } = next.value;
    causes.push({
      cause,
      rate: subtractCents(comparison.userPrice, last.comparison.userPrice),
      takeHome: subtractCents(comparison.after.takeHome, last.comparison.after.takeHome),
    });
    last = next.value;
  }
  return ok({ before: before.value, after: last, causes });
}
