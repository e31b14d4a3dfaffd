import type { ComparisonEdits } from '@stromwandel/offer';
import { sharedState } from '../../ui/shared-state.tsx';

interface HeldEdits {
  /** The car or package that they belong to. */
  readonly subject: string;
  readonly edits: ComparisonEdits;
}

const NO_EDITS: ComparisonEdits = {};

const { Shared, useShared } = sharedState<HeldEdits | null>(null);

/** Parts of a page that show the comparison with the same own assumptions: on the screen and on paper. */
export const SharedEdits = Shared;

/** The person's own assumptions about a car; another car begins without any. */
export function useComparisonEdits(
  subject: string,
): readonly [edits: ComparisonEdits, set: (edits: ComparisonEdits) => void] {
  const [held, hold] = useShared();
  return [held?.subject === subject ? held.edits : NO_EDITS, (edits) => hold({ subject, edits })];
}
