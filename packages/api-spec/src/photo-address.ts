/** Widths in pixels in which photos of cars are kept, the largest last; narrower ones are never enlarged. */
export const PHOTO_WIDTHS_PX = [480, 960, 1600] as const;

/** A larger file is not taken as a photo. */
export const LARGEST_PHOTO_BYTES = 20 * 1024 * 1024;

const ADDRESS = /^\/media\/photos\/([0-9a-f]{32}-([1-9]\d{0,3})x([1-9]\d{0,3}))\.webp$/;

/** The widths in which a photo exists whose largest one is so wide. */
export function photoWidthsPx(largestPx: number): number[] {
  return [...PHOTO_WIDTHS_PX.filter((width) => width < largestPx), largestPx];
}

/** Address of a photo by its name: fingerprint and size in pixels. The address holds all that the picture depends on. */
export function photoAddress(name: string): string {
  return `/media/photos/${name}.webp`;
}

/** What a page needs to know of a photo before it has it. */
export interface PhotoSizes {
  /** The address in every width, as `srcset` takes it. */
  readonly srcSet: string;
  /** Of the largest picture; they give the shape. */
  readonly widthPx: number;
  readonly heightPx: number;
}

/** What the address of a photo tells about it; null for every other address, such as that of a drawing. */
export function readPhotoAddress(url: string): PhotoSizes | null {
  const [, , width, height] = ADDRESS.exec(url) ?? [];
  if (width === undefined || height === undefined) return null;
  const widthPx = Number(width);
  const srcSet = photoWidthsPx(widthPx)
    .map((px) => `${px === widthPx ? url : `${url}?width=${px}`} ${px}w`)
    .join(', ');
  return { srcSet, widthPx, heightPx: Number(height) };
}
