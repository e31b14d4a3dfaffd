import { cents, type Cents } from '@stromwandel/kernel';
import { assemblePayslip } from './assemble-payslip.ts';
import { carPayrollEffect, NO_CAR } from './car-payroll-effect.ts';
import type { CarConversion, OtherConversion } from './conversion.ts';
import { cashPayFigures } from './conversion-stops.ts';
import type { Employee } from './employee.ts';
import { insuranceBelowLimit, fallUnderLimit, incomeLimit } from './health-status.ts';
import { minimumWageOn } from './law/law-figures.ts';
import type { PayrollMonth } from './law/law-of-month.ts';
import { seizureLimitsWithin } from './law/seizure-limits.ts';
import { minimumPayOf } from './minimum-wage.ts';
import { asCompulsory, openPayrollCase } from './payroll-case.ts';
import type { IncomeLimit } from './payroll-refusal.ts';
import { carsTogether, type RunningCar } from './running-cars.ts';
import { BENEFIT_VALUE_107 } from './switches.ts';

/**
 * What becomes of health insurance: OPEN where pay falls under the yearly income limit, and neither the person's answer nor an
 * exemption nor the age of 55 says what follows. UNAFFECTED is private insurance below the limit already, whether or not there is a car.
 */
export interface InsuranceCheck {
  readonly status:
    | 'STATUTORY'
    | 'UNAFFECTED'
    | 'ABOVE_LIMIT'
    | 'STAYS_PRIVATE'
    | 'BECOMES_COMPULSORY'
    | 'OPEN';
  /** With the car. */
  readonly yearlyPay: Cents;
  readonly limit: Cents;
}

/** What the law compares in one month with all cars, whether or not a limit is broken; in cents a month, of insurance a year. */
export interface LimitChecks {
  /** Pay in money and the least it must be, §§ 1, 3 MiLoG; null for apprentices, who have another minimum. */
  readonly minimumWage: { readonly left: Cents; readonly required: Cents } | null;
  /** Take-home pay and the least that must be paid in money, § 107 (2) s. 5 GewO. */
  readonly cashPay: { readonly left: Cents; readonly required: Cents };
  /** § 6 SGB V. */
  readonly insurance: InsuranceCheck;
}

/**
 * Judges the payslip of one month with a car and the running ones by the limits that `compareConversion` stops at.
 * @returns null where the month has no payslip with all cars: then the comparison's refusal or stops say why
 */
export function limitChecks(
  employee: Employee,
  others: readonly OtherConversion[],
  car: CarConversion,
  month: PayrollMonth,
  running: readonly RunningCar[] = [],
): LimitChecks | null {
  const opened = openPayrollCase(employee, others, month);
  if (!opened.ok) return null;
  const payroll = opened.value;
  const effect = carsTogether(carPayrollEffect(car, employee), running);
  const before = assemblePayslip(payroll, NO_CAR);
  const beside = assemblePayslip(payroll, effect);
  if (!before.ok || !beside.ok) return null;
  const income = incomeLimit(payroll, beside.value.socialSecurityGross);
  const fall = fallUnderLimit(payroll, before.value.socialSecurityGross, beside.value.socialSecurityGross);
  const status = fall === null ? null : (insuranceBelowLimit(payroll, fall.event) ?? 'OPEN');
  const after = status === 'BECOMES_COMPULSORY' ? assemblePayslip(asCompulsory(payroll), effect) : beside;
  if (!after.ok) return null;
  const day = payroll.payrollMonth;
  const [limits] = seizureLimitsWithin({ from: day, until: day }, payroll.figures.seizureLimits);
  const cash = cashPayFigures(
    payroll,
    after.value,
    effect.fullPrivateUse,
    car.benefitValue107 ?? BENEFIT_VALUE_107,
    limits!, // there is always a newest block
  );
  return {
    minimumWage:
      employee.employment === 'APPRENTICE'
        ? null
        : {
            left: cents(after.value.cashGross + after.value.companyPension),
            required: minimumPayOf(employee, minimumWageOn(day, payroll.figures)),
          },
    cashPay: { left: cash.takeHome, required: cash.protectedPay },
    insurance: insuranceCheck(employee.healthInsurance.type === 'PRIVATE', income, status),
  };
}

function insuranceCheck(
  isPrivate: boolean,
  { yearlyPay, limit }: IncomeLimit,
  status: 'STAYS_PRIVATE' | 'BECOMES_COMPULSORY' | 'OPEN' | null,
): InsuranceCheck {
  const unchanged = yearlyPay > limit ? 'ABOVE_LIMIT' : 'UNAFFECTED';
  return { status: isPrivate ? (status ?? unchanged) : 'STATUTORY', yearlyPay, limit };
}
