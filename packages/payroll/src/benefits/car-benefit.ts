import { cents, type Cents } from '@stromwandel/kernel';
import { fullHundreds } from './car-list-price.ts';
import type { CommuteValuation } from '../conversion.ts';
import { shareHalfUp } from '../rounding.ts';

/** Private use of a month in cents: 1 % of the taxable list price, § 6 (1) no. 4 s. 2 with § 8 (2) s. 2 EStG. */
export function privateUseBenefit(listPrice: number): number {
  return shareHalfUp(listPrice, 1, 100);
}

/** Private use of a month in cents at 1 % of the whole list price, in full 100 EUR: what § 107 (2) GewO counts. */
export function fullPrivateUse(grossListPrice: Cents): Cents {
  return cents(privateUseBenefit(fullHundreds(grossListPrice)));
}

/**
 * Commuting of a month in cents, § 8 (2) s. 3 to 5 EStG: 0.03 % of the taxable list price per kilometre, or 0.002 % per
 * kilometre and trip. A month has no limit of trips; `tripAccount` keeps the one of the year.
 */
export function commuteBenefit(
  listPrice: number,
  kilometers: number,
  trips: number,
  valuation: CommuteValuation,
): number {
  if (valuation === 'FLAT_003') return shareHalfUp(listPrice, 3 * kilometers, 10_000);
  return shareHalfUp(listPrice, 2 * kilometers * trips, 100_000);
}
