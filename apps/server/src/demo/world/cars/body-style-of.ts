import type { BODY_STYLES } from '@stromwandel/api-spec';
import type { VehicleRecord } from './vehicle-record.ts';

const DRAWINGS: Readonly<Record<VehicleRecord['bodyStyle'], (typeof BODY_STYLES)[number]>> = {
  convertible: 'SPORTS',
  coupe: 'SPORTS',
  crossover: 'SUV',
  fastback: 'SEDAN',
  hatchback: 'HATCHBACK',
  mpv: 'VAN',
  sedan: 'SEDAN',
  suv: 'SUV',
  suv_coupe: 'SUV',
  van: 'VAN',
};

/** The drawing that comes nearest to a body. The data set has no estate cars. */
export function bodyStyleOf(bodyStyle: VehicleRecord['bodyStyle']): (typeof BODY_STYLES)[number] {
  return DRAWINGS[bodyStyle];
}
