import { ageOn, cents, type CalendarDate } from '@stromwandel/kernel';
import { INCOME_LIMIT_DRAFT, type IncomeLimitDraft } from './law/income-limit-drafts.ts';
import { payrollLawOn } from './law/law-figures.ts';
import type { PrivateHealthInsurance } from './employee.ts';
import type { PayrollCase } from './payroll-case.ts';
import type { FallUnderLimit, IncomeLimit, PrivateInsuranceEvent } from './payroll-refusal.ts';

const AGE_OF_SECTION_6_3A = 55;

/**
 * Regular yearly pay beside the income limit that counts for the person: twelve months with benefits in kind, and regular
 * one-off pay; § 6 (1) no. 1, (6), (7) SGB V. Pay at the limit does not exceed it.
 */
export function incomeLimit({ employee, law }: PayrollCase, socialSecurityGross: number): IncomeLimit {
  const health = employee.healthInsurance;
  const { value, source } =
    health.type === 'PRIVATE' && health.since2002 === true
      ? law.besondereJahresarbeitsentgeltgrenze
      : law.jahresarbeitsentgeltgrenze;
  const yearlyPay = 12 * socialSecurityGross + (employee.regularOneOffPerYear ?? 0);
  return { yearlyPay: cents(yearlyPay), limit: cents(value), source };
}

/** Yearly pay that the conversion leads under the limit; null where it does not. */
export function fallUnderLimit(
  payroll: PayrollCase,
  grossBefore: number,
  grossAfter: number,
): FallUnderLimit | null {
  const health = payroll.employee.healthInsurance;
  if (health.type !== 'PRIVATE') return null;
  const before = incomeLimit(payroll, grossBefore);
  const after = incomeLimit(payroll, grossAfter);
  if (before.yearlyPay <= before.limit || after.yearlyPay > after.limit) return null;
  return {
    ...after,
    event: privateInsuranceEvent(health, payroll.employee.dateOfBirth, payroll.payrollMonth),
  };
}

/**
 * Pay that is above today's general income limit and would not be above that of a published draft. Null where a draft changes
 * nothing: for the special limit of 2002, an exemption, people from 55 on who stay private, and pay that is under the limit already.
 */
export function draftLimitAbove(
  payroll: PayrollCase,
  grossAfter: number,
  draft: IncomeLimitDraft = INCOME_LIMIT_DRAFT,
): IncomeLimit | null {
  const health = payroll.employee.healthInsurance;
  if (health.type !== 'PRIVATE' || health.since2002 === true) return null;
  // Known from the year before on, and the best known figure until it is law.
  const yearsAhead = Number(draft.validFrom.slice(0, 4)) - Number(payroll.payrollMonth.slice(0, 4));
  // Enacted figures replace the draft.
  const isEnacted = payrollLawOn(draft.validFrom, payroll.figures) !== undefined;
  if (draft.state !== 'DRAFT' || isEnacted || yearsAhead > 1) return null;
  const after = incomeLimit(payroll, grossAfter);
  if (after.yearlyPay <= after.limit || after.yearlyPay > draft.limit) return null;
  if (
    privateInsuranceEvent(health, payroll.employee.dateOfBirth, payroll.payrollMonth) !== 'BECOMES_COMPULSORY'
  )
    return null;
  return { yearlyPay: after.yearlyPay, limit: cents(draft.limit), source: draft.source };
}

/** What becomes of private insurance when yearly pay no longer exceeds the limit, § 6 (1) no. 1, (3a), § 8 SGB V. */
export function privateInsuranceEvent(
  health: PrivateHealthInsurance,
  dateOfBirth: CalendarDate,
  payrollMonth: CalendarDate,
): PrivateInsuranceEvent {
  if (health.exemptSection8 === true) return 'STAYS_PRIVATE_EXEMPT';
  const isOld = ageOn(dateOfBirth, payrollMonth) >= AGE_OF_SECTION_6_3A;
  return isOld && health.lastFiveYears === true ? 'STAYS_PRIVATE_55' : 'BECOMES_COMPULSORY';
}

/**
 * The insurance with which pay under the income limit is computed: what the person has settled, or private where the law keeps it
 * private by the person's answers; null while it is open.
 */
export function insuranceBelowLimit(
  { employee }: PayrollCase,
  event: PrivateInsuranceEvent,
): 'STAYS_PRIVATE' | 'BECOMES_COMPULSORY' | null {
  const health = employee.healthInsurance;
  const settled = health.type === 'PRIVATE' ? health.belowLimit : undefined;
  return settled ?? (event === 'BECOMES_COMPULSORY' ? null : 'STAYS_PRIVATE');
}
