import { ok, refuse, type Result } from '@stromwandel/kernel';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { Refusal } from '../http/refusal.ts';
import { FileTooLarge, limitedFile } from '../table-file/limited-file.ts';
import { limitConcurrency } from './limit-concurrency.ts';

/** A photo's pixels: upright, in sRGB, without anything else that the file held. */
export interface DecodedPhoto {
  readonly widthPx: number;
  readonly heightPx: number;
  /** The pixels anew for each picture that is made of them. */
  readonly open: () => Sharp;
}

interface PhotoUpload<T> {
  /** Its name, for refusals. */
  readonly file: string;
  readonly content: AsyncIterable<Uint8Array>;
  readonly maximumBytes: number;
  /** The longer side is at most this long. */
  readonly largestPx: number;
  /** Makes of the pixels what is kept. */
  readonly encode: (photo: DecodedPhoto) => Promise<T>;
}

const SMALLEST = { widthPx: 640, heightPx: 360 };
/** More than cameras and phones take in one picture; what is unpacked stays bounded. */
const MOST_MEGAPIXELS = 64;
const LONGEST_SECONDS = 20;
/** Limits the number of simultaneously decoded photos. */
const oneOfTwo = limitConcurrency(2);

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

async function decode(bytes: Buffer, largestPx: number): Promise<DecodedPhoto> {
  // By default sharp writes no metadata and converts to sRGB by the profile of the file.
  const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: MOST_MEGAPIXELS * 1e6 })
    .autoOrient()
    .resize({ width: largestPx, height: largestPx, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: LONGEST_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const open = () => sharp(data, { raw: { width, height, channels } });
  return { widthPx: width, heightPx: height, open };
}

async function readAll(upload: AsyncIterable<Uint8Array>, maximumBytes: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of limitedFile(upload, maximumBytes)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/**
 * Makes of an uploaded file what is kept of it. Nothing that was written in the file or behind it remains: no place, no
 * camera, no profile. Decoding runs outside the event loop, two photos at once.
 */
export async function receivePhoto<T>({
  file,
  content,
  maximumBytes,
  largestPx,
  encode,
}: PhotoUpload<T>): Promise<Result<T, Refusal>> {
  const bytes = await readAll(content, maximumBytes).catch((error: unknown) => {
    if (error instanceof FileTooLarge) return null;
    throw error;
  });
  if (bytes === null) return refuse({ code: 'PAYLOAD_TOO_LARGE', params: { file, maximumBytes } });
  return oneOfTwo(async () => {
    const refusal = await findRefusal(bytes, file);
    if (refusal) return refuse(refusal);
    const encoded = await decode(bytes, largestPx)
      .then(encode)
      .catch(() => null);
    return encoded === null ? refuse({ code: 'PHOTO_BROKEN', params: { file } }) : ok(encoded);
  });
}
