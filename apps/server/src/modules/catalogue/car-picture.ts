import { photoAddress } from '@stromwandel/api-spec';
import { NEUTRAL_PAINT } from '@stromwandel/car-drawing';
import type { VehicleRow } from './catalogue-store.ts';

/** What decides how a car is drawn. */
export type DrawnCar = Pick<VehicleRow, 'bodyStyle' | 'hasPicture' | 'drawing' | 'lengthMm'>;

/** Address of a car's drawing in a paint (`#RRGGBB`): its own, else its body style at its length; null without one. */
export function carPictureUrl(car: DrawnCar, paint: string | null): string | null {
  if (!car.hasPicture) return null;
  const query = `paint=${(paint ?? NEUTRAL_PAINT).slice(1).toUpperCase()}`;
  if (car.drawing !== null) return `/media/cars/${car.drawing}.svg?${query}`;
  const length = car.lengthMm === null ? '' : `&length=${car.lengthMm}`;
  return `/media/cars/${car.bodyStyle.toLowerCase()}.svg?${query}${length}`;
}

/** Addresses of the further views of a car's own drawing; null without one. */
export function carViewUrls(
  car: DrawnCar,
  paint: string | null,
  language: 'de' | 'en',
): { readonly scaleUrl: string; readonly dimensionsUrl: string } | null {
  const side = car.drawing === null ? null : carPictureUrl(car, paint);
  if (side === null) return null;
  const ending = language === 'de' ? '' : `&lang=${language}`;
  return { scaleUrl: `${side}&view=scale${ending}`, dimensionsUrl: `${side}&view=dimensions${ending}` };
}

/** Address of a car's main picture: its first photo, else its drawing; null without either. */
export function mainPhotoUrl(
  car: DrawnCar,
  photo: string | null | undefined,
  paint: string | null,
): string | null {
  return typeof photo === 'string' ? photoAddress(photo) : carPictureUrl(car, paint);
}

/** Addresses of the other pictures of a car: further photos and the drawing in its paint, else further views of the drawing. */
export function otherPhotoUrls(
  car: DrawnCar,
  photos: readonly string[],
  paint: string | null,
  language: 'de' | 'en',
): string[] {
  if (photos.length === 0) return Object.values(carViewUrls(car, paint, language) ?? {});
  const drawing = carPictureUrl(car, paint);
  return [...photos.slice(1).map(photoAddress), ...(drawing === null ? [] : [drawing])];
}
