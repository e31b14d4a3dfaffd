import { isCalendarDate } from '@stromwandel/kernel';
import type { CarConversion, OtherConversion } from './conversion.ts';
import type { Employee, HealthInsurance } from './employee.ts';
import { FEDERAL_STATES, findFederalState } from './federal-states.ts';
import { CAR_BENEFIT_KNOWN_FROM, CAR_BENEFIT_KNOWN_UNTIL } from './law/car-benefit-periods.ts';
import type { PayrollRefusal } from './payroll-refusal.ts';

/** Highest amount any single monthly input may have: 200,000 EUR in cents. */
const HIGHEST_MONTHLY_AMOUNT = 20_000_000;
/** Highest list price: 10 million EUR in cents. */
const HIGHEST_LIST_PRICE = 1_000_000_000;

type Check = PayrollRefusal | undefined;

function invalid(field: string, allowed: string): PayrollRefusal {
  return { code: 'INVALID_INPUT', field, allowed };
}

/** The value must be an integer (or null where the caller has excluded that) between both bounds. */
function integer(field: string, value: number, lowest: number, highest: number): Check {
  const fits = Number.isInteger(value) && value >= lowest && value <= highest;
  return fits ? undefined : invalid(field, `integer ${lowest} to ${highest}`);
}

function amount(field: string, value: number): Check {
  return integer(field, value, 0, HIGHEST_MONTHLY_AMOUNT);
}

function flags(employee: Employee): Check {
  for (const name of ['children', 'pensionInsurance', 'unemploymentInsurance', 'churchTax', 'akb'] as const) {
    if (typeof employee[name] !== 'boolean') return invalid(`employee.${name}`, 'true or false');
  }
  return undefined;
}

function healthInsurance(health: HealthInsurance): Check {
  const path = 'employee.healthInsurance';
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
    (typeof health.employerSubsidy === 'boolean'
      ? undefined
      : invalid(`${path}.employerSubsidy`, 'true or false'))
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

/** The first input of an employee that cannot be computed with, or undefined. */
export function checkEmployee(employee: Employee, payrollMonth: string): Check {
  return (
    origin(employee, payrollMonth) ??
    integer('employee.grossMonthlySalary', employee.grossMonthlySalary, 100, HIGHEST_MONTHLY_AMOUNT) ??
    integer('employee.taxClass', employee.taxClass, 1, 6) ??
    spouseFactor(employee) ??
    amount('employee.taxAllowancePerMonth', employee.taxAllowancePerMonth) ??
    integer('employee.childrenUnder25', employee.childrenUnder25, 0, 50) ??
    (Number.isInteger(employee.childAllowances * 2)
      ? integer('employee.childAllowances', employee.childAllowances * 2, 0, 20)
      : invalid('employee.childAllowances', '0 to 10 in steps of 0.5')) ??
    flags(employee) ??
    healthInsurance(employee.healthInsurance) ??
    integer('employee.commuteKilometers', employee.commuteKilometers, 0, 10_000) ??
    integer('employee.commuteDaysPerMonth', employee.commuteDaysPerMonth, 0, 31) ??
    optionalRange('employee.weeklyHours', employee.weeklyHours, 1, 60) ??
    optionalRange('employee.maintenanceObligations', employee.maintenanceObligations, 0, 50)
  );
}

function optionalRange(field: string, value: number | undefined, lowest: number, highest: number): Check {
  if (value === undefined || (value >= lowest && value <= highest)) return undefined;
  return invalid(field, `${lowest} to ${highest}`);
}

function otherConversion(one: OtherConversion, path: string): Check {
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
      return invalid(`${path}.type`, 'one of the four types of conversion');
  }
}

/** The first input of the other conversions that cannot be computed with, or undefined. */
export function checkOtherConversions(others: readonly OtherConversion[]): Check {
  for (const [index, one] of others.entries()) {
    const refusal = otherConversion(one, `others[${index}]`);
    if (refusal) return refusal;
  }
  return undefined;
}

function hybridTraits(car: CarConversion): Check {
  if (car.driveType !== 'PLUG_IN_HYBRID') return undefined;
  if (car.co2GramsPerKilometer === undefined && car.electricRangeKilometers === undefined) {
    return invalid('car.co2GramsPerKilometer', 'emission or electric range of a plug-in hybrid');
  }
  return (
    optionalRange('car.co2GramsPerKilometer', car.co2GramsPerKilometer, 0, 1000) ??
    optionalRange('car.electricRangeKilometers', car.electricRangeKilometers, 0, 2000)
  );
}

/** The first input of a car that cannot be computed with, or undefined. */
export function checkCar(car: CarConversion): Check {
  const inputs =
    amount('car.ratePerMonth', car.ratePerMonth) ??
    integer('car.employerContribution', car.employerContribution, 0, car.ratePerMonth) ??
    integer('car.grossListPrice', car.grossListPrice, 1, HIGHEST_LIST_PRICE) ??
    (['ELECTRIC', 'PLUG_IN_HYBRID', 'COMBUSTION'].includes(car.driveType)
      ? undefined
      : invalid('car.driveType', 'ELECTRIC, PLUG_IN_HYBRID or COMBUSTION')) ??
    (['FLAT_003', 'SINGLE_TRIPS_0002'].includes(car.commuteValuation)
      ? undefined
      : invalid('car.commuteValuation', 'FLAT_003 or SINGLE_TRIPS_0002')) ??
    (car.benefitCap.kind === 'fixed'
      ? integer('car.benefitCap.amount', car.benefitCap.amount, 0, HIGHEST_LIST_PRICE)
      : undefined) ??
    hybridTraits(car);
  if (inputs) return inputs;
  if (!isCalendarDate(car.acquiredOn)) return invalid('car.acquiredOn', 'a calendar day');
  if (car.acquiredOn >= CAR_BENEFIT_KNOWN_FROM) return undefined;
  return {
    code: 'DATE_OUTSIDE_LAW',
    field: 'car.acquiredOn',
    date: car.acquiredOn,
    knownFrom: CAR_BENEFIT_KNOWN_FROM,
    knownUntil: CAR_BENEFIT_KNOWN_UNTIL,
  };
}
