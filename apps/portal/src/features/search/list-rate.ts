import type { Cents } from '@stromwandel/kernel';
import type { VehicleListItem } from '../../api/replies.ts';
import { shownRate, shownSaving, type ShownRate, type ShownSaving } from '../../rates/shown-rate.ts';

/** The rate a card shows, with its saving against private leasing. */
export interface ListRate {
  readonly rate: ShownRate;
  readonly saving: ShownSaving;
  /** What order, limits and comparisons count with: of an estimate its upper end. */
  readonly rateCents: Cents;
}

/** Whether a car has a rate computed with the person's own salary. */
export function isPersonal({ yourLeaseFrom }: Pick<VehicleListItem, 'yourLeaseFrom'>): boolean {
  return yourLeaseFrom !== null;
}

type RateFields = Pick<
  VehicleListItem,
  'leaseFrom' | 'yourLeaseFrom' | 'estimateLeaseFrom' | 'estimateRange'
>;

/** The own net rate when the API gives one, else the estimate, with its saving against private leasing. */
export function listRate(fields: RateFields): ListRate {
  const rate = shownRate({
    ownCents: fields.yourLeaseFrom,
    range: fields.estimateRange,
    flatCents: fields.estimateLeaseFrom,
  });
  return { rate, saving: shownSaving(rate, fields.leaseFrom), rateCents: rate.highCents };
}
