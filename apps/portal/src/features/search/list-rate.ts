import { toCents, type VehicleListItem } from '@stromwandel/api-spec';
import { savingsPercent } from '@stromwandel/catalogue';

/** The rate a card shows. */
export interface ListRate {
  readonly rateEur: number;
  /** Computed with the person's own salary; otherwise an estimate. */
  readonly personal: boolean;
  /** Against private leasing, in whole euros as both rates are shown; negative when private leasing is cheaper. */
  readonly savingEur: number;
  /** In whole percent. */
  readonly savingPercent: number;
}

/** Whether a car has a rate computed with the person's own salary. */
export function isPersonal({ yourLeaseFrom }: Pick<VehicleListItem, 'yourLeaseFrom'>): boolean {
  return yourLeaseFrom !== null;
}

type RateFields = Pick<VehicleListItem, 'leaseFrom' | 'yourLeaseFrom' | 'estimateLeaseFrom'>;

/** The own net rate when the API gives one, else the estimate, with its saving against private leasing. */
export function listRate({ leaseFrom, yourLeaseFrom, estimateLeaseFrom }: RateFields): ListRate {
  const rateEur = yourLeaseFrom ?? estimateLeaseFrom;
  const own = yourLeaseFrom === null ? null : toCents(yourLeaseFrom);
  return {
    rateEur,
    personal: yourLeaseFrom !== null,
    // Both rates stand rounded on the card; their difference must be the one people compute themselves.
    savingEur: Math.round(leaseFrom) - Math.round(rateEur),
    savingPercent: Math.round(savingsPercent(toCents(leaseFrom), own, toCents(estimateLeaseFrom))),
  };
}
