export { acquisitionDay } from './acquisition-day.ts';
export type { CarOffer, PricingTerms } from './car-conversion-of.ts';
export { cheapestRates } from './cheapest-rates.ts';
export { employeeFromSalaryInfo, type PayrollPerson } from './employee-from-salary-info.ts';
export { conversionStopFigures, refusalFigures } from './payroll-figures.ts';
export { priceCar } from './price-car.ts';
export { priceFromReplies, type RepliedCar } from './price-from-replies.ts';
export { pricePackages, type PackageOffer } from './price-packages.ts';
export { userInfoWarnings, type UserInfoWarning } from './user-info-warnings.ts';
