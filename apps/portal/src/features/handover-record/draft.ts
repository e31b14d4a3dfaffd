import type { CallOf, ReplyOf } from '@stromwandel/api-spec';
import { assertNever } from '@stromwandel/kernel';
import {
  EMPTY_RECORD,
  type RecordContent,
  type RecordPart,
  type RecordSignatures,
} from '@stromwandel/leasing';
import { NO_SIGNATURE, signatureOf, type SignatureEntry } from '../../product/signature/signature-field.tsx';

export type HandoverRecord = ReplyOf<'getLeaseRecord'>;
export type PartBody = CallOf<'saveRecordPart'>['body'];
export type SavedPart = PartBody['part'];
export type Conclusion = CallOf<'concludeRecord'>['body'];
export type PhotoOfSide = NonNullable<RecordContent['photos']>[number];

/** What was entered, as it was typed: also what is not valid yet. */
export interface Entries {
  readonly vin: string;
  readonly plate: string;
  readonly vinConfirmed: boolean;
  readonly km: number | string | null;
  readonly kmPhoto: string | null;
  readonly keys: number | string | null;
  readonly cables: number | string | null;
  readonly papers: boolean;
  /** Of a return alone, like the next one. */
  readonly wheels: number | string | null;
  readonly clean: boolean;
  readonly photos: readonly PhotoOfSide[];
  readonly remarks: readonly { readonly text: string; readonly photo: string }[];
  readonly driver: SignatureEntry;
  readonly dealer: SignatureEntry;
  /** Why the driver does not sign; null where the driver does. */
  readonly unsigned: string | null;
}

/** A record on its way: kept in this browser until the server has all of it. */
export interface Draft {
  readonly step: RecordPart;
  readonly entries: Entries;
  /** Parts that the person has finished. */
  readonly finished: readonly SavedPart[];
  /** Finished parts that the server does not have yet, in their order. */
  readonly unsent: readonly SavedPart[];
  /** Names of photos that the server does not have yet, oldest first. */
  readonly unsentPhotos: readonly string[];
  /** Signed or refused, on its way to the server. */
  readonly conclusion: Conclusion | null;
}

/** Beginning of the names under which a browser keeps the record of a lease. */
export const recordBeginning = ({ leaseId, kind }: Pick<HandoverRecord, 'leaseId' | 'kind'>) =>
  `${kind === 'RETURN' ? 'return' : 'lease'}/${leaseId}/`;

/** A draft of what the server has; a new record after a refused one begins empty. */
export function draftOf(record: HandoverRecord): Draft {
  const { car, odometer, equipment, photos, remarks } = record.concluded ? EMPTY_RECORD : record;
  const finished: SavedPart[] = [
    ...(car ? (['CAR'] as const) : []),
    ...(odometer ? (['ODOMETER'] as const) : []),
    ...(equipment ? (['EQUIPMENT'] as const) : []),
    ...(photos ? (['PHOTOS'] as const) : []),
    ...(remarks ? (['REMARKS'] as const) : []),
  ];
  return {
    step:
      (['CAR', 'ODOMETER', 'EQUIPMENT', 'PHOTOS', 'REMARKS'] as const).find(
        (part) => !finished.includes(part),
      ) ?? 'SIGNATURES',
    entries: {
      vin: car?.vin ?? '',
      plate: car?.plate ?? record.plate ?? '',
      vinConfirmed: car?.vinConfirmed ?? false,
      km: odometer?.km ?? null,
      kmPhoto: odometer?.photo ?? null,
      keys: equipment?.keys ?? null,
      cables: equipment?.cables ?? null,
      papers: equipment?.papers ?? false,
      wheels: equipment?.wheels ?? null,
      clean: equipment?.clean ?? false,
      photos: photos ?? [],
      remarks: remarks ?? [],
      driver: { ...NO_SIGNATURE, name: record.driverName },
      dealer: NO_SIGNATURE,
      unsigned: null,
    },
    finished,
    unsent: [],
    unsentPhotos: [],
    conclusion: null,
  };
}

/** What was counted; wheels and cleaning where the form asks for them. */
function equipmentOf({ keys, cables, papers, wheels, clean }: Entries) {
  const returned = wheels === null ? {} : { wheels: Number(wheels), clean };
  return { keys: Number(keys), cables: Number(cables), papers, ...returned };
}

/** A finished part as the server takes it: its form has checked the entries. */
export function bodyOf(part: SavedPart, entries: Entries): PartBody {
  const { vin, plate, vinConfirmed, km, kmPhoto, photos, remarks } = entries;
  switch (part) {
    case 'CAR':
      return { part, vin, plate, vinConfirmed };
    case 'ODOMETER':
      return { part, km: Number(km), photo: kmPhoto ?? '' };
    case 'EQUIPMENT':
      return { part, ...equipmentOf(entries) };
    case 'PHOTOS':
      return { part, photos: [...photos] };
    case 'REMARKS':
      return { part, remarks: [...remarks] };
    default:
      return assertNever(part);
  }
}

/** The finished parts, as the rules of the record judge them. */
export function contentOf({ entries, finished }: Draft): RecordContent {
  const { vin, plate, vinConfirmed, km, kmPhoto, photos, remarks } = entries;
  const has = (part: SavedPart) => finished.includes(part);
  return {
    car: has('CAR') ? { vin, plate, vinConfirmed } : null,
    odometer: has('ODOMETER') && kmPhoto !== null ? { km: Number(km), photo: kmPhoto } : null,
    equipment: has('EQUIPMENT') ? equipmentOf(entries) : null,
    photos: has('PHOTOS') ? photos : null,
    remarks: has('REMARKS') ? remarks : null,
    paper: null,
  };
}

/** The signatures given so far. */
export function signaturesOf({ driver, dealer }: Entries): RecordSignatures & Conclusion['signatures'] {
  return { driver: signatureOf(driver), dealer: signatureOf(dealer) };
}

/** The draft with a part finished and waiting to be sent. */
export function withPart(draft: Draft, part: SavedPart, entries: Partial<Entries>): Draft {
  const add = (parts: readonly SavedPart[]) => [...parts.filter((one) => one !== part), part];
  return {
    ...draft,
    entries: { ...draft.entries, ...entries },
    finished: add(draft.finished),
    unsent: add(draft.unsent),
  };
}

/** The draft without a photo that the server does not take; its parts are open again. */
export function withoutPhoto(draft: Draft, photo: string): Draft {
  const { entries, finished, unsent, unsentPhotos } = draft;
  const isOther = (one: { readonly photo: string }) => one.photo !== photo;
  const lost: readonly SavedPart[] = [
    ...(entries.kmPhoto === photo ? (['ODOMETER'] as const) : []),
    ...(entries.photos.every(isOther) ? [] : (['PHOTOS'] as const)),
    ...(entries.remarks.every(isOther) ? [] : (['REMARKS'] as const)),
  ];
  return {
    ...draft,
    step: lost[0] ?? draft.step,
    entries: {
      ...entries,
      kmPhoto: entries.kmPhoto === photo ? null : entries.kmPhoto,
      photos: entries.photos.filter(isOther),
      remarks: entries.remarks.filter(isOther),
    },
    finished: finished.filter((part) => !lost.includes(part)),
    unsent: unsent.filter((part) => !lost.includes(part)),
    unsentPhotos: unsentPhotos.filter((one) => one !== photo),
    conclusion: null,
  };
}

/** How many things wait to be sent. */
export const waiting = ({ unsent, unsentPhotos, conclusion }: Draft): number =>
  unsent.length + unsentPhotos.length + (conclusion === null ? 0 : 1);
