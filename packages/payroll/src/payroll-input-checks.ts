import { isCalendarDate } from '@stromwandel/kernel';
import type { BenefitCap, CarConversion, Commute, LeasedBike, OtherConversion } from './conversion.ts';
import type { Employee, Employment, HealthInsurance, PensionScheme } from './employee.ts';
import { FEDERAL_STATES, findFederalState } from './federal-states.ts';
import { isRecord } from './is-record.ts';
import { CAR_BENEFIT_KNOWN_FROM, CAR_BENEFIT_KNOWN_UNTIL } from './law/car-benefit-periods.ts';
import type { PayrollRefusal } from './payroll-refusal.ts';
import type { RunningCar } from './running-cars.ts';

/** Highest amount any single monthly input may have: 200,000 EUR in cents. */
const HIGHEST_MONTHLY_AMOUNT = 20_000_000;
/** Highest list price: 10 million EUR in cents. */
const HIGHEST_LIST_PRICE = 1_000_000_000;
/** More conversions at once than anybody has; keeps every sum exact. */
const MOST_CONVERSIONS = 50;
const MOST_KILOMETERS = 10_000;
/** 50 years. */
const MOST_MONTHS = 600;

const PENSION_SCHEMES: readonly PensionScheme[] = ['STATUTORY', 'VERSORGUNGSWERK', 'EXEMPT', 'UNKNOWN'];
const EMPLOYMENTS: readonly Employment[] = ['REGULAR', 'APPRENTICE', 'WORKING_STUDENT'];

type Check = PayrollRefusal | undefined;

function invalid(field: string, allowed: string): PayrollRefusal {
  return { code: 'INVALID_INPUT', field, allowed };
}

/** The value must be an integer (or null where the caller has excluded that) between both bounds. */
function integer(field: string, value: number, lowest: number, highest: number): Check {
  const fits = Number.isInteger(value) && value >= lowest && value <= highest;
  return fits ? undefined : invalid(field, `integer ${lowest} to ${highest}`);
}

function optionalInteger(field: string, value: number | undefined, lowest: number, highest: number): Check {
  return value === undefined ? undefined : integer(field, value, lowest, highest);
}

function amount(field: string, value: number): Check {
  return integer(field, value, 0, HIGHEST_MONTHLY_AMOUNT);
}

function kilometers(field: string, value: number): Check {
  return integer(field, value, 0, MOST_KILOMETERS);
}

function flag(field: string, value: boolean): Check {
  return typeof value === 'boolean' ? undefined : invalid(field, 'true or false');
}

function optionalFlag(field: string, value: boolean | undefined): Check {
  return value === undefined ? undefined : flag(field, value);
}

function oneOf<T>(field: string, value: T, allowed: readonly T[]): Check {
  return allowed.includes(value) ? undefined : invalid(field, allowed.join(', '));
}

/** A person of checked data whom the calculation does not cover, or undefined. */
export function checkCoverage({ employment = 'REGULAR', pension }: Employee): Check {
  if (employment !== 'REGULAR') return { code: 'NOT_COVERED', employment };
  return pension === 'UNKNOWN' ? { code: 'PENSION_UNKNOWN' } : undefined;
}

function flags(employee: Employee): Check {
  return (
    flag('employee.children', employee.children) ??
    oneOf('employee.pension', employee.pension, PENSION_SCHEMES) ??
    (employee.employment === undefined
      ? undefined
      : oneOf('employee.employment', employee.employment, EMPLOYMENTS)) ??
    flag('employee.unemploymentInsurance', employee.unemploymentInsurance) ??
    flag('employee.churchTax', employee.churchTax) ??
    flag('employee.akb', employee.akb)
  );
}

function healthInsurance(health: HealthInsurance): Check {
  const path = 'employee.healthInsurance';
  if (!isRecord(health)) return invalid(path, 'STATUTORY or PRIVATE insurance');
  if (health.type === 'STATUTORY') {
    return (
      integer(`${path}.basicRateBasisPoints`, health.basicRateBasisPoints, 0, 2500) ??
      integer(`${path}.additionalRateBasisPoints`, health.additionalRateBasisPoints, 0, 1000)
    );
  }
  // A value from outside the type arrives here only from untyped callers.
  if ((health.type as string) !== 'PRIVATE') return invalid(`${path}.type`, 'STATUTORY or PRIVATE');
  const basic = health.basicShareOfHealthPremium;
  return (
    amount(`${path}.premiumHealth`, health.premiumHealth) ??
    amount(`${path}.premiumCare`, health.premiumCare) ??
    (basic === null
      ? undefined
      : integer(`${path}.basicShareOfHealthPremium`, basic, 0, health.premiumHealth)) ??
    flag(`${path}.employerSubsidy`, health.employerSubsidy) ??
    optionalFlag(`${path}.since2002`, health.since2002) ??
    optionalFlag(`${path}.lastFiveYears`, health.lastFiveYears) ??
    optionalFlag(`${path}.exemptSection8`, health.exemptSection8) ??
    ((health.belowLimit ?? null) === null
      ? undefined
      : oneOf(`${path}.belowLimit`, health.belowLimit, ['STAYS_PRIVATE', 'BECOMES_COMPULSORY'])) ??
    integer(`${path}.futureAdditionalRateBasisPoints`, health.futureAdditionalRateBasisPoints ?? 0, 0, 1000)
  );
}

