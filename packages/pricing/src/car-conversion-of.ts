import { cents, type CalendarDate, type Cents } from '@stromwandel/kernel';
import {
  assumedMonth,
  figuresWith,
  payrollLawOn,
  type BenefitCap,
  type BenefitValue107,
  type CarConversion,
  type CommuteFlatTax,
  type CommuteValuation,
  type DriveType,
  type FiguresRow,
  type LawFigures,
  type PayrollMonth,
} from '@stromwandel/payroll';

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

/** Duration of the conversion; legal limits are judged for each of its months. */
export interface LeaseTerm {
  readonly durationMonths: number;
}

/** The provider's and employer's settings for a person. */
export interface PricingTerms {
  /** Any day of the month whose law applies. */
  readonly payrollMonth: CalendarDate;
  /** The year whose figures are assumed, because those of the month are not law; absent where they are. */
  readonly assumedYear?: number;
  /** The loaded rows among the figures; absent where those of the release are alone. Frozen with the order. */
  readonly figures?: readonly FiguresRow[];
  /** The employer's contribution to each rate. */
  readonly employerContribution: Cents;
  /** The employer's further contribution: a share of the rate in hundredths of a percent. */
  readonly employerShareBasisPoints: number;
  readonly benefitCap: BenefitCap;
  /** The benefit's value within the part of pay that must be paid in money. */
  readonly benefitValue107: BenefitValue107;
  /** Whether the employee bears the VAT on the provision. */
  readonly vatPassedOn: boolean;
  /** Who bears the flat tax on the commute; `OFF` where it is taxed like pay. */
  readonly commuteFlatTax: CommuteFlatTax;
}

const BASIS_POINTS = 10_000;

/** The employer's contribution to a rate: amount and share together, the share rounded half up to the cent, at most the rate. */
export function contributionTo(
  rate: Cents,
  { employerContribution, employerShareBasisPoints }: PricingTerms,
): Cents {
  const share = Math.floor((rate * employerShareBasisPoints + BASIS_POINTS / 2) / BASIS_POINTS);
  return cents(Math.min(employerContribution + share, rate));
}

/** The month of the terms with the law that its payslips are computed with. */
export function monthOf(terms: PricingTerms): PayrollMonth {
  const { payrollMonth, assumedYear } = terms;
  const figures = figuresOf(terms);
  if (assumedYear !== undefined) return assumedMonth(payrollMonth, assumedYear, figures);
  const law = payrollLawOn(payrollMonth, figures);
  return law ? { day: payrollMonth, law, figures } : payrollMonth;
}

/** All figures of the terms. What another process or a later day has loaded never enters a price of these terms. */
export function figuresOf({ figures }: Pick<PricingTerms, 'figures'>): LawFigures {
  return figuresWith(figures ?? []);
}

/** The offer as payroll sees it. */
export function carConversionOf(
  offer: CarOffer & Partial<LeaseTerm>,
  terms: PricingTerms,
  commuteValuation: CommuteValuation,
): CarConversion {
  return {
    ratePerMonth: offer.ratePerMonth,
    employerContribution: contributionTo(offer.ratePerMonth, terms),
    grossListPrice: offer.grossListPrice,
    driveType: offer.driveType,
    acquiredOn: offer.acquiredOn,
    benefitCap: terms.benefitCap,
    benefitValue107: terms.benefitValue107,
    ...(offer.durationMonths !== undefined && { termMonths: offer.durationMonths }),
    commuteValuation,
    vatPassedOn: terms.vatPassedOn,
    commuteFlatTax: terms.commuteFlatTax,
    electricRangeKilometers: offer.rangeKm,
  };
}
