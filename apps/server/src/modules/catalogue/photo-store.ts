import { and, asc, eq, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { photoImages, vehiclePhotos } from '../../platform/database/schema/index.ts';
import type { FilePlace } from '../../platform/files/index.ts';
import type { Services } from '../../services.ts';

/** Where the file of a photo belongs: to the provider, and to no person. */
export function photoPlace(photo: string, widthPx: number): FilePlace {
  return { name: `photo_images/${photo}/${widthPx}`, tenantId: null, ownerId: null };
}

const inOrder = [asc(vehiclePhotos.position), asc(vehiclePhotos.id)];

/** Name of the first photo of each car of a query on `vehicles`; null without photos. */
export const firstPhoto = () => sql<string | null>`(
  select own.photo from vehicle_photos as own
  where own.vehicle_id = vehicles.id order by own.position, own.id limit 1)`;

/** Paint of the first colour of each car of a query on `vehicles`, as `#RRGGBB`; null without colours. */
export const firstPaint = () => sql<string | null>`(
  select color.hex from vehicle_colors as color
  where color.vehicle_id = vehicles.id order by color.position limit 1)`;

/** A car's photos with their descriptions, in display order. */
export async function findCarPhotos(db: DatabaseOrTransaction, vehicleId: number) {
  return db
    .select({ photo: vehiclePhotos.photo, altDe: vehiclePhotos.altDe, altEn: vehiclePhotos.altEn })
    .from(vehiclePhotos)
    .where(eq(vehiclePhotos.vehicleId, vehicleId))
    .orderBy(...inOrder);
}

/**
 * Returns the names of a car's photos in order and keeps the files, even when the car is deleted, because orders show
 * them. Skips photos that are being removed at this moment.
 */
export async function keepCarPhotos(tx: Transaction, vehicleId: number): Promise<string[]> {
  await tx.execute(sql`update photos set kept = true where not kept
    and name in (select photo from vehicle_photos where vehicle_id = ${vehicleId})`);
  return (await findCarPhotos(tx, vehicleId)).map(({ photo }) => photo);
}

/** A photo in one of its widths as WebP, or undefined. */
export async function findPhotoImage(
  { db, files }: Pick<Services, 'db' | 'files'>,
  photo: string,
  widthPx: number,
): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ fileId: photoImages.fileId })
    .from(photoImages)
    .where(and(eq(photoImages.photo, photo), eq(photoImages.widthPx, widthPx)));
  return row && files.get(db, row.fileId, photoPlace(photo, widthPx));
}
