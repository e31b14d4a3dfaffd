import { addCents, ZERO_CENTS, type Cents } from '@stromwandel/kernel';
import {
  positionOf,
  type CentsRange,
  type WearFinding,
  type WearPart,
  type WearRow,
} from './wear-catalogue.ts';

/** The guided photos, once around the car and then inside. */
export const SELF_CHECK_VIEWS = [
  'FRONT',
  'WINDSCREEN',
  'LEFT_FRONT',
  'LEFT_DOORS',
  'LEFT_REAR',
  'REAR',
  'RIGHT_REAR',
  'RIGHT_DOORS',
  'RIGHT_FRONT',
  'DASHBOARD',
  'SEATS',
  'BOOT',
] as const;
export type SelfCheckView = (typeof SELF_CHECK_VIEWS)[number];

const FRONT_CORNER: readonly WearPart[] = ['FENDER', 'RIM', 'TYRE', 'BUMPER', 'LIGHT'];
const DOORS: readonly WearPart[] = ['DOOR', 'SILL', 'MIRROR', 'ROOF'];

/** The parts that a photo shows. */
export const PARTS_OF_VIEW: Readonly<Record<SelfCheckView, readonly WearPart[]>> = {
  FRONT: ['BUMPER', 'BONNET', 'LIGHT'],
  WINDSCREEN: ['WINDSCREEN', 'BONNET', 'ROOF'],
  LEFT_FRONT: FRONT_CORNER,
  LEFT_DOORS: DOORS,
  LEFT_REAR: FRONT_CORNER,
  REAR: ['BUMPER', 'TAILGATE', 'LIGHT'],
  RIGHT_REAR: FRONT_CORNER,
  RIGHT_DOORS: DOORS,
  RIGHT_FRONT: FRONT_CORNER,
  DASHBOARD: ['DASHBOARD'],
  SEATS: ['SEAT'],
  BOOT: ['BOOT'],
};

export const MOST_FINDINGS = 30;

/** Days after the last change after which an unfinished check is deleted. */
export const SELF_CHECK_DRAFT_DAYS = 30;
/** Months for which the check of a closed lease is kept. */
export const SELF_CHECK_KEPT_MONTHS = 12;

/** Whether all guided photos were taken. */
export const isCheckComplete = (photos: readonly { readonly view: SelfCheckView }[]): boolean =>
  SELF_CHECK_VIEWS.every((view) => photos.some((photo) => photo.view === view));

/** What the catalogue says about a finding. */
export interface PricedFinding<F extends WearFinding> {
  readonly finding: F;
  /** Number of the row, from 1; null where the catalogue does not list the finding, and the report alone decides. */
  readonly position: number | null;
  /** 0 to 0 for usual wear; null without a row. */
  readonly loss: CentsRange | null;
  /** Null without a hint, and for usual wear. */
  readonly repair: (NonNullable<WearRow['repair']> & { readonly isWorthIt: boolean }) | null;
}

/** A repair is worth its price up to this share of the loss in value. */
const WORTH_PERCENT = 70;

/** Whether the lowest price of a repair is at most 70 % of the middle of the loss in value. */
export const isRepairWorthIt = (repair: CentsRange, loss: CentsRange): boolean =>
  repair.fromCents * 200 <= (loss.fromCents + loss.toCents) * WORTH_PERCENT;

/** Looks findings up in a catalogue. */
export function priceFindings<F extends WearFinding>(
  rows: readonly WearRow[],
  findings: readonly F[],
): PricedFinding<F>[] {
  return findings.map((finding) => {
    const at = positionOf(rows, finding);
    const row = at === null ? undefined : rows[at];
    if (at === null || !row) return { finding, position: null, loss: null, repair: null };
    const { loss, repair } = row;
    return {
      finding,
      position: at + 1,
      loss: loss ?? { fromCents: ZERO_CENTS, toCents: ZERO_CENTS },
      repair: loss && repair && { ...repair, isWorthIt: isRepairWorthIt(repair, loss) },
    };
  });
}

/** What a return can cost by an own check. */
export interface SelfCheckSum extends CentsRange {
  /** Findings without a row in the catalogue, which the sum leaves out. */
  readonly unlisted: number;
}

/**
 * Adds up a check.
 * @param kilometerCents what the kilometres cost; credits below 0 do not lower the range, because they depend on the return
 */
export function sumOfCheck(
  priced: readonly PricedFinding<WearFinding>[],
  kilometerCents: Cents,
): SelfCheckSum {
  const listed = priced.flatMap(({ loss }) => loss ?? []);
  const kilometers = kilometerCents > 0 ? kilometerCents : ZERO_CENTS;
  return {
    fromCents: addCents(kilometers, ...listed.map(({ fromCents }) => fromCents)),
    toCents: addCents(kilometers, ...listed.map(({ toCents }) => toCents)),
    unlisted: priced.length - listed.length,
  };
}
