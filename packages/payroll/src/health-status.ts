import { ageOn, cents } from '@stromwandel/kernel';
import type { PayrollCase } from './payroll-case.ts';
import type { FallUnderLimit, IncomeLimit, PrivateInsuranceEvent } from './payroll-refusal.ts';

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

/** Yearly pay that the conversion leads under the limit; null where it does not. */
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
