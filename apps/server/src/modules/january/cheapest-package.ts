import type { CalendarDate } from '@stromwandel/kernel';
import { pricePackages, type CarOffer, type PayrollPerson, type PricingTerms } from '@stromwandel/pricing';
import type { leasePackages, vehicles } from '../../platform/database/schema/index.ts';
import { carOfferOf } from '../catalogue/index.ts';

interface OfferedPackage {
  readonly vehicle: typeof vehicles.$inferSelect;
  readonly leasePackage: typeof leasePackages.$inferSelect;
  readonly photo: string | null;
  readonly paint: string | null;
}

/** The package with the lowest net rate, the first among equal ones; null where the pay carries none. */
export function cheapestOf(
  packages: readonly OfferedPackage[],
  person: PayrollPerson,
  terms: PricingTerms,
  today: CalendarDate,
): (OfferedPackage & { readonly offer: CarOffer }) | null {
  const offers = packages.map((one) => ({
    ...one,
    offer: carOfferOf(one.vehicle, one.leasePackage.totalMonthlyGrossCostCents, today),
  }));
  const priced = pricePackages(
    person,
    offers.map(({ leasePackage, offer }) => ({ ...offer, packageId: leasePackage.id })),
    terms,
  );
  if (!priced.ok) return null;
  const { prices } = priced.value;
  const priceOf = ({ leasePackage }: OfferedPackage) => prices.get(leasePackage.id) ?? Infinity;
  const [first] = offers
    .filter((one) => priceOf(one) < Infinity)
    .toSorted((one, other) => priceOf(one) - priceOf(other));
  return first ?? null;
}
