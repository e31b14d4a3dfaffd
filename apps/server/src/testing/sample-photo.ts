import sharp from 'sharp';

interface PhotoShape {
  readonly width?: number;
  readonly height?: number;
  /** Colour of the upper half, as `#RRGGBB`; the lower half is black. */
  readonly top?: string;
}

/** A picture whose upper half tells it from others and shows which way up it is. */
export function samplePhoto({ width = 700, height = 400, top = '#D02020' }: PhotoShape = {}) {
  return sharp({ create: { width, height, channels: 3, background: '#000000' } }).composite([
    {
      input: {
        create: { width, height: Math.floor(height / 2), channels: 3, background: top },
      },
      left: 0,
      top: 0,
    },
  ]);
}
