export { carName } from './car-name.ts';
export { deliveryTime, expectedDelivery, type DeliveryTime, type ExpectedDelivery } from './delivery-time.ts';
export { estimatedNetRate } from './estimate.ts';
export {
  cheapestPackage,
  packageChoices,
  reselectPackage,
  type PackageChange,
  type PackageChoices,
  type SelectablePackage,
  type Tires,
} from './package-selection.ts';
export { savings, savingsPercent, type Savings } from './savings.ts';
export { sortNames, sortVehicles } from './sort-vehicles.ts';
export {
  effectiveBrands,
  filterValues,
  matchesFilter,
  readVehicleFilter,
  type VehicleFilter,
} from './vehicle-filter.ts';
