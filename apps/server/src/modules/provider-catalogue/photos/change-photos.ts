import type { AuditAction } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { Caller } from '../../../platform/scope/caller.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import { receivePhoto } from '../../../platform/photos/index.ts';
import { lockCatalogue } from '../car-store.ts';
import { recordCar, type CatalogueServices } from '../record-car.ts';
import { encodePhoto, LARGEST_PX } from './encode-photo.ts';
import {
  addPhoto,
  findCarReference,
  findPhotos,
  placePhotos,
  putPhoto,
  removePhoto,
  setTexts,
  type CarPhotos,
} from './photo-store.ts';

const MOST_PHOTOS = 20;

type Outcome = Promise<Result<CarPhotos, Refusal>>;
/** The result of a change of photos: a refusal, or whether anything changed. */
type Change = (tx: Transaction, before: CarPhotos) => Promise<Refusal | boolean>;

/** Changes the photos of a car, one change after the other, and records what was changed. */
function change(
  services: CatalogueServices,
  caller: Caller,
  { vehicleId, action }: { readonly vehicleId: number; readonly action: AuditAction },
  carryOut: Change,
): Outcome {
  return services.db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const reference = await findCarReference(tx, vehicleId);
    if (reference === undefined) return refuse({ code: 'NOT_FOUND' });
    const done = await carryOut(tx, await findPhotos(tx, vehicleId));
    if (typeof done === 'object') return refuse(done);
    if (done) await recordCar(tx, services, caller, { action, id: vehicleId, reference });
    return ok(await findPhotos(tx, vehicleId));
  });
}

interface PhotoUpload {
  readonly vehicleId: number;
  readonly fileName: string;
  readonly content: AsyncIterable<Uint8Array>;
  readonly maximumBytes: number;
}

/** Adds a photo behind those of a car. The same photo again changes nothing. */
export async function uploadPhoto(
  services: CatalogueServices,
  caller: Caller,
  { vehicleId, fileName, content, maximumBytes }: PhotoUpload,
): Outcome {
  const file = fileName;
  // A car that is not there is no reason to decode anything.
  if ((await findCarReference(services.db, vehicleId)) === undefined) return refuse({ code: 'NOT_FOUND' });
  const prepared = await receivePhoto({
    file,
    content,
    maximumBytes,
    largestPx: LARGEST_PX,
    encode: encodePhoto,
  });
  if (!prepared.ok) return prepared;
  const photo = await putPhoto(services.files, prepared.value);
  return change(services, caller, { vehicleId, action: 'CAR_PHOTO_ADDED' }, async (tx, before) => {
    if (before.length >= MOST_PHOTOS) return { code: 'TOO_MANY_PHOTOS', params: { file, most: MOST_PHOTOS } };
    return addPhoto(tx, services.files, photo, { vehicleId, fileName });
  });
}

/** Puts the photos of a car in order, unless they are others than the caller saw. */
export function orderPhotos(
  services: CatalogueServices,
  caller: Caller,
  { vehicleId, photoIds }: { readonly vehicleId: number; readonly photoIds: readonly number[] },
): Outcome {
  return change(services, caller, { vehicleId, action: 'CAR_PHOTOS_ORDERED' }, async (tx, before) => {
    const known = new Set(before.map(({ id }) => id));
    const given = new Set(photoIds);
    const isSame = given.size === photoIds.length && given.size === known.size;
    if (!isSame || photoIds.some((id) => !known.has(id))) return { code: 'CAR_CHANGED' };
    if (before.every(({ id }, place) => id === photoIds[place])) return false;
    await placePhotos(tx, vehicleId, photoIds);
    return true;
  });
}

interface OnePhoto {
  readonly vehicleId: number;
  readonly photoId: number;
}

/** Writes what a photo shows. */
export function describePhoto(
  services: CatalogueServices,
  caller: Caller,
  { altDe, altEn, ...photo }: OnePhoto & { readonly altDe: string | null; readonly altEn: string | null },
): Outcome {
  const { vehicleId } = photo;
  return change(services, caller, { vehicleId, action: 'CAR_PHOTO_DESCRIBED' }, async (tx, before) => {
    const known = before.find(({ id }) => id === photo.photoId);
    if (known && known.altDe === altDe && known.altEn === altEn) return false;
    return (await setTexts(tx, photo, { altDe, altEn })) || { code: 'NOT_FOUND' };
  });
}

/** Takes a photo off a car; orders that show it keep it. */
export function takePhotoOff(services: CatalogueServices, caller: Caller, photo: OnePhoto): Outcome {
  const { vehicleId } = photo;
  return change(
    services,
    caller,
    { vehicleId, action: 'CAR_PHOTO_REMOVED' },
    async (tx) => (await removePhoto(tx, photo)) || { code: 'NOT_FOUND' },
  );
}
