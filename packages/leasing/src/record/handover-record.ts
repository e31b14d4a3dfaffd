import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { LeaseState } from '../lease.ts';

/** What a record is about: both have the same parts. */
export const RECORD_KINDS = ['HANDOVER', 'RETURN'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** The parts of a record in their order. The last one is signed when the record is concluded. */
export const RECORD_PARTS = ['CAR', 'ODOMETER', 'EQUIPMENT', 'PHOTOS', 'REMARKS', 'SIGNATURES'] as const;
export type RecordPart = (typeof RECORD_PARTS)[number];

/** The sides of the car that are always photographed. */
export const PHOTO_SIDES = ['FRONT', 'LEFT', 'REAR', 'RIGHT', 'INSIDE'] as const;
export type PhotoSide = (typeof PHOTO_SIDES)[number];

export const MOST_RECORD_PHOTOS = 20;
export const MOST_REMARKS = 10;
/** Sheets of a record on paper. */
export const MOST_SHEETS = 10;

/** Photos are named by the client that took them, so that a part can name a photo that is still to be sent. */
type PhotoName = string;

/** What is handed over with the car. */
export interface RecordEquipment {
  readonly keys: number;
  /** Charging cables. */
  readonly cables: number;
  /** The registration certificate, part I, is there. */
  readonly papers: boolean;
  /** Wheels that are not on the car; of the return alone. */
  readonly wheels?: number;
  /** The car is clean inside and outside; of the return alone. */
  readonly clean?: boolean;
}

/** What was entered so far; a part is null until it is saved. */
export interface RecordContent {
  /** As read at the car. */
  readonly car: { readonly vin: string; readonly plate: string; readonly vinConfirmed: boolean } | null;
  /** Whole kilometres, as the car shows them. */
  readonly odometer: { readonly km: number; readonly photo: PhotoName } | null;
  readonly equipment: RecordEquipment | null;
  readonly photos: readonly { readonly side: PhotoSide | 'OTHER'; readonly photo: PhotoName }[] | null;
  readonly remarks: readonly { readonly text: string; readonly photo: PhotoName }[] | null;
  /** The record was made and signed on paper; null for one that was made here. */
  readonly paper: PaperRecord | null;
}

/** What the lease needs of a record on paper; the rest can be read on its photographed sheets. */
export interface PaperRecord {
  /** Whole kilometres; null where the car was refused. */
  readonly km: number | null;
  /** Number of keys; null where the sheet does not state it. */
  readonly keys: number | null;
  /** Defects that the sheet states, or why the car was refused; null for none. */
  readonly defects: string | null;
  readonly sheets: readonly PhotoName[];
}

export const EMPTY_RECORD: RecordContent = {
  car: null,
  odometer: null,
  equipment: null,
  photos: null,
  remarks: null,
  paper: null,
};

/**
 * A simple electronic signature: the record proves facts and changes no contract. Drawn as strokes, each a list
 * x, y, x, y … in a field of 1,000 by 400; without strokes the name was typed, or signed on paper.
 */
export interface Signature {
  readonly name: string;
  readonly strokes: readonly (readonly number[])[];
}

/** The driver's signature, and that of the dealer who hands the car over or takes it back. */
export interface RecordSignatures {
  readonly driver: Signature | null;
  readonly dealer: Signature | null;
  /** Why the driver does not sign the record of the return, which is valid all the same. */
  readonly unsigned?: string | null;
}

/** REFUSED: the driver does not take the car; the lease stays prepared, and nothing is paid. */
export const RECORD_OUTCOMES = ['ACCEPTED', 'REFUSED'] as const;
export type RecordOutcome = (typeof RECORD_OUTCOMES)[number];

/** The sides that no photo shows yet. */
export function missingSides(photos: RecordContent['photos']): PhotoSide[] {
  const shown = new Set(photos?.map(({ side }) => side));
  return PHOTO_SIDES.filter((side) => !shown.has(side));
}

/**
 * The parts without which a record cannot be concluded, in their order. Remarks are voluntary; a refusal needs at least
 * one, and nothing else, because a wrong car has no fitting VIN, plate or keys. A record on paper has its odometer, keys
 * and photos on its sheets.
 */
export function missingParts(
  content: RecordContent,
  { driver, dealer, unsigned = null }: RecordSignatures,
  outcome: RecordOutcome,
): RecordPart[] {
  if (outcome === 'REFUSED') {
    return content.remarks?.length || content.paper?.defects ? [] : ['REMARKS'];
  }
  const isOnPaper = content.paper !== null && content.paper.sheets.length > 0;
  const isMissing: Readonly<Record<RecordPart, boolean>> = {
    CAR: content.car === null,
    ODOMETER: isOnPaper ? content.paper.km === null : content.odometer === null,
    EQUIPMENT: !isOnPaper && content.equipment === null,
    PHOTOS: !isOnPaper && missingSides(content.photos).length > 0,
    REMARKS: false,
    SIGNATURES: (driver === null && unsigned === null) || dealer === null,
  };
  return RECORD_PARTS.filter((part) => isMissing[part]);
}

/** The odometer at the handover, with its photo where there is one; null while it is unknown. */
export function odometerOf({ paper, odometer }: Pick<RecordContent, 'paper' | 'odometer'>): {
  readonly km: number;
  readonly photo: PhotoName | null;
} | null {
  if (paper === null) return odometer;
  return paper.km === null ? null : { km: paper.km, photo: null };
}

/** Whether the VIN at the car is another than the provider entered. An unknown one differs from none. */
export function vinDiffers(known: string | null, entered: string): boolean {
  return known !== null && known !== entered;
}

/** The names of all photos in a record, each once. */
export function photosOf({ odometer, photos, remarks, paper }: RecordContent): PhotoName[] {
  return [
    ...new Set([
      ...(odometer === null ? [] : [odometer.photo]),
      ...(photos ?? []).map(({ photo }) => photo),
      ...(remarks ?? []).map(({ photo }) => photo),
      ...(paper?.sheets ?? []),
    ]),
  ];
}

export type RecordRefusal =
  /** The car is with the driver already. */
  | { readonly code: 'ALREADY_HANDED_OVER' }
  /** The car came back already. */
  | { readonly code: 'ALREADY_RETURNED' }
  /** The car was not handed over yet. */
  | { readonly code: 'LEASE_NOT_ACTIVE' }
  /** The order ended before the handover. */
  | { readonly code: 'LEASE_ENDED' }
  /** The VIN is another than the provider entered, and was not confirmed. */
  | { readonly code: 'VIN_DIFFERS' }
  /** Photos that were not sent. */
  | { readonly code: 'PHOTOS_NOT_SENT'; readonly photos: readonly string[] }
  | { readonly code: 'RECORD_INCOMPLETE'; readonly missing: readonly RecordPart[] };

/** The facts about the lease that a record is judged by. */
export interface RecordContext {
  readonly kind: RecordKind;
  readonly leaseState: LeaseState;
  /** As the provider entered it; null while unknown. */
  readonly knownVin: string | null;
  /** Names of the photos that were received. */
  readonly received: ReadonlySet<string>;
}

/** A handover is recorded before the lease is active, a return while it is. */
function refusalOfState({
  kind,
  leaseState,
}: Pick<RecordContext, 'kind' | 'leaseState'>): RecordRefusal | null {
  if (leaseState === (kind === 'HANDOVER' ? 'PREPARED' : 'ACTIVE')) return null;
  if (leaseState === 'CANCELLED') return { code: 'LEASE_ENDED' };
  if (kind === 'HANDOVER') return { code: 'ALREADY_HANDED_OVER' };
  return { code: leaseState === 'PREPARED' ? 'LEASE_NOT_ACTIVE' : 'ALREADY_RETURNED' };
}

/** Decides a change of parts: the record's content afterwards. */
export function savePart(
  content: RecordContent,
  change: Partial<RecordContent>,
  { knownVin, received, ...context }: RecordContext,
): Result<RecordContent, RecordRefusal> {
  const refused = refusalOfState(context);
  if (refused) return refuse(refused);
  const { car } = change;
  if (car && !car.vinConfirmed && vinDiffers(knownVin, car.vin)) return refuse({ code: 'VIN_DIFFERS' });
  const lost = photosOf({ ...EMPTY_RECORD, ...change }).filter((photo) => !received.has(photo));
  return lost.length > 0 ? refuse({ code: 'PHOTOS_NOT_SENT', photos: lost }) : ok({ ...content, ...change });
}

/** Decides whether a record can be concluded. */
export function concludeRecord(
  content: RecordContent,
  signatures: RecordSignatures,
  outcome: RecordOutcome,
  context: Pick<RecordContext, 'kind' | 'leaseState'>,
): Result<void, RecordRefusal> {
  const refused = refusalOfState(context);
  if (refused) return refuse(refused);
  const missing = missingParts(content, signatures, outcome);
  return missing.length > 0 ? refuse({ code: 'RECORD_INCOMPLETE', missing }) : ok(undefined);
}
