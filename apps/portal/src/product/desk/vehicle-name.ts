import { carName } from '@stromwandel/offer';

/** Brand and model of a car: "Škoda Enyaq". */
export function vehicleName(vehicle: { readonly brand: string; readonly carModel: string }): string {
  return carName(vehicle.brand, vehicle.carModel);
}
