import { contract, toEuro, type EstimateRangeReply, type PackageRatesReply } from '@stromwandel/api-spec';
import { cents, type CalendarDate } from '@stromwandel/kernel';
import { estimatedNetRate, type PremiumPerson } from '@stromwandel/offer';
import { createEstimateRange } from '@stromwandel/pricing';
import { computeInSlices } from '../../platform/fair-share/index.ts';
import { PreparedJson } from '../../platform/http/prepared-json.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import { EVERYTHING, readEmployerOffer, readPricingTerms } from '../offer/index.ts';
import type { CatalogueSnapshot } from './catalogue-snapshots.ts';
import { estimateRangeReply } from './estimate-range-reply.ts';
import type { ListedVehicle } from './catalogue-store.ts';
import type { OfferedCar } from './offered-cars.ts';
import { readPersonalList, type PersonalList, type PricedPackage } from './personal-list.ts';
import { privateLeaseReply } from './private-lease.ts';
import type { ShownRatesServices } from './shown-rates.ts';

type Reply = PreparedJson<typeof contract.listPackageRates>;
type PackageReply = PackageRatesReply['packages'][number];

function packageReply(
  vehicle: ListedVehicle,
  { rate, userPrice }: PricedPackage,
  person: PremiumPerson | undefined,
  estimateRange: EstimateRangeReply,
  limitReached: boolean,
): PackageReply {
  return {
    packageId: rate.packageId,
    leaseFrom: toEuro(cents(rate.grossComparisonCostCents)),
    yourLeaseFrom: userPrice === null ? null : toEuro(userPrice),
    privateLease: privateLeaseReply(
      vehicle,
      rate,
      rate.privateLease,
      userPrice === null ? undefined : person,
    ),
    limitReached,
    estimateLeaseFrom: toEuro(estimatedNetRate(cents(rate.totalMonthlyGrossCostCents))),
    estimateRange,
    durationMonths: rate.durationMonths,
    kmPerYear: rate.kmPerYear,
  };
}

async function writeRates(
  { cars, terms, priceAll, premiumPersonOf, isForbidden }: Omit<PersonalList, 'choose'>,
  today: CalendarDate,
): Promise<Reply> {
  const estimateOf = createEstimateRange(terms);
  const written = await computeInSlices(cars, (offered): readonly Buffer[] => {
    const { vehicle } = offered.car;
    const person = premiumPersonOf(offered);
    const packages = priceAll(offered).map((one) =>
      packageReply(
        vehicle,
        one,
        person,
        one.userPrice === null
          ? estimateRangeReply(estimateOf, vehicle, one.rate.totalMonthlyGrossCostCents, today)
          : null,
        isForbidden(offered, one),
      ),
    );
    return PreparedJson.elements(contract.listPackageRates, [{ vehicleId: vehicle.id, packages }]);
  });
  return PreparedJson.listOf(contract.listPackageRates, written);
}

const noLimits = () => false;
const nothingOfPerson = () => undefined;
const withoutPrices = ({ rates }: OfferedCar) => rates.map((rate) => ({ rate, userPrice: null }));

/** Creates what lists the rates of all packages; the reply for visitors is written once for a list of cars. */
export function createPackageRates(services: ShownRatesServices): (caller: Caller | null) => Promise<Reply> {
  const { db, clock, snapshots } = services;
  const forVisitors = new WeakMap<CatalogueSnapshot, Promise<Reply>>();
  const writeForVisitors = async ({ cars }: CatalogueSnapshot, today: CalendarDate): Promise<Reply> => {
    const terms = await readPricingTerms(db, today, EVERYTHING);
    const offered = cars.map((car) => ({ car, rates: car.rates }));
    return writeRates(
      {
        cars: offered,
        terms,
        priceAll: withoutPrices,
        premiumPersonOf: nothingOfPerson,
        isForbidden: noLimits,
      },
      today,
    );
  };
  return async (caller) => {
    const today = clock.today();
    const [snapshot, offer] = await Promise.all([snapshots.current(today), readEmployerOffer(db, caller)]);
    if (caller !== null && offer !== EVERYTHING) {
      return writeRates(await readPersonalList(services, snapshot.cars, { caller, offer, today }), today);
    }
    const known = forVisitors.get(snapshot);
    if (known) return known;
    const written = writeForVisitors(snapshot, today);
    forVisitors.set(snapshot, written);
    // A failure is not kept.
    written.catch(() => forVisitors.delete(snapshot));
    return written;
  };
}
