import type { CalendarDate } from '@stromwandel/kernel';
import type { Employee } from '../employee.ts';
import { findFederalState } from '../federal-states.ts';
import type { PayrollLaw } from '../law/payroll-law.ts';
import { surchargeAgeReached } from './age-rules.ts';

/** The employee's contribution rates in basis points, already halved where the employer pays the other half. */
export interface InsuredPerson {
  readonly statutoryHealth: boolean;
  /** Full rates of the fund; the employee's share is half of each product. */
  readonly healthRate: number;
  readonly additionalRate: number;
  readonly careRate: number;
  /** 0 when no childless surcharge is due. */
  readonly surchargeRate: number;
  /** 0 when not insured. */
  readonly pensionRate: number;
  /** Pension contributions go to the scheme of a profession, never from a reduced base (§ 172a SGB VI). */
  readonly professionalPension: boolean;
  readonly unemploymentRate: number;
  readonly childReductions: number;
  readonly saxony: boolean;
  /** Insured in any branch at all. */
  readonly insured: boolean;
}

/** Contribution rates of a person in a month, §§ 55, 58, 59 SGB XI, § 249 SGB V, § 168 SGB VI, § 346 SGB III. */
export function insuredPerson(
  employee: Employee,
  law: PayrollLaw,
  payrollMonth: CalendarDate,
): InsuredPerson {
  const health = employee.healthInsurance;
  const statutory = health.type === 'STATUTORY';
  const saxony = findFederalState(employee.federalState)?.pvs === true;
  const childReductions = employee.children ? Math.min(Math.max(employee.childrenUnder25 - 1, 0), 4) : 0;
  const childless =
    !employee.children && surchargeAgeReached(employee.dateOfBirth, payrollMonth, law.childlessFromAge.value);
  return {
    statutoryHealth: statutory,
    healthRate: statutory ? health.basicRateBasisPoints : 0,
    additionalRate: statutory ? health.additionalRateBasisPoints : 0,
    careRate:
      law.careRate.value / 2 +
      (saxony ? law.careShiftSaxony.value : 0) -
      childReductions * law.careReductionPerChild.value,
    surchargeRate: childless ? law.childlessSurcharge.value : 0,
    pensionRate: employee.pension === 'EXEMPT' ? 0 : law.pensionRate.value / 2,
    professionalPension: employee.pension === 'VERSORGUNGSWERK',
    unemploymentRate: employee.unemploymentInsurance ? law.unemploymentRate.value / 2 : 0,
    childReductions,
    saxony,
    insured: statutory || employee.pension === 'STATUTORY' || employee.unemploymentInsurance,
  };
}
