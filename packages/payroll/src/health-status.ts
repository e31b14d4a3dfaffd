import { ageOn, cents, type Cents } from '@stromwandel/kernel';
import type { PayrollCase } from './payroll-case.ts';

/** What becomes of private insurance when yearly pay no longer exceeds the income limit. */
export type PrivateInsuranceEvent = 'BECOMES_COMPULSORY' | 'STAYS_PRIVATE_55' | 'STAYS_PRIVATE_EXEMPT';

/** Yearly pay beside the income limit of private insurance. */
export interface IncomeLimit {
  readonly yearlyPay: Cents;
  readonly limit: Cents;
  readonly source: string;
}

const AGE_OF_SECTION_6_3A = 55;

/**
 * Regular yearly pay beside the income limit that counts for the person: twelve months with benefits in kind, and regular
 * one-off pay; § 6 (1) no. 1, (6), (7) SGB V. Null for people insured by statute. Pay at the limit does not exceed it.
 */
export function incomeLimit({ employee, law }: PayrollCase, socialSecurityGross: number): IncomeLimit | null {
  const health = employee.healthInsurance;
  if (health.type !== 'PRIVATE') return null;
  const { value, source } =
    health.since2002 === true ? law.besondereJahresarbeitsentgeltgrenze : law.jahresarbeitsentgeltgrenze;
  const yearlyPay = 12 * socialSecurityGross + (employee.regularOneOffPerYear ?? 0);
  return { yearlyPay: cents(yearlyPay), limit: cents(value), source };
}

/** Yearly pay that exceeded the limit before the conversion and no longer does, and what follows from the person's answers. */
export interface FallUnderLimit extends IncomeLimit {
  readonly event: PrivateInsuranceEvent;
}

/** Null where the conversion does not lead under the limit. */
export function fallUnderLimit(
  payroll: PayrollCase,
  grossBefore: number,
  grossAfter: number,
): FallUnderLimit | null {
  const before = incomeLimit(payroll, grossBefore);
  const after = incomeLimit(payroll, grossAfter);
  if (!before || !after || before.yearlyPay <= before.limit || after.yearlyPay > after.limit) return null;
  return { ...after, event: eventOf(payroll) };
}

function eventOf({ employee, payrollMonth }: PayrollCase): PrivateInsuranceEvent {
  const health = employee.healthInsurance;
  if (health.type !== 'PRIVATE') return 'BECOMES_COMPULSORY';
  if (health.exemptSection8 === true) return 'STAYS_PRIVATE_EXEMPT';
  const isOld = ageOn(employee.dateOfBirth, payrollMonth) >= AGE_OF_SECTION_6_3A;
  return isOld && health.lastFiveYears === true ? 'STAYS_PRIVATE_55' : 'BECOMES_COMPULSORY';
}

/** What the person has settled; null while it is open. */
export function choiceBelowLimit({ employee }: PayrollCase): 'STAYS_PRIVATE' | 'BECOMES_COMPULSORY' | null {
  const health = employee.healthInsurance;
  return health.type === 'PRIVATE' ? (health.belowLimit ?? null) : null;
}
