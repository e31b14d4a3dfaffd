import { toEuro, type VehicleListItem } from '@stromwandel/api-spec';
import { estimatedNetRate, matchesFilter, readVehicleFilter, sortVehicles } from '@stromwandel/catalogue';
import { cents, type CalendarDate, type Cents } from '@stromwandel/kernel';
import type { Caller } from '../../access/caller.ts';
import { pricePackages, readPricingTerms, type PayrollPerson } from '../../pricing/index.ts';
import type { Services } from '../../services.ts';
import { carOfferOf } from './car-offer-of.ts';
import { carPictureUrl, NEUTRAL_PAINT } from './car-picture.ts';
import {
  findAllRates,
  findCheapestRates,
  findListedVehicles,
  type ListedVehicle,
  type PackageRate,
} from './catalogue-store.ts';
import { findPayrollPerson } from './payroll-person.ts';

export interface VehicleQuery {
  readonly manufacturerIds?: string | string[] | undefined;
  readonly modelIds?: string | string[] | undefined;
}

/** A car with the package that the list shows. */
interface Listing {
  readonly vehicle: ListedVehicle;
  readonly rate: PackageRate;
  readonly userPrice: Cents | null;
}

function listItem({ vehicle, rate, userPrice }: Listing): VehicleListItem {
  return {
    ...vehicle,
    listPrice: toEuro(cents(vehicle.listPriceCents)),
    mainPhotoUrl: carPictureUrl(vehicle, vehicle.paint),
    paint: vehicle.paint ?? NEUTRAL_PAINT,
    leaseFrom: toEuro(cents(rate.grossComparisonCostCents)),
    yourLeaseFrom: userPrice === null ? null : toEuro(userPrice),
    estimateLeaseFrom: toEuro(estimatedNetRate(cents(rate.totalMonthlyGrossCostCents))),
  };
}

/** Each car with its lowest gross rate. */
function listByGrossRate(
  vehicles: readonly ListedVehicle[],
  rates: ReadonlyMap<number, readonly PackageRate[]>,
): Listing[] {
  return vehicles.flatMap((vehicle) => {
    const rate = rates.get(vehicle.id)?.[0];
    return rate ? [{ vehicle, rate, userPrice: null }] : [];
  });
}

/** Each car with the package that costs this person least; a car that the pay cannot carry keeps its lowest gross rate. */
async function listByOwnRate(
  db: Services['db'],
  vehicles: readonly ListedVehicle[],
  person: PayrollPerson,
  today: CalendarDate,
): Promise<Listing[]> {
  const [rates, terms] = await Promise.all([findAllRates(db), readPricingTerms(db, today)]);
  const offers = vehicles.flatMap((vehicle) =>
    (rates.get(vehicle.id) ?? []).map((rate) => ({
      packageId: rate.packageId,
      vehicleId: vehicle.id,
      ...carOfferOf(vehicle, rate.totalMonthlyGrossCostCents, today),
    })),
  );
  const prices = pricePackages(person, offers, terms);
  const listings = listByGrossRate(vehicles, rates);
  if (!prices.ok) return listings;
  const { cheapestByVehicle } = prices.value;
  return listings.map((listing) => {
    const cheapest = cheapestByVehicle.get(listing.vehicle.id);
    if (!cheapest) return listing;
    const own = rates.get(listing.vehicle.id)?.find((rate) => rate.packageId === cheapest.packageId);
    return { ...listing, rate: own ?? listing.rate, userPrice: cheapest.userPrice };
  });
}

/**
 * The list of cars, narrowed and sorted. An employee with salary data gets exact net rates, computed anew for every
 * call: nothing personal outlives the request.
 */
export async function searchVehicles(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  query: VehicleQuery,
  caller: Caller | null,
): Promise<VehicleListItem[]> {
  const [all, person] = await Promise.all([findListedVehicles(db), findPayrollPerson(db, caller)]);
  const filter = readVehicleFilter(
    { brands: query.manufacturerIds, models: query.modelIds },
    all.map((vehicle) => vehicle.brand),
  );
  const vehicles = sortVehicles(all.filter((vehicle) => matchesFilter(vehicle, filter)));
  const listings = person
    ? await listByOwnRate(db, vehicles, person, clock.today())
    : listByGrossRate(vehicles, await findCheapestRates(db));
  return listings.map(listItem);
}
