import { privateInsuranceEvent, type PrivateInsuranceEvent } from '@stromwandel/payroll';
import { yearlyPay, type BenefitCase } from './benefit-case.ts';

export type HealthInsuranceStatus = 'COMPULSORY' | 'VOLUNTARY' | 'PRIVATE';

/** Regular yearly pay beside the income limit, in cents, and what follows for the insurance. */
export interface HealthInsuranceChange {
  readonly before: HealthInsuranceStatus;
  readonly after: HealthInsuranceStatus;
  readonly yearlyPayBefore: number;
  readonly yearlyPayAfter: number;
  readonly limit: number;
  readonly event: PrivateInsuranceEvent | 'VOLUNTARY_BECOMES_COMPULSORY' | null;
}

/**
 * Insurance is compulsory unless regular yearly pay exceeds the income limit; pay at the limit does not (§ 6 (1) no. 1, (6), (7)
 * SGB V). Who is privately insured below the limit already has a reason that is not asked for, and stays so.
 */
export function healthInsurance(benefitCase: BenefitCase): HealthInsuranceChange {
  const { employee, payrollLaw, before: slip } = benefitCase;
  const health = employee.healthInsurance;
  const special = health.type === 'PRIVATE' && health.since2002 === true;
  const limit = (
    special ? payrollLaw.besondereJahresarbeitsentgeltgrenze : payrollLaw.jahresarbeitsentgeltgrenze
  ).value;
  const yearlyPayBefore = yearlyPay(benefitCase, slip);
  const yearlyPayAfter = yearlyPay(benefitCase, benefitCase.after);
  const figures = { yearlyPayBefore, yearlyPayAfter, limit };
  const falls = yearlyPayBefore > limit && yearlyPayAfter <= limit;
  if (health.type === 'PRIVATE') {
    const event = falls ? privateInsuranceEvent(health, employee.dateOfBirth, slip.payrollMonth) : null;
    const after = event === 'BECOMES_COMPULSORY' ? 'COMPULSORY' : 'PRIVATE';
    return { before: 'PRIVATE', after, ...figures, event };
  }
  return {
    before: yearlyPayBefore > limit ? 'VOLUNTARY' : 'COMPULSORY',
    after: yearlyPayAfter > limit ? 'VOLUNTARY' : 'COMPULSORY',
    ...figures,
    event: falls ? 'VOLUNTARY_BECOMES_COMPULSORY' : null,
  };
}
