import { photoAddress } from '@stromwandel/api-spec';
import type { VehicleRow } from './catalogue-store.ts';

/** The drawings' own paint, also for cars without colours. */
export const NEUTRAL_PAINT = '#6F8A84';

/** Address of a car's drawing in a paint (`#RRGGBB`); null without one. */
export function carPictureUrl(
  vehicle: Pick<VehicleRow, 'bodyStyle' | 'hasPicture'>,
  paint: string | null,
): string | null {
  if (!vehicle.hasPicture) return null;
  const hex = (paint ?? NEUTRAL_PAINT).slice(1).toUpperCase();
  return `/media/cars/${vehicle.bodyStyle.toLowerCase()}.svg?paint=${hex}`;
}

/** Enlarged parts of a drawing as view boxes; the front is on the left. All keep the drawing's proportions. */
export const CLOSE_UPS = { front: '-24 92 560 224', rear: '264 92 560 224' } as const;

/** Addresses of the close-ups of a car in a paint; none without a picture. */
export function carCloseUpUrls(
  vehicle: Pick<VehicleRow, 'bodyStyle' | 'hasPicture'>,
  paint: string | null,
): string[] {
  const whole = carPictureUrl(vehicle, paint);
  return whole === null ? [] : Object.keys(CLOSE_UPS).map((view) => `${whole}&view=${view}`);
}

/** Address of a car's main picture: its first photo, else its drawing; null without either. */
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
