import type { ReplyOf } from '@stromwandel/api-spec';
import { COMPARISON_FIGURES, DEFAULT_COMPARISON_FIGURES } from '@stromwandel/offer';

/** The product's own figures as the API sends them, in their units. */
export function sampleComparisonDefaults(): ReplyOf<'getComparisonDefaults'> {
  const figures = COMPARISON_FIGURES.map((name) => {
    const { value, ...sourced } = DEFAULT_COMPARISON_FIGURES[name];
    return [name, { value: value / 100, ...sourced }];
  });
  // Has exactly these names.
  return Object.fromEntries(figures) as ReplyOf<'getComparisonDefaults'>;
}
