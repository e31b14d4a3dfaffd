import { cents, type CalendarDate, type Cents } from '@stromwandel/kernel';
import type { CarConversion } from '../conversion.ts';
import { carBenefitPeriodOn, HYBRID_CO2_LIMIT, type CarBenefitPeriod } from '../law/car-benefit-periods.ts';
import { LIST_PRICE_ROUNDING } from '../switches.ts';

/** What the monthly benefit of a car is a percentage of. */
export interface TaxableListPrice {
  /** List price after factor and rounding, in cents. */
  readonly amount: number;
  readonly factor: '1/4' | '1/2' | '1';
  /** The cap that chose between a quarter and half, in cents; null when none was asked. */
  readonly cap: number | null;
}

const HUNDRED_EURO = 10_000;

/**
 * The list price that is taxed, § 6 (1) no. 4 s. 2 EStG with § 8 (2) EStG: a quarter for electric cars up to the cap of
 * their day of acquisition (the cap itself included), half above it and for clean hybrids, otherwise in full; then
 * rounded down to full 100 EUR. Cars acquired after the reduced valuation has ended count in full.
 */
export function taxableListPrice(car: CarConversion): TaxableListPrice {
  const { factor, cap } = factorOf(car);
  const divisor = factor === '1/4' ? 4 : factor === '1/2' ? 2 : 1;
  return { amount: shareOfListPrice(car.grossListPrice, divisor, LIST_PRICE_ROUNDING), factor, cap };
}

/** Both readings of the rounding: the share of the price in full 100 EUR, or the share of the price cut to them before. */
export function shareOfListPrice(
  listPrice: number,
  divisor: 1 | 2 | 4,
  rounding: 'FACTOR_FIRST' | 'ROUND_FIRST',
): number {
  return rounding === 'FACTOR_FIRST' ? fullHundreds(listPrice / divisor) : fullHundreds(listPrice) / divisor;
}

/** Rounded down to full 100 EUR, in cents; fractions of a cent may come in. */
export function fullHundreds(amount: number): number {
  return Math.floor(amount / HUNDRED_EURO) * HUNDRED_EURO;
}

function factorOf(car: CarConversion): Pick<TaxableListPrice, 'factor' | 'cap'> {
  const period = carBenefitPeriodOn(car.acquiredOn);
  if (!period || car.driveType === 'COMBUSTION') return { factor: '1', cap: null };
  if (car.driveType === 'ELECTRIC') {
    const cap = capOf(car, period);
    return { factor: car.grossListPrice <= cap ? '1/4' : '1/2', cap };
  }
  const clean =
    (car.co2GramsPerKilometer ?? Infinity) <= HYBRID_CO2_LIMIT ||
    (car.electricRangeKilometers ?? 0) >= period.hybridRange;
  return { factor: clean ? '1/2' : '1', cap: null };
}

/** The rule that chose the factor, as a citation. */
export function listPriceSource(acquiredOn: CalendarDate): string {
  return carBenefitPeriodOn(acquiredOn)?.source ?? '§ 6 Abs. 1 Nr. 4 Satz 2 EStG';
}

function capOf({ benefitCap }: Pick<CarConversion, 'benefitCap'>, period: CarBenefitPeriod): number {
  return benefitCap.kind === 'fixed' ? benefitCap.amount : period.electricCap;
}

/**
 * The list price up to which a car counts with a quarter, the cap itself included: the one of its day of acquisition or
 * the fixed one of the provider. Null for cars that never count with a quarter: other drives, and days outside the
 * reduced valuation.
 */
export function listPriceCap(
  car: Pick<CarConversion, 'driveType' | 'acquiredOn' | 'benefitCap'>,
): Cents | null {
  const period = carBenefitPeriodOn(car.acquiredOn);
  return period && car.driveType === 'ELECTRIC' ? cents(capOf(car, period)) : null;
}
