import { cents, type CalendarDate } from '@stromwandel/kernel';
import { acquisitionDay, type CarOffer } from '@stromwandel/pricing';
import type { VehicleRow } from './catalogue-store.ts';

export type PricedVehicle = Pick<
  VehicleRow,
  'availableFrom' | 'deliveryFromWeeks' | 'deliveryToWeeks' | 'driveType' | 'listPriceCents' | 'rangeKm'
>;

/** A car at a monthly gross rate, ordered today, in the form that pricing needs. */
export function carOfferOf(vehicle: PricedVehicle, rateCents: number, today: CalendarDate): CarOffer {
  return {
    ratePerMonth: cents(rateCents),
    grossListPrice: cents(vehicle.listPriceCents),
    driveType: vehicle.driveType,
    rangeKm: vehicle.rangeKm,
    acquiredOn: acquisitionDay(vehicle, today),
  };
}
