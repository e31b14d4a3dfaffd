import { createHash } from 'node:crypto';
import { photoWidthsPx, PHOTO_WIDTHS_PX } from '@stromwandel/api-spec';
import type { DecodedPhoto } from '../../../platform/photos/index.ts';

/** A photo as it is kept. */
export interface PreparedPhoto {
  /** Fingerprint and size of the largest picture, as in its address. */
  readonly name: string;
  readonly images: readonly { readonly widthPx: number; readonly content: Buffer }[];
}

export const LARGEST_PX = Math.max(...PHOTO_WIDTHS_PX);
const WEBP = { quality: 80 };

/** A photo in several widths as WebP. */
export async function encodePhoto({
  widthPx: largest,
  heightPx,
  open,
}: DecodedPhoto): Promise<PreparedPhoto> {
  const images = await Promise.all(
    photoWidthsPx(largest).map(async (widthPx) => ({
      widthPx,
      content: await open().resize({ width: widthPx }).webp(WEBP).toBuffer(),
    })),
  );
  const fingerprint = createHash('sha256');
  for (const { content } of images) fingerprint.update(content);
  return { name: `${fingerprint.digest('hex').slice(0, 32)}-${largest}x${heightPx}`, images };
}
