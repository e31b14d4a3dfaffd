import { addDays, calendarDate, cents, type CalendarDate } from '@stromwandel/kernel';
import type { CarOffer } from '../../pricing/index.ts';
import type { VehicleRow } from './catalogue-store.ts';

type PricedVehicle = Pick<
  VehicleRow,
  'availableFrom' | 'deliveryToWeeks' | 'driveType' | 'listPriceCents' | 'rangeKm'
>;

/** The day on which the employer takes the car over at the latest: after the delivery time, and not before leases start. */
export function acquisitionDay(vehicle: PricedVehicle, today: CalendarDate): CalendarDate {
  const delivered = addDays(today, (vehicle.deliveryToWeeks ?? 0) * 7);
  if (vehicle.availableFrom === null) return delivered;
  const available = calendarDate(vehicle.availableFrom);
  return available > delivered ? available : delivered;
}

/** A car at a monthly gross rate, as pricing takes it. */
export function carOfferOf(vehicle: PricedVehicle, rateCents: number, today: CalendarDate): CarOffer {
  return {
    ratePerMonth: cents(rateCents),
    grossListPrice: cents(vehicle.listPriceCents),
    driveType: vehicle.driveType,
    rangeKm: vehicle.rangeKm,
    acquiredOn: acquisitionDay(vehicle, today),
  };
}
