import type { Cents } from '@stromwandel/kernel';

/** Where wear can be. */
export const WEAR_PARTS = [
  'BUMPER',
  'BONNET',
  'WINDSCREEN',
  'FENDER',
  'DOOR',
  'SILL',
  'MIRROR',
  'ROOF',
  'TAILGATE',
  'LIGHT',
  'RIM',
  'TYRE',
  'SEAT',
  'DASHBOARD',
  'BOOT',
] as const;
export type WearPart = (typeof WEAR_PARTS)[number];

export const WEAR_KINDS = ['SCRATCH', 'DENT', 'STONE_CHIP', 'KERB_MARK', 'STAIN', 'BREAK'] as const;
export type WearKind = (typeof WEAR_KINDS)[number];

/** Longest side: up to 3 cm, up to 10 cm, or more. */
export const WEAR_SIZES = ['SMALL', 'MEDIUM', 'LARGE'] as const;
export type WearSize = (typeof WEAR_SIZES)[number];

/** DEEP: a fingernail feels it. */
export const WEAR_DEPTHS = ['SURFACE', 'DEEP'] as const;
export type WearDepth = (typeof WEAR_DEPTHS)[number];

export const WEAR_REPAIRS = ['POLISH', 'SPOT_REPAIR', 'PRESS_OUT', 'RIM_REPAIR', 'CLEAN', 'REPLACE'] as const;
export type WearRepair = (typeof WEAR_REPAIRS)[number];

/** Loss in value or price of a repair. */
export interface CentsRange {
  readonly fromCents: Cents;
  readonly toCents: Cents;
}

/** What someone sees at one place of a car. */
export interface WearFinding {
  readonly part: WearPart;
  readonly kind: WearKind;
  readonly size: WearSize;
  readonly depth: WearDepth;
}

/** A row of the provider's catalogue: usual wear is accepted, everything else costs a range. */
export interface WearRow extends WearFinding {
  /** Null: accepted as usual wear. */
  readonly loss: CentsRange | null;
  readonly repair: ({ readonly kind: WearRepair } & CentsRange) | null;
}

const FIELDS = ['part', 'kind', 'size', 'depth'] as const;

/** Whether two findings say the same. */
export const isSameFinding = (one: WearFinding, other: WearFinding): boolean =>
  FIELDS.every((field) => one[field] === other[field]);

/** The position of a finding in a catalogue, from 0; null where the catalogue does not list it. */
export function positionOf(rows: readonly WearRow[], finding: WearFinding): number | null {
  const at = rows.findIndex((row) => isSameFinding(row, finding));
  return at === -1 ? null : at;
}

/** The kinds that a catalogue lists for a part, in the order of the list of kinds. */
export const kindsOfPart = (rows: readonly WearRow[], part: WearPart): WearKind[] =>
  WEAR_KINDS.filter((kind) => rows.some((row) => row.part === part && row.kind === kind));
