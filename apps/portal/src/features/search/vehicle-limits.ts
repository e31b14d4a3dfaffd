import { BODY_STYLES } from '@stromwandel/api-spec';
import type { Cents } from '@stromwandel/kernel';
import { keepsCarLimits, type CarLimits } from '@stromwandel/offer';
import type { VehicleListItem } from '../../api/replies.ts';
import { shownRateOf } from './budget/budget.ts';
import { isPossible } from './list-rate.ts';

/** What narrows the list beyond brand and model; null where nothing does. */
export interface VehicleLimits extends CarLimits {
  readonly body: VehicleListItem['bodyStyle'] | null;
  /** Only cars that can be ordered with the own pay. */
  readonly possible: true | null;
}

export const NO_LIMITS: VehicleLimits = {
  possible: null,
  rateFrom: null,
  rateTo: null,
  rangeFrom: null,
  body: null,
  deliveryTo: null,
  underCap: null,
};

// Widened by nothing: the object has exactly the keys of its type.
export const LIMIT_NAMES = Object.keys(NO_LIMITS) as (keyof VehicleLimits)[];

/** @returns the whole number from 1 to 999999 that a text writes; else null */
export function wholeNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

/** Reads the limits of an address; what makes no sense limits nothing. */
export function readLimits(query: URLSearchParams): VehicleLimits {
  const body = query.get('body');
  return {
    possible: query.get('possible') === 'true' ? true : null,
    rateFrom: wholeNumber(query.get('rateFrom')),
    rateTo: wholeNumber(query.get('rateTo')),
    rangeFrom: wholeNumber(query.get('rangeFrom')),
    body: BODY_STYLES.find((style) => style === body) ?? null,
    deliveryTo: wholeNumber(query.get('deliveryTo')),
    underCap: query.get('underCap') === 'true' ? true : null,
  };
}

/** What an address says about limits without limiting anything, with the limit it was meant for. */
export function unreadLimits(query: URLSearchParams): { limit: keyof VehicleLimits; value: string }[] {
  const read = readLimits(query);
  return LIMIT_NAMES.flatMap((limit) => {
    const value = query.get(limit)?.trim() ?? '';
    const meant = value !== '' && !(value === 'false' && (limit === 'underCap' || limit === 'possible'));
    return meant && read[limit] === null ? [{ limit, value }] : [];
  });
}

/** Writes the limits into an address; what limits nothing does not stand there. */
export function writeLimits(limits: VehicleLimits, query: URLSearchParams): void {
  for (const name of LIMIT_NAMES) if (limits[name] !== null) query.set(name, String(limits[name]));
}

/** How many limits are set. */
export function countLimits(limits: VehicleLimits): number {
  return Object.values(limits).filter((value) => value !== null).length;
}

/** The one cap that holds for all cars; null when they have several, or there is none. */
export function commonCap(vehicles: readonly VehicleListItem[]): Cents | null {
  const caps = new Set(vehicles.map(({ benefitCapCents }) => benefitCapCents).filter((cap) => cap !== null));
  const [cap] = caps;
  return caps.size === 1 && cap !== undefined ? cap : null;
}

/** Whether a car keeps to the limits; rates count as they are shown, in whole euros. */
export function keepsLimits(vehicle: VehicleListItem, limits: VehicleLimits): boolean {
  return (
    (limits.possible === null || isPossible(vehicle)) && keepsCarLimits(vehicle, shownRateOf(vehicle), limits)
  );
}
