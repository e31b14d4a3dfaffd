import { toEuro, type CalculatorCarReply } from '@stromwandel/api-spec';
import { cents, type CalendarDate } from '@stromwandel/kernel';
import { acquisitionDay } from '@stromwandel/pricing';
import type { CatalogueSnapshots } from './catalogue-snapshots.ts';

/** The cars on offer, each at its lowest gross rate, in the order of the list. */
export async function listCalculatorCars(
  snapshots: CatalogueSnapshots,
  today: CalendarDate,
): Promise<CalculatorCarReply[]> {
  const { cars } = await snapshots.current(today);
  return cars.flatMap(({ vehicle, rates: [lowest] }) => {
    if (!lowest) return [];
    return {
      ...vehicle,
      listPriceEur: toEuro(cents(vehicle.listPriceCents)),
      rateEur: toEuro(cents(lowest.totalMonthlyGrossCostCents)),
      comparisonEur: toEuro(cents(lowest.grossComparisonCostCents)),
      durationMonths: lowest.durationMonths,
      kmPerYear: lowest.kmPerYear,
      acquiredOn: acquisitionDay(vehicle, today),
    };
  });
}
