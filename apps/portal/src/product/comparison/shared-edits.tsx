import type { ComparisonEdits, ComparisonEntry } from '@stromwandel/offer';
import { sharedState } from '../../ui/shared-state.tsx';

/** What own assumptions belong to. */
export interface ComparisonSubject {
  readonly car: string;
  /** Null for a car without packages. */
  readonly leasePackage: string | null;
}

interface HeldEdits extends ComparisonSubject {
  readonly edits: ComparisonEdits;
}

const NO_EDITS: ComparisonEdits = {};
/** Depend on term and kilometres; the others hold for each package of the car. */
const OF_PACKAGE: readonly ComparisonEntry[] = ['privateRate', 'tyres', 'residual'];

const { Shared, useShared } = sharedState<HeldEdits | null>(null);

/** Parts of a page that show the comparison with the same own assumptions: on the screen and on paper. */
export const SharedEdits = Shared;

function editsFor(held: HeldEdits | null, { car, leasePackage }: ComparisonSubject): ComparisonEdits {
  if (held === null || held.car !== car) return NO_EDITS;
  if (held.leasePackage === leasePackage) return held.edits;
  const { edits } = held;
  return Object.fromEntries(
    Object.entries(edits).filter(([entry]) => !OF_PACKAGE.some((one) => one === entry)),
  );
}

/** The person's own assumptions about a car; another car begins without any, another package without those of the package. */
export function useComparisonEdits(
  subject: ComparisonSubject,
): readonly [edits: ComparisonEdits, set: (edits: ComparisonEdits) => void] {
  const [held, hold] = useShared();
  return [editsFor(held, subject), (edits) => hold({ ...subject, edits })];
}
