export { carConversionOf, type CarOffer, type PricingTerms } from './car-conversion-of.ts';
export { employeeFromSalaryInfo, type PayrollPerson } from './employee-from-salary-info.ts';
export { pricePackages, type PackageOffer, type PersonalPrices } from './price-packages.ts';
export { conversionStopFigures, refusalFigures } from './payroll-figures.ts';
export { taxResultFromComparison } from './tax-result-from-comparison.ts';
export { priceCar, type CarPrice } from './price-car.ts';
export { userInfoWarnings, type UserInfoWarning } from './user-info-warnings.ts';
export { acquisitionDay } from './acquisition-day.ts';
export { readPricingTerms } from './read-pricing-terms.ts';