function spouseFactor(employee: Employee): Check {
  const factor = employee.spouseFactorThousandths;
  if (factor === null) return undefined;
  if (employee.taxClass !== 4) return invalid('employee.spouseFactorThousandths', 'null outside tax class 4');
  return integer('employee.spouseFactorThousandths', factor, 0, 1000);
}

function origin(employee: Employee, payrollMonth: string): Check {
  if (!findFederalState(employee.federalState)) {
    return invalid('employee.federalState', FEDERAL_STATES.map((one) => one.code).join(', '));
  }
  const born = employee.dateOfBirth;
  if (!isCalendarDate(born) || born < '1900-01-01' || born > payrollMonth) {
    return invalid('employee.dateOfBirth', `a day from 1900-01-01 to ${payrollMonth}`);
  }
  return undefined;
}

function childAllowances(value: number): Check {
  const fits = typeof value === 'number' && Number.isInteger(2 * value) && value >= 0 && value <= 10;
  return fits ? undefined : invalid('employee.childAllowances', '0 to 10 in steps of 0.5');
}

/** The first input of a way to work that cannot be computed with, or undefined. */
export function checkCommute(commute: Commute): Check {
  if (!isRecord(commute)) return invalid('commute', 'an object');
  return (
    kilometers('commute.commuteKilometers', commute.commuteKilometers) ??
    integer('commute.trips', commute.trips, 0, 31)
  );
}

/** The first input of an employee that cannot be computed with, or undefined. */
export function checkEmployee(employee: Employee, payrollMonth: string): Check {
  if (!isRecord(employee)) return invalid('employee', 'an object');
  const { regularOneOffPerYear: oneOffPerYear } = employee;
  return (
    origin(employee, payrollMonth) ??
    integer('employee.grossMonthlySalary', employee.grossMonthlySalary, 100, HIGHEST_MONTHLY_AMOUNT) ??
    integer('employee.taxClass', employee.taxClass, 1, 6) ??
    spouseFactor(employee) ??
    amount('employee.taxAllowancePerMonth', employee.taxAllowancePerMonth) ??
    integer('employee.childrenUnder25', employee.childrenUnder25, 0, 50) ??
    childAllowances(employee.childAllowances) ??
    flags(employee) ??
    healthInsurance(employee.healthInsurance) ??
    kilometers('employee.commuteKilometers', employee.commuteKilometers) ??
    integer('employee.commuteDaysPerMonth', employee.commuteDaysPerMonth, 0, 31) ??
    optionalInteger('employee.regularOneOffPerYear', oneOffPerYear, 0, 12 * HIGHEST_MONTHLY_AMOUNT) ??
    optionalRange('employee.weeklyHours', employee.weeklyHours, 1, 60) ??
    optionalInteger('employee.maintenanceObligations', employee.maintenanceObligations, 0, 50)
  );
}

/** The value may be absent or a number, also a fraction, between both bounds. */
function optionalRange(field: string, value: number | undefined, lowest: number, highest: number): Check {
  if (value === undefined) return undefined;
  const fits = typeof value === 'number' && value >= lowest && value <= highest;
  return fits ? undefined : invalid(field, `${lowest} to ${highest}`);
}

const OTHER_CONVERSION_TYPES =
  'BIKE_LEASING_UNDER_25, BIKE_LEASING_OVER_25, HARDWARE_LEASING or COMPANY_PENSION_PLAN';

function otherConversion(one: OtherConversion, path: string): Check {
  if (!isRecord(one)) return invalid(path, 'an object');
  switch (one.type) {
    case 'BIKE_LEASING_UNDER_25':
    case 'BIKE_LEASING_OVER_25':
      return (
        amount(`${path}.leasingRate`, one.leasingRate) ??
        amount(`${path}.monetaryBenefitPrivateUse`, one.monetaryBenefitPrivateUse) ??
        (one.type === 'BIKE_LEASING_OVER_25'
          ? amount(`${path}.monetaryBenefitCommuteToWork`, one.monetaryBenefitCommuteToWork)
          : undefined)
      );
    case 'HARDWARE_LEASING':
    case 'COMPANY_PENSION_PLAN':
      return amount(`${path}.amount`, one.amount);
    default:
      return invalid(`${path}.type`, OTHER_CONVERSION_TYPES);
  }
}

function isList(value: unknown): boolean {
  return Array.isArray(value);
}

/** The first input of the other conversions that cannot be computed with, or undefined. */
export function checkOtherConversions(others: readonly OtherConversion[]): Check {
  if (!isList(others) || others.length > MOST_CONVERSIONS) {
    return invalid('others', `a list of at most ${MOST_CONVERSIONS} conversions`);
  }
  for (let index = 0; index < others.length; index += 1) {
    // The index lies within the list.
    const refusal = otherConversion(others[index]!, `others[${index}]`);
    if (refusal) return refusal;
  }
  return undefined;
}

