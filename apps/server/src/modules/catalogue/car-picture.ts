import { photoAddress } from '@stromwandel/api-spec';
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

/** Address of the picture that stands for a car: its first photo, else its drawing; null when it has neither. */
export function mainPhotoUrl(
  vehicle: Pick<VehicleRow, 'bodyStyle' | 'hasPicture'>,
  photo: string | null | undefined,
  paint: string | null,
): string | null {
  return typeof photo === 'string' ? photoAddress(photo) : carPictureUrl(vehicle, paint);
}

/** Addresses of the other pictures of a car: further photos and the drawing in its paint, else parts of the drawing. */
export function otherPhotoUrls(
  vehicle: Pick<VehicleRow, 'bodyStyle' | 'hasPicture'>,
  photos: readonly string[],
  paint: string | null,
): string[] {
  if (photos.length === 0) return carCloseUpUrls(vehicle, paint);
  const drawing = carPictureUrl(vehicle, paint);
  return [...photos.slice(1).map(photoAddress), ...(drawing === null ? [] : [drawing])];
}
