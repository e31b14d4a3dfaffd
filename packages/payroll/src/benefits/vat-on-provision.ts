import { cents, type Cents } from '@stromwandel/kernel';
import type { CommuteValuation } from '../conversion.ts';
import { VAT_PERCENT } from '../law/value-added-tax.ts';
import { shareHalfUp } from '../rounding.ts';
import { commuteBenefit, privateUseBenefit } from './car-benefit.ts';
import { fullHundreds } from './car-list-price.ts';

/** A monthly value with VAT, and the VAT in it, in cents. */
export interface TaxedValue {
  readonly gross: number;
  readonly vat: number;
}

/** What leaving a car to an employee is worth to VAT in a month. */
export interface VatOnProvision {
  readonly privateUse: TaxedValue;
  readonly commute: TaxedValue;
}

/** 19/119 of a value, half a cent up. */
function taxed(gross: number): TaxedValue {
  return { gross, vat: shareHalfUp(gross, VAT_PERCENT, 100 + VAT_PERCENT) };
}

function privateUseOf(grossListPrice: number): TaxedValue {
  return taxed(privateUseBenefit(fullHundreds(grossListPrice)));
}

/**
 * VAT of a month that the employer owes for a car left to an employee: § 3 (12) s. 2, § 10 (2) s. 2 UStG with the
 * simplification of section 15.23 (11) UStAE. The lump-sum values of wage tax are values with VAT, taken from the whole
 * list price in full 100 EUR: the quarter and half of electric cars are not for VAT, and what the employee pays does not
 * lower it. Private use and commute are booked apart, so each is rounded apart.
 */
export function vatOnProvision(
  grossListPrice: number,
  kilometers: number,
  trips: number,
  valuation: CommuteValuation,
): VatOnProvision {
  return {
    privateUse: privateUseOf(grossListPrice),
    commute: taxed(commuteBenefit(fullHundreds(grossListPrice), kilometers, trips, valuation)),
  };
}

/** The part of it that follows from the car alone: the VAT of a month on private use. */
export function vatOnPrivateUse(grossListPrice: Cents): Cents {
  return cents(privateUseOf(grossListPrice).vat);
}
