import type { Cents } from '@stromwandel/kernel';
import type { VehicleListItem } from '../../api/replies.ts';
import { shownRate, shownSaving, type ShownRate, type ShownSaving } from '../../rates/shown-rate.ts';

/** The rate a card shows, with its saving against private leasing. */
export interface ListRate {
  readonly rate: ShownRate;
  /** Null where the catalogue has no private rate. */
  readonly saving: ShownSaving | null;
  /** What order, limits and comparisons count with: of an estimate its upper end. */
  readonly rateCents: Cents;
}

/** Whether a car has a rate computed with the person's own salary. */
export function isPersonal({ yourLeaseFrom }: Pick<VehicleListItem, 'yourLeaseFrom'>): boolean {
  return yourLeaseFrom !== null;
}

/** Whether a car can be ordered with the own pay, as far as the list says. */
export function isPossible(vehicle: Pick<VehicleListItem, 'yourLeaseFrom' | 'limitReached'>): boolean {
  return isPersonal(vehicle) && !vehicle.limitReached;
}

type RateFields = Pick<
  VehicleListItem,
  'privateLease' | 'yourLeaseFrom' | 'estimateLeaseFrom' | 'estimateRange'
>;

/** The own net rate when the API gives one, else the estimate, with its saving against private leasing. */
export function listRate(fields: RateFields): ListRate {
  const rate = shownRate({
    ownCents: fields.yourLeaseFrom,
    range: fields.estimateRange,
    flatCents: fields.estimateLeaseFrom,
  });
  const { privateLease } = fields;
  const saving = privateLease && shownSaving(rate, privateLease.perMonthCents);
  return { rate, saving, rateCents: rate.highCents };
}
