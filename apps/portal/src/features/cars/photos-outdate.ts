/** Whatever shows photos of cars. */
export const PHOTOS_OUTDATE = ['getProviderCar', 'listProviderCars', 'searchVehicles', 'getVehicle'] as const;
