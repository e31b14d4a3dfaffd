import { cents, type CalendarDate, type Cents } from '@stromwandel/kernel';
import type { BenefitCap, CarConversion, CommuteValuation, DriveType } from '@stromwandel/payroll';

/** A car at the rate of one lease package. */
export interface CarOffer {
  /** The all-inclusive amount converted from gross salary, per month. */
  readonly ratePerMonth: Cents;
  readonly grossListPrice: Cents;
  readonly driveType: DriveType;
  /** Electric range; decides about plug-in hybrids. */
  readonly rangeKm: number;
  /** The day the employer takes the car over, as far as known; decides the cap of the list price. */
  readonly acquiredOn: CalendarDate;
}

/** What provider and employer have settled for everybody. */
export interface PricingTerms {
  /** Any day of the month whose law applies. */
  readonly payrollMonth: CalendarDate;
  /** What the employer adds to each rate, at most the rate itself. */
  readonly employerContribution: Cents;
  readonly benefitCap: BenefitCap;
}

/** The offer as payroll sees it. */
export function carConversionOf(
  offer: CarOffer,
  terms: PricingTerms,
  commuteValuation: CommuteValuation,
): CarConversion {
  return {
    ratePerMonth: offer.ratePerMonth,
    employerContribution: cents(Math.min(terms.employerContribution, offer.ratePerMonth)),
    grossListPrice: offer.grossListPrice,
    driveType: offer.driveType,
    acquiredOn: offer.acquiredOn,
    benefitCap: terms.benefitCap,
    commuteValuation,
    electricRangeKilometers: offer.rangeKm,
  };
}
