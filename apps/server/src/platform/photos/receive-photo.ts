import { createHash } from 'node:crypto';
import { photoWidthsPx, PHOTO_WIDTHS_PX } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import sharp, { type Metadata } from 'sharp';
import type { Refusal } from '../../../platform/http/refusal.ts';

/** A photo as it is kept. */
export interface PreparedPhoto {
  /** Fingerprint and size of the largest picture, as in its address. */
  readonly name: string;
  readonly images: readonly { readonly widthPx: number; readonly content: Buffer }[];
}

const SMALLEST = { widthPx: 640, heightPx: 360 };
/** More than cameras and phones take in one picture; what is unpacked stays bounded. */
const MOST_MEGAPIXELS = 64;
const LONGEST_SECONDS = 20;
const WEBP = { quality: 80 };
const LARGEST_PX = Math.max(...PHOTO_WIDTHS_PX);

// Photos come once in a while: what has been decoded is not kept, and one photo keeps one core busy at most.
sharp.cache(false);
sharp.concurrency(1);
// Only what cameras and browsers write is decoded at all: no SVG, PDF, TIFF or archive of pictures.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

function isKnownFormat({ format, compression }: Metadata): boolean {
  if (format === 'heif') return compression === 'av1';
  return format === 'jpeg' || format === 'png' || format === 'webp';
}

// A PNG says so before its first picture, an AVIF in its first box; both would be decoded as their first picture alone.
function moves({ pages = 1, format }: Metadata, bytes: Buffer): boolean {
  if (pages > 1) return true;
  if (format === 'png') return bytes.subarray(0, Math.max(0, bytes.indexOf('IDAT'))).includes('acTL');
  return format === 'heif' && bytes.subarray(8, 12).toString('latin1') === 'avis';
}

async function readHead(bytes: Buffer): Promise<Metadata> {
  return sharp(bytes, { limitInputPixels: false }).metadata();
}

/** Reads the head of a file and says why it cannot be taken, or nothing. */
async function findRefusal(bytes: Buffer, file: string): Promise<Refusal | null> {
  const metadata = await readHead(bytes).catch(() => null);
  if (metadata === null || !isKnownFormat(metadata)) return { code: 'PHOTO_NOT_AN_IMAGE', params: { file } };
  if (moves(metadata, bytes)) return { code: 'PHOTO_MOVES', params: { file } };
  const { width, height } = metadata.autoOrient;
  const figures = { file, widthPx: width, heightPx: height };
  if (width < SMALLEST.widthPx || height < SMALLEST.heightPx) {
    return {
      code: 'PHOTO_TOO_SMALL',
      params: { ...figures, smallestWidthPx: SMALLEST.widthPx, smallestHeightPx: SMALLEST.heightPx },
    };
  }
  if (width * height > MOST_MEGAPIXELS * 1e6) {
    return { code: 'PHOTO_TOO_MANY_PIXELS', params: { ...figures, mostMegapixels: MOST_MEGAPIXELS } };
  }
  return null;
}

async function render(bytes: Buffer): Promise<PreparedPhoto> {
  // By default sharp writes no metadata and converts to sRGB by the profile of the file.
  const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: MOST_MEGAPIXELS * 1e6 })
    .autoOrient()
    .resize({ width: LARGEST_PX, height: LARGEST_PX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: LONGEST_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const images = await Promise.all(
    photoWidthsPx(width).map(async (widthPx) => ({
      widthPx,
      content: await sharp(data, { raw: { width, height, channels } })
        .resize({ width: widthPx })
        .webp(WEBP)
        .toBuffer(),
    })),
  );
  const fingerprint = createHash('sha256');
  for (const { content } of images) fingerprint.update(content);
  return { name: `${fingerprint.digest('hex').slice(0, 32)}-${width}x${height}`, images };
}

/**
 * Makes of a file what is kept of it: decoded, turned upright, in sRGB, in several widths as WebP. Nothing that was
 * written in the file or behind it remains: no place, no camera, no profile. Decoding runs outside the event loop.
 * @param file its name, for refusals
 */
export async function preparePhoto(bytes: Buffer, file: string): Promise<Result<PreparedPhoto, Refusal>> {
  const refusal = await findRefusal(bytes, file);
  if (refusal) return refuse(refusal);
  const prepared = await render(bytes).catch(() => null);
  return prepared ? ok(prepared) : refuse({ code: 'PHOTO_BROKEN', params: { file } });
}
