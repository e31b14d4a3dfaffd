/** Brand and model of a car: "Škoda Enyaq". */
export function vehicleName(vehicle: { readonly brand: string; readonly carModel: string }): string {
  return `${vehicle.brand} ${vehicle.carModel}`;
}
