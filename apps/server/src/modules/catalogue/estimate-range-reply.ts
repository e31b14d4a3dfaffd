import { toEuro, type EstimateRangeReply } from '@stromwandel/api-spec';
import type { CalendarDate } from '@stromwandel/kernel';
import type { EstimateRangeOf } from '@stromwandel/pricing';
import { carOfferOf, type PricedVehicle } from './car-offer-of.ts';

/** The API's estimate for a car at a monthly gross rate in cents, ordered today. */
export function estimateRangeReply(
  estimateOf: EstimateRangeOf,
  vehicle: PricedVehicle,
  rateCents: number,
  today: CalendarDate,
): EstimateRangeReply {
  const range = estimateOf(carOfferOf(vehicle, rateCents, today));
  return range && { fromEur: toEuro(range.from), toEur: toEuro(range.to) };
}
