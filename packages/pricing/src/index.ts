export { acquisitionDay } from './acquisition-day.ts';
export { benefitsOfMonth, type CommuteEntry, type MonthBenefits } from './benefits-of-month.ts';
export {
  carConversionOf,
  contributionTo,
  figuresOf,
  type CarOffer,
  type LeaseTerm,
  type PricingTerms,
} from './car-conversion-of.ts';
export {
  cheaperMethod,
  compareCommuteMethods,
  type CommuteComparison,
  type CommuteMonth,
} from './compare-commute-methods.ts';
export { employeeFromSalaryInfo, type PayrollPerson } from './employee-from-salary-info.ts';
export { conversionStopFigures, refusalFigures } from './payroll-figures.ts';
export {
  createEstimateRange,
  exampleRates,
  type EstimateRange,
  type EstimateRangeOf,
} from './estimate-range.ts';
export { laterOfPrice, type LaterAnswers } from './later-of-price.ts';
export { MODEL_COMMUTE_KILOMETERS, MODEL_SALARIES_EUR } from './model-salaries.ts';
export { priceCar, type CarPrice } from './price-car.ts';
export { laterFromReplies, priceFromReplies, type RepliedCar } from './price-from-replies.ts';
export { pricePackages, type PackageOffer, type PackagePrices } from './price-packages.ts';
export { cheapestRate, createPricesOfCar, type CarPrices } from './prices-of-car.ts';
export { rateForecast, type ForecastYear } from './rate-forecast.ts';
export { rateChange, type RateChange } from './rate-change.ts';
export { ratesByValuation } from './rates-by-valuation.ts';
export { runningCarOf, runningCarOfReply, sacrificeOfRunningCar } from './running-car-of.ts';
export { payslipsCompared } from './tax-result-from-comparison.ts';
export { userInfoWarnings, type UserInfoWarning } from './user-info-warnings.ts';
