import { z } from 'zod';
import { BODY_STYLES } from '../vehicle-kinds.ts';
import { euro, idParam, idSchema, instantSchema, line } from './basics.ts';

/** Searches that an account keeps at most. */
export const MOST_SAVED_SEARCHES = 20;

/** Longest name of a saved search. */
export const LONGEST_SEARCH_NAME = 60;

const MOST_NAMES = 20;
const LONGEST_TEXT = 60;
const MOST_EUROS = 999_999;

const names = z.array(line(80)).max(MOST_NAMES);
const limit = z.int().min(1).max(MOST_EUROS).nullable();

/** What narrows the list of cars; null and empty lists narrow nothing. */
const savedFilter = z.strictObject({
  brands: names,
  models: names,
  /** Words that brand, model or trim must contain; "" for none. */
  text: z.string().trim().max(LONGEST_TEXT),
  /** Lowest net rate a month, or estimate. */
  rateFromEur: euro(1, MOST_EUROS).nullable(),
  /** Highest net rate a month, or estimate. */
  rateToEur: euro(1, MOST_EUROS).nullable(),
  /** Shortest range in kilometres. */
  rangeFrom: limit,
  body: z.enum(BODY_STYLES).nullable(),
  /** Longest delivery time in weeks. */
  deliveryTo: limit,
  /** Only cars whose list price keeps to the cap up to which a quarter of it is taxed. */
  underCap: z.literal(true).nullable(),
});

export const savedSearchBody = z.strictObject({ name: line(LONGEST_SEARCH_NAME), filter: savedFilter });

/** What a person types to save a search. */
export const savedSearchForm = savedSearchBody.pick({ name: true });

export const savedSearchParams = z.object({ searchId: idParam });

const savedSearch = savedSearchBody.extend({ id: idSchema, savedAt: instantSchema });

export const savedSearchesReply = z.object({
  /** Oldest first. */
  searches: z.array(savedSearch).max(MOST_SAVED_SEARCHES),
});

/** A saved search in the export of the own data, with the cars that fit since, or did when it was saved. */
export const exportedSearch = savedSearch.extend({
  cars: z.array(z.object({ vehicleId: idSchema, mailedAt: instantSchema.nullable() })),
});

export type SavedSearchContent = z.output<typeof savedSearchBody>;
