import { cents, ok, refuse, type Cents, type Result } from '@stromwandel/kernel';
import type { LeasedBike } from '../conversion.ts';
import { checkBike } from '../payroll-input-checks.ts';
import type { PayrollRefusal } from '../payroll-refusal.ts';
import { commuteBenefit, privateUseBenefit } from './car-benefit.ts';
import { fullHundreds } from './car-list-price.ts';

/** Monthly benefits in kind of a bike; they are a percentage of `listPrice`. */
export interface BikeBenefit {
  readonly listPrice: Cents;
  readonly privateUse: Cents;
  readonly commute: Cents;
}

/**
 * Monthly benefits of a bike first handed over from 2020 to 2030: 1 % of a quarter of the retail price, rounded down to
 * full 100 EUR; for fast bikes 0.03 % per kilometre besides. Decree of the states of 9 January 2020, § 8 (2) EStG.
 * @returns the benefits, or INVALID_INPUT
 */
export function bikeBenefit(bike: LeasedBike): Result<BikeBenefit, PayrollRefusal> {
  const refusal = checkBike(bike);
  if (refusal) return refuse(refusal);
  const listPrice = fullHundreds(bike.retailPrice / 4);
  return ok({
    listPrice: cents(listPrice),
    privateUse: cents(privateUseBenefit(listPrice)),
    commute: cents(bike.fast ? commuteBenefit(listPrice, bike.commuteKilometers, 0, 'FLAT_003') : 0),
  });
}