function benefitCap(cap: BenefitCap): Check {
  if (!isRecord(cap)) return invalid('car.benefitCap', 'statutory or fixed');
  if (cap.kind === 'fixed') return integer('car.benefitCap.amount', cap.amount, 0, HIGHEST_LIST_PRICE);
  return cap.kind === 'statutory' ? undefined : invalid('car.benefitCap.kind', 'statutory or fixed');
}

function hybridTraits(car: CarConversion): Check {
  const { co2GramsPerKilometer: emission, electricRangeKilometers: range } = car;
  if (car.driveType === 'PLUG_IN_HYBRID' && emission === undefined && range === undefined) {
    return invalid('car.co2GramsPerKilometer', 'emission or electric range of a plug-in hybrid');
  }
  return (
    optionalRange('car.co2GramsPerKilometer', emission, 0, 1000) ??
    optionalRange('car.electricRangeKilometers', range, 0, 2000)
  );
}

function acquisition(day: CarConversion['acquiredOn']): Check {
  if (!isCalendarDate(day)) return invalid('car.acquiredOn', 'a calendar day');
  if (day >= CAR_BENEFIT_KNOWN_FROM) return undefined;
  return {
    code: 'DATE_OUTSIDE_LAW',
    field: 'car.acquiredOn',
    date: day,
    knownFrom: CAR_BENEFIT_KNOWN_FROM,
    knownUntil: CAR_BENEFIT_KNOWN_UNTIL,
  };
}

/** Rate or contribution of a car that cannot be computed with, or undefined. */
export function checkRate(ratePerMonth: number, employerContribution: number): Check {
  return (
    amount('car.ratePerMonth', ratePerMonth) ??
    integer('car.employerContribution', employerContribution, 0, ratePerMonth)
  );
}

/** The first input of a car that cannot be computed with, or undefined. */
export function checkCar(car: CarConversion): Check {
  if (!isRecord(car)) return invalid('car', 'an object');
  return (
    checkRate(car.ratePerMonth, car.employerContribution) ??
    integer('car.grossListPrice', car.grossListPrice, 1, HIGHEST_LIST_PRICE) ??
    oneOf('car.driveType', car.driveType, ['ELECTRIC', 'PLUG_IN_HYBRID', 'COMBUSTION']) ??
    oneOf('car.commuteValuation', car.commuteValuation, ['FLAT_003', 'SINGLE_TRIPS_0002']) ??
    optionalInteger('car.termMonths', car.termMonths, 1, MOST_MONTHS) ??
    (car.benefitValue107 === undefined || ['FULL_1_PERCENT', 'TAX_VALUE'].includes(car.benefitValue107)
      ? undefined
      : invalid('car.benefitValue107', 'FULL_1_PERCENT or TAX_VALUE')) ??
    (car.commuteFlatTax === undefined || ['OFF', 'EMPLOYER', 'EMPLOYEE'].includes(car.commuteFlatTax)
      ? undefined
      : invalid('car.commuteFlatTax', 'OFF, EMPLOYER or EMPLOYEE')) ??
    optionalFlag('car.vatPassedOn', car.vatPassedOn) ??
    benefitCap(car.benefitCap) ??
    hybridTraits(car) ??
    acquisition(car.acquiredOn)
  );
}

function runningCar(one: RunningCar, path: string): Check {
  if (!isRecord(one)) return invalid(path, 'an object');
  return (
    amount(`${path}.ratePerMonth`, one.ratePerMonth) ??
    integer(`${path}.employerContribution`, one.employerContribution, 0, one.ratePerMonth) ??
    amount(`${path}.privateUse`, one.privateUse) ??
    amount(`${path}.fullPrivateUse`, one.fullPrivateUse) ??
    amount(`${path}.commute`, one.commute) ??
    amount(`${path}.vat`, one.vat)
  );
}

/** The first input of the person's other cars that cannot be computed with, or undefined. */
export function checkRunningCars(running: readonly RunningCar[]): Check {
  if (!isList(running) || running.length > MOST_CONVERSIONS) {
    return invalid('running', `a list of at most ${MOST_CONVERSIONS} cars`);
  }
  for (let index = 0; index < running.length; index += 1) {
    // The index lies within the list.
    const refusal = runningCar(running[index]!, `running[${index}]`);
    if (refusal) return refusal;
  }
  return undefined;
}

/** The first input of a bike that cannot be computed with, or undefined. */
export function checkBike(bike: LeasedBike): Check {
  if (!isRecord(bike)) return invalid('bike', 'an object');
  return (
    integer('bike.retailPrice', bike.retailPrice, 1, HIGHEST_LIST_PRICE) ??
    flag('bike.fast', bike.fast) ??
    kilometers('bike.commuteKilometers', bike.commuteKilometers)
  );
}
