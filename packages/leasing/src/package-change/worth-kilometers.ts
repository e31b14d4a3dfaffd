import type { Cents } from '@stromwandel/kernel';
import { agreedKilometers, settleDistance, type DistanceTerms } from '../distance/distance-forecast.ts';

const STEP_KM = 100;

/**
 * The kilometres over the whole term from which on a package with more of them costs less than the current one; of one with fewer the
 * kilometres up to which it does. Rates and kilometres beyond the agreed ones together, with VAT; to 100 km.
 * @param extraCost what the new package costs more up to the end of the term; below 0 when it costs less
 * @returns null where it never costs less
 */
export function worthKilometers(
  current: DistanceTerms,
  next: DistanceTerms,
  extraCost: Cents,
): number | null {
  const isWorth = (km: number) =>
    extraCost + settleDistance(next, km).grossCents < settleDistance(current, km).grossCents;
  const isMore = next.kmPerYear > current.kmPerYear;
  // Above the free kilometres of the larger package the difference stays, until a cap ends it.
  const { extraKilometersTolerance } = isMore ? next : current;
  const steps = Math.ceil((agreedKilometers(isMore ? next : current) + extraKilometersTolerance) / STEP_KM);
  for (let step = 0; step <= steps; step += 1) {
    const km = (isMore ? step : steps - step) * STEP_KM;
    if (isWorth(km)) return km;
  }
  return null;
}
