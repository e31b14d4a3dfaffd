import type { VehicleRow } from './catalogue-store.ts';

/** Paint of a car that has no colours, also the one the drawings come with. */
export const NEUTRAL_PAINT = '#6F8A84';

/** Address of the drawing of a car in a paint (`#RRGGBB`); null when it has no picture. */
export function carPictureUrl(
  vehicle: Pick<VehicleRow, 'bodyStyle' | 'hasPicture'>,
  paint: string | null,
): string | null {
  if (!vehicle.hasPicture) return null;
  const hex = (paint ?? NEUTRAL_PAINT).slice(1).toUpperCase();
  return `/media/cars/${vehicle.bodyStyle.toLowerCase()}.svg?paint=${hex}`;
}

/** Parts of a drawing that are shown larger, as its view box; the front is on the left. All keep the shape of the whole. */
export const CLOSE_UPS = { front: '-24 92 560 224', rear: '264 92 560 224' } as const;

/** Addresses of the close-ups of a car in a paint; none without a picture. */
export function carCloseUpUrls(
  vehicle: Pick<VehicleRow, 'bodyStyle' | 'hasPicture'>,
  paint: string | null,
): string[] {
  const whole = carPictureUrl(vehicle, paint);
  return whole === null ? [] : Object.keys(CLOSE_UPS).map((view) => `${whole}&view=${view}`);
}
