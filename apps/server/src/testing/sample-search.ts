import type { SavedSearchContent } from '@stromwandel/api-spec';

/** A search to save; without changes it finds every car. */
export function sampleSearch(
  changes: Partial<SavedSearchContent['filter']> = {},
  name = 'SUV',
): SavedSearchContent {
  return {
    name,
    filter: {
      brands: [],
      models: [],
      text: '',
      rateFromEur: null,
      rateToEur: null,
      rangeFrom: null,
      body: null,
      deliveryTo: null,
      underCap: null,
      ...changes,
    },
  };
}
