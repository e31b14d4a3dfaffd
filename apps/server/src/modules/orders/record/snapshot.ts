import type { SalaryInfo, TaxResultReply } from '@stromwandel/api-spec';
import { type AdditionalDrivers, carName } from '@stromwandel/offer';
import type { CalendarDate } from '@stromwandel/kernel';
import type { CarOffer, PricingTerms } from '@stromwandel/pricing';
import type { Lessor } from '../../contract-printing/index.ts';
import type {
  deliveryOptions,
  leasePackages,
  tenants,
  vehicleColors,
  vehicles,
} from '../../../platform/database/schema/index.ts';

/** The car as it was ordered. */
export type FrozenVehicle = Omit<
  typeof vehicles.$inferSelect,
  'active' | 'availableFrom' | 'demoPrice' | 'reference'
>;
/** The lease package as it was ordered. */
export type FrozenPackage = Omit<typeof leasePackages.$inferSelect, 'active' | 'vehicleId'>;
export type FrozenColor = Pick<typeof vehicleColors.$inferSelect, 'id' | 'name' | 'hex'>;
export type FrozenDelivery = Pick<typeof deliveryOptions.$inferSelect, 'id' | 'name' | 'description'>;

/** What is on offer, and whether the order still stands on it. */
export interface FrozenOffer {
  readonly vehicle: FrozenVehicle;
  readonly leasePackage: FrozenPackage;
  readonly color: FrozenColor;
  readonly delivery: FrozenDelivery;
}

export interface FrozenPerson {
  readonly title: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly streetNumber: string;
  readonly postcode: string;
  readonly place: string;
  readonly state: string;
  readonly placeOfBirth: string;
  readonly employeeId: string | null;
}

/**
 * What an order was calculated from and shown with, apart from salary data and tax result. Written once, never changed. Amounts are cents unless the name says `Eur`.
 */
export interface OrderSnapshot extends FrozenOffer {
  /** The version of this shape, see `frozen-versions`. */
  readonly schemaVersion: number;
  /** Names of the photos that the car had, in their order. */
  readonly photos: readonly string[];
  /** The number of the car in the catalogue. */
  readonly reference: string | null;
  readonly person: FrozenPerson;
  readonly employer: Pick<
    typeof tenants.$inferSelect,
    'name' | 'street' | 'streetNumber' | 'postcode' | 'place'
  >;
  /** Who leases the car to the employer. */
  readonly lessor: Lessor;
  /** Who may drive beside the employee. */
  readonly additionalDrivers: AdditionalDrivers;
  /** What the price was computed with; together with the salary data it gives the tax result again. */
  readonly calculation: { readonly car: CarOffer; readonly terms: PricingTerms };
  readonly versions: {
    readonly law: string;
    readonly texts: string;
    /** Day and fingerprint of the offer. */
    readonly catalogue: string;
    readonly terms: string;
  };
  readonly orderedOn: CalendarDate;
}

/** What of an order only its employee sees. Stored sealed, beside the snapshot. */
export interface PrivateSnapshot {
  readonly schemaVersion: number;
  readonly salaryInfo: SalaryInfo;
  readonly taxResult: TaxResultReply;
}

/** Brand, model and trim level, as mails and lists name a car. */
export function vehicleName({ vehicle }: Pick<FrozenOffer, 'vehicle'>): string {
  const { brand, model, trimLevel } = vehicle;
  return [carName(brand, model), trimLevel].filter((part) => part !== null).join(' ');
}
