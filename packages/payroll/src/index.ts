export type {
  BenefitCap,
  BenefitValue107,
  BikeLeasingOver25,
  BikeLeasingUnder25,
  CarConversion,
  Commute,
  CommuteFlatTax,
  CommuteValuation,
  CompanyPensionPlan,
  DriveType,
  HardwareLeasing,
  LeasedBike,
  OtherConversion,
} from './conversion.ts';
export type { AppliedLaw, ConversionComparison, TermCost } from './conversion-comparison.ts';
export { conversionSummary, type ConversionSummary } from './conversion-summary.ts';
export type {
  Employee,
  Employment,
  HealthInsurance,
  PensionScheme,
  PrivateHealthInsurance,
  StatutoryHealthInsurance,
  TaxClass,
} from './employee.ts';
export {
  FEDERAL_STATES,
  findFederalState,
  type FederalState,
  type FederalStateCode,
} from './federal-states.ts';
export type {
  ConversionStop,
  ConversionWarning,
  InsuranceOutcomes,
  PayrollRefusal,
  PrivateInsuranceEvent,
} from './payroll-refusal.ts';
export type { Payslip, SocialSecurityMode } from './payslip.ts';
export {
  PAYSLIP_LINE_CODES,
  type ExplainedAmount,
  type LinePart,
  type LineRule,
  type LineTerm,
  type PayslipLine,
  type PayslipLineCode,
} from './payslip-line.ts';
export { bikeBenefit, type BikeBenefit } from './benefits/bike-benefit.ts';
export { carBenefitsOfMonth, type CarBenefits } from './benefits/car-benefits-of-month.ts';
export { fullPrivateUse } from './benefits/car-benefit.ts';
export { tripAccount, type TripDay } from './benefits/trip-account.ts';
export { vatOnPrivateUse } from './benefits/vat-on-provision.ts';
export { listPriceCap } from './benefits/car-list-price.ts';
export { calculatePayslip, payslipsBeforeAndAfter } from './calculate-payslip.ts';
export { payrollLawState, type PayrollLawState } from './payroll-law-state.ts';
export { statutoryHealthRates } from './statutory-health-rates.ts';
export {
  BENEFIT_VALUE_107,
  FULL_TIME_HOURS_PER_WEEK,
  SINGLE_TRIPS_PER_MONTH,
  SINGLE_TRIPS_PER_YEAR,
} from './switches.ts';
export { compareConversion } from './compare-conversion.ts';
export { createCarPricer, type CarPricer } from './car-pricer.ts';
export type { RunningCar } from './running-cars.ts';
export { taxedMonths } from './taxed-months.ts';
export { limitChecks, type InsuranceCheck, type LimitChecks } from './limit-checks.ts';
export {
  limitsEnactedUntilYear,
  limitsOfRunningCars,
  type LeasedCar,
  type LimitAhead,
  type RunningLimit,
} from './limits-of-running-cars.ts';
export { minimumWageOfTerm, type TermWage } from './minimum-wage-of-term.ts';
export { assessSalary, type SalaryNote } from './assess-salary.ts';
export { answerLohnsteuerCase, type LohnsteuerAnswer } from './case-format/answer-lohnsteuer-case.ts';
export {
  answerPayslipCase,
  readPayslipCase,
  type PayslipAnswer,
  type PayslipCase,
} from './case-format/answer-payslip-case.ts';
export { privateInsuranceEvent } from './health-status.ts';
export { lawOn, type DatedLaw, type Figure, type LawState } from './law/figure.ts';
export {
  coverageOfBlocks,
  PAYROLL_LAW_SUBJECTS,
  payrollLawCoverage,
  type LawCoverage,
  type PayrollLawSubject,
} from './law/law-coverage.ts';
export type { FiguresRow } from './law/figures-row.ts';
export { addFigures, type FiguresRefusal, type ReleasedStarts } from './law/add-figures.ts';
export { newestFigures, yearFiguresOf } from './law/newest-figures.ts';
export { rowsOf } from './law/figures-row.ts';
export {
  figuresInForce,
  figuresWith,
  lawKnownUntil,
  minimumWageOn,
  payrollLawOn,
  putInForce,
  type EnactedLawOn,
  type LawFigures,
} from './law/law-figures.ts';
export { assumedMonth, assumedYearOf, lawOfMonth, type PayrollMonth } from './law/law-of-month.ts';
export { flatElectricityPrice } from './law/electricity-prices.ts';
export { CEILINGS_DRAFT } from './law/ceilings-draft.ts';
export {
  FORECAST_PACES,
  forecastGrowth,
  forecastMonth,
  raisedPay,
  type ForecastPace,
} from './law/forecast-law.ts';
export { lawSteps, type LawCause } from './law/law-steps.ts';
export type { PayrollLaw } from './law/payroll-law.ts';
export { turnOfYear, type TurnOfYear } from './law/turn-of-year.ts';
export { netWithoutReliefs } from './net-without-reliefs.ts';
export { LOHNSTEUER_DEFAULTS } from './pap/lohnsteuer-input.ts';
export { uebergangsbereichBase } from './social-insurance/contribution-bases.ts';
export { calculateLohnsteuer } from './pap/calculate-lohnsteuer.ts';
export type { LohnsteuerInput, LohnsteuerOutput } from './pap/lohnsteuer-input.ts';
