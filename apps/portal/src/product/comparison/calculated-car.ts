import type { SalaryInfo } from '@stromwandel/api-spec';
import type { ComparedCar } from '@stromwandel/offer';
import type { CalculatorCarReply, TaxResultReply } from '../../api/replies.ts';
import type { PricedCar } from '../browser-pricing/price-in-browser.ts';
import { ownSideOf } from './compared-car-of.ts';

/** Assumed for a car of one's own. */
const USUAL_KM_PER_YEAR = 10_000;

/**
 * The calculated car for the comparison with other ways.
 * @param offered the car as the catalogue offers it; null for a car of one's own
 */
export function calculatedCar(
  result: TaxResultReply,
  salary: SalaryInfo,
  car: PricedCar,
  offered: CalculatorCarReply | null,
): ComparedCar {
  return {
    electric: car.driveType === 'ELECTRIC',
    listPrice: car.listPriceCents,
    months: car.durationMonths,
    kmPerYear: offered?.kmPerYear ?? USUAL_KM_PER_YEAR,
    consumption: offered?.consumption ?? null,
    privateRate: car.comparisonCents > 0 ? car.comparisonCents : null,
    ...ownSideOf({ tax: result, salary }),
  };
}
