import { photoAddress, type ReplyOf } from '@stromwandel/api-spec';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../../platform/database/database.ts';
import { photoImages, photos, vehiclePhotos, vehicles } from '../../../platform/database/schema/index.ts';
import type { FileStore, PutFile } from '../../../platform/files/index.ts';
import { photoPlace } from '../../catalogue/index.ts';
import type { PreparedPhoto } from './encode-photo.ts';

export type CarPhotos = ReplyOf<'orderCarPhotos'>;

/** The photos of a car in their order. */
export async function findPhotos(db: DatabaseOrTransaction, vehicleId: number): Promise<CarPhotos> {
  const rows = await db
    .select()
    .from(vehiclePhotos)
    .where(eq(vehiclePhotos.vehicleId, vehicleId))
    .orderBy(asc(vehiclePhotos.position), asc(vehiclePhotos.id));
  return rows.map(({ photo, ...row }) => ({ ...row, url: photoAddress(photo) }));
}

/** The provider's number of a car, or undefined. */
export async function findCarReference(db: DatabaseOrTransaction, id: number): Promise<string | undefined> {
  const [row] = await db.select({ reference: vehicles.reference }).from(vehicles).where(eq(vehicles.id, id));
  return row?.reference;
}

/** A photo whose files are stored. */
export interface PutPhoto {
  readonly name: string;
  readonly images: readonly { readonly widthPx: number; readonly file: PutFile }[];
}

/** Stores the files of a photo, before the transaction that adds it to a car. */
export async function putPhoto(files: FileStore, { name, images }: PreparedPhoto): Promise<PutPhoto> {
  const put = images.map(async ({ widthPx, content }) => ({
    widthPx,
    file: await files.put(photoPlace(name, widthPx), content),
  }));
  return { name, images: await Promise.all(put) };
}

/** Puts a photo behind those of a car; false when the car has it already. */
export async function addPhoto(
  tx: Transaction,
  files: FileStore,
  { name, images }: PutPhoto,
  { vehicleId, fileName }: { readonly vehicleId: number; readonly fileName: string },
): Promise<boolean> {
  const [isNew] = await tx.insert(photos).values({ name }).onConflictDoNothing().returning();
  for (const { widthPx, file } of isNew ? images : []) {
    await tx.insert(photoImages).values({ photo: name, widthPx, fileId: await files.insert(tx, file) });
  }
  const added = await tx
    .insert(vehiclePhotos)
    .values({
      vehicleId,
      photo: name,
      fileName,
      position: sql`(select coalesce(max(position) + 1, 0) from vehicle_photos where vehicle_id = ${vehicleId})`,
    })
    .onConflictDoNothing()
    .returning();
  return added.length > 0;
}

/** Gives the photos of a car their places. */
export async function placePhotos(
  tx: Transaction,
  vehicleId: number,
  photoIds: readonly number[],
): Promise<void> {
  await tx.execute(sql`update vehicle_photos as own set position = given.position
    from jsonb_array_elements_text(${JSON.stringify(photoIds)}::jsonb) with ordinality as given(id, position)
    where own.vehicle_id = ${vehicleId} and own.id = given.id::bigint`);
}

interface OnePhoto {
  readonly vehicleId: number;
  readonly photoId: number;
}
const isPhoto = ({ vehicleId, photoId }: OnePhoto) =>
  and(eq(vehiclePhotos.id, photoId), eq(vehiclePhotos.vehicleId, vehicleId));

/** Writes what a photo shows; false when the car has no such photo. */
export async function setTexts(
  tx: Transaction,
  photo: OnePhoto,
  texts: { readonly altDe: string | null; readonly altEn: string | null },
): Promise<boolean> {
  return (await tx.update(vehiclePhotos).set(texts).where(isPhoto(photo)).returning()).length > 0;
}

/**
 * Takes a photo off a car; false when the car has no such photo. Its pictures go with it, unless another car or an order
 * shows them.
 */
export async function removePhoto(tx: Transaction, photo: OnePhoto): Promise<boolean> {
  const [removed] = await tx.delete(vehiclePhotos).where(isPhoto(photo)).returning();
  if (!removed) return false;
  await tx.execute(sql`delete from photos where name = ${removed.photo} and not kept
    and not exists (select from vehicle_photos where photo = ${removed.photo})`);
  return true;
}
