import type { Cents } from '@stromwandel/kernel';

/** What narrows the list of cars beyond brand, model and text; null where nothing does. */
export interface CarLimits {
  /** Lowest net rate, or estimate, in whole euros a month. */
  readonly rateFrom: number | null;
  /** Highest net rate, or estimate, in whole euros a month. */
  readonly rateTo: number | null;
  /** Shortest range in kilometres. */
  readonly rangeFrom: number | null;
  readonly body: string | null;
  /** Longest delivery time in weeks; cars that are delivered on request do not keep to any. */
  readonly deliveryTo: number | null;
  /** Only cars whose list price keeps to the cap up to which a quarter of it is taxed. */
  readonly underCap: true | null;
}

/** A car as the list shows it. */
interface LimitedCar {
  readonly rangeKm: number;
  readonly bodyStyle: string;
  readonly deliveryToWeeks: number | null;
  readonly listPrice: Cents;
  /** Null when the car has no cap. */
  readonly benefitCapCents: Cents | null;
}

function keepsToCap({ listPrice, benefitCapCents }: LimitedCar): boolean {
  return benefitCapCents !== null && listPrice <= benefitCapCents;
}

/**
 * Whether a car keeps to the limits.
 * @param rateEuros the net rate in whole euros a month, as the list shows it; of an estimate its upper end
 */
export function keepsCarLimits(car: LimitedCar, rateEuros: number, limits: CarLimits): boolean {
  const { rateFrom, rateTo, rangeFrom, body, deliveryTo, underCap } = limits;
  return (
    (rateFrom === null || rateEuros >= rateFrom) &&
    (rateTo === null || rateEuros <= rateTo) &&
    (rangeFrom === null || car.rangeKm >= rangeFrom) &&
    (body === null || car.bodyStyle === body) &&
    (deliveryTo === null || (car.deliveryToWeeks !== null && car.deliveryToWeeks <= deliveryTo)) &&
    (underCap === null || keepsToCap(car))
  );
}
