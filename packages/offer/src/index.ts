export { carName } from './cars/car-name.ts';
export {
  deliveryTime,
  expectedDelivery,
  type DeliveryTime,
  type ExpectedDelivery,
} from './cars/delivery-time.ts';
export { chargesPerWeek, kmPerWeek, motorwayRange, ratePerKm, winterRange } from './cars/everyday-use.ts';
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
export { EVEN_BELOW, savings, savingsPercent, type Savings } from './cars/savings.ts';
export { sortNames, sortVehicles } from './cars/sort-vehicles.ts';
export {
  effectiveBrands,
  filterValues,
  matchesFilter,
  readVehicleFilter,
  type VehicleFilter,
} from './cars/vehicle-filter.ts';
export { keepsCarLimits, type CarLimits } from './search/car-limits.ts';
export { bodyStylesIn, createTextFilter, readSearchText } from './search/text-filter.ts';
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
  createPackageFilter,
  highestRateFor,
  packageObstacles,
  personObstacles,
  type CarObstacle,
  type PackageObstacle,
  type PersonObstacle,
} from './employer-rules/obstacles.ts';
export {
  compareCosts,
  COMPARISON_COLUMNS,
  COMPARISON_ROWS,
  type ComparedColumn,
  type ComparisonCell,
  type ComparisonColumn,
  type ComparisonRow,
  type ComparisonVerdict,
  type Cost,
  type CostComparison,
} from './comparison/compare-costs.ts';
export {
  COMPARISON_ENTRIES,
  figureOfEntry,
  figuresOfCar,
  NO_CLAIMS_PERCENT,
  type ComparedCar,
  type ComparisonEdits,
  type ComparisonEntry,
} from './comparison/comparison-entries.ts';
export {
  COMPARISON_FIGURES,
  comparisonFigures,
  DEFAULT_COMPARISON_FIGURES,
  FIGURE_UNITS,
  isCarriedOn,
  type ComparisonFigureName,
  type ComparisonFigures,
  type FigureUnit,
} from './comparison/comparison-figures.ts';
export { ownSide, premiumPersonOf, type ChildrenOfPerson } from './comparison/own-side.ts';
export {
  PERSON_WITHOUT_SALARY,
  premiumPerMonth,
  privateLeaseBeforePremium,
  type PremiumPerson,
  type PrivatelyLeasedCar,
} from './comparison/private-lease.ts';
export {
  INCOME_BANDS,
  MOST_PREMIUM_CHILDREN,
  PRIVATE_PREMIUM,
  premiumIncomeLimit,
  type IncomeBand,
  type PremiumLaw,
} from './comparison/private-premium.ts';
