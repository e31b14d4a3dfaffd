import type {
  CostComparisonReply,
  LaterReply,
  OrderDetailReply,
  SalaryInfo,
  TaxResultReply,
} from '@stromwandel/api-spec';
import { type AdditionalDrivers, carName } from '@stromwandel/offer';
import type { CalendarDate } from '@stromwandel/kernel';
import type { FiguresRow } from '@stromwandel/payroll';
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

/** The frozen offer that the order is based on. */
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
 * Calculation and display data of an order, apart from salary data and tax result. Written once, never changed.
 * Amounts are cents unless the name says `Eur`.
 */
export interface OrderSnapshot extends FrozenOffer {
  /** The version of this shape; see `frozen-versions`. */
  readonly schemaVersion: number;
  /** Names of the photos that the car had, in their order. */
  readonly photos: readonly string[];
  /** The car's number in the catalogue. */
  readonly reference: string | null;
  /** Packages of the order day that differ in their kilometres a year alone: the lease may change to them, at these prices. */
  readonly otherPackages: readonly FrozenPackage[];
  readonly person: FrozenPerson;
  readonly employer: Pick<
    typeof tenants.$inferSelect,
    'name' | 'street' | 'streetNumber' | 'postcode' | 'place'
  >;
  /** The lessor of the employer. */
  readonly lessor: Lessor;
  /** Rules on drivers beside the employee. */
  readonly additionalDrivers: AdditionalDrivers;
  /** Price inputs; with the salary data they reproduce the tax result. */
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

/** The part of an order that only its employee may see. Stored sealed, beside the snapshot. */
export interface PrivateSnapshot {
  readonly schemaVersion: number;
  readonly salaryInfo: SalaryInfo;
  readonly taxResult: TaxResultReply;
  readonly later: LaterReply;
  readonly comparison: CostComparisonReply;
  /** The net rate when the car is expected, where other figures hold then. */
  readonly rateAtDelivery: OrderDetailReply['rateAtDelivery'];
  /** Of a recalculation: the loaded rows among its figures; absent where those of the release are alone. */
  readonly figures?: readonly FiguresRow[];
}

/** Brand, model and trim level: the car's name in mails and lists. */
export function vehicleName({ vehicle }: Pick<FrozenOffer, 'vehicle'>): string {
  const { brand, model, trimLevel } = vehicle;
  return [carName(brand, model), trimLevel].filter((part) => part !== null).join(' ');
}
