import type { HandoverRecordInput } from '@stromwandel/contract-document';
import { and, eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { leasePhotos } from '../../platform/database/schema/index.ts';
import type { LeaseRecord } from '../leases/index.ts';
import type { OrderServices } from '../orders/index.ts';
import { photoPlace } from './lease-photos.ts';

/** A photo of a lease by its name. */
export interface CaptionedPhoto {
  readonly name: string;
  readonly caption: string;
}

// Sharp at the width of half a page; 31 photos stay below 5 MB.
export const PHOTO_PX = 1000;
// Small print stays legible over the width of the page.
export const SHEET_PX = 1800;
const PRINTED_JPEG = { quality: 72 };

/** Photos of a lease as a document prints them. @param largestPx of width and height */
export async function printedPhotos(
  { db, files }: OrderServices,
  lease: LeaseRecord,
  wanted: readonly CaptionedPhoto[],
  largestPx: number,
): Promise<HandoverRecordInput['photos']> {
  const rows = await db
    .select({ name: leasePhotos.name, fileId: leasePhotos.fileId })
    .from(leasePhotos)
    .where(
      and(
        eq(leasePhotos.leaseId, lease.id),
        inArray(
          leasePhotos.name,
          wanted.map(({ name }) => name),
        ),
      ),
    );
  const fileOf = new Map(rows.map(({ name, fileId }) => [name, fileId]));
  const printed = [];
  for (const { name, caption } of wanted) {
    const fileId = fileOf.get(name);
    if (fileId === undefined) throw new Error(`Lease ${lease.id} lacks a photo that it names`);
    const photo = await files.get(db, fileId, photoPlace(lease, name));
    const small = await sharp(photo)
      .resize({ width: largestPx, height: largestPx, fit: 'inside', withoutEnlargement: true })
      .jpeg(PRINTED_JPEG)
      .toBuffer();
    printed.push({ content: small, caption });
  }
  return printed;
}
