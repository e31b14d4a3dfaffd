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
