export { carName } from './cars/car-name.ts';
export {
  deliveryTime,
  expectedDelivery,
  type DeliveryTime,
  type ExpectedDelivery,
} from './cars/delivery-time.ts';
export { estimatedNetRate } from './cars/estimate.ts';
export {
  cheapestPackage,
  packageChoices,
  reselectPackage,
  type PackageChange,
  type PackageChoices,
  type SelectablePackage,
  type Tires,
} from './cars/package-selection.ts';
export { savings, savingsPercent, type Savings } from './cars/savings.ts';
export { sortNames, sortVehicles } from './cars/sort-vehicles.ts';
export {
  effectiveBrands,
  filterValues,
  matchesFilter,
  readVehicleFilter,
  type VehicleFilter,
} from './cars/vehicle-filter.ts';
export { contributionFor } from './employer-rules/contribution-for.ts';
export {
  NO_CONTRIBUTION,
  NO_RULES,
  type AdditionalDrivers,
  type Contribution,
  type EmployerRules,
  type Employment,
  type GroupContribution,
} from './employer-rules/employer-rules.ts';
export {
  carObstacles,
  highestRateFor,
  packageObstacles,
  personObstacles,
  type CarObstacle,
  type PackageObstacle,
  type PersonObstacle,
} from './employer-rules/obstacles.ts';
