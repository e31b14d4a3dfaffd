import { cents, type Cents } from '@stromwandel/kernel';
import { commuteBenefit, privateUseBenefit } from './car-benefit.ts';
import { fullHundreds } from './car-list-price.ts';

/** A leased bike, for people who do not have the benefit of their payslip at hand. */
export interface LeasedBike {
  /** Recommended retail price with VAT. */
  readonly retailPrice: Cents;
  /** Faster than 25 km/h with a number plate: a motor vehicle, so that commuting counts too. */
  readonly fast: boolean;
  readonly commuteKilometers: number;
}

/**
 * Monthly benefits of a bike first handed over from 2020 to 2030: 1 % of a quarter of the retail price, rounded down to
 * full 100 EUR; for fast bikes 0.03 % per kilometre besides. Decree of the states of 9 January 2020, § 8 (2) EStG.
 */
export function bikeBenefit(bike: LeasedBike): { listPrice: Cents; privateUse: Cents; commute: Cents } {
  const listPrice = fullHundreds(bike.retailPrice / 4);
  return {
    listPrice: cents(listPrice),
    privateUse: cents(privateUseBenefit(listPrice)),
    commute: cents(bike.fast ? commuteBenefit(listPrice, bike.commuteKilometers, 0, 'FLAT_003') : 0),
  };
}
