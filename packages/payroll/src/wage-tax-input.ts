import type { CalendarDate } from '@stromwandel/kernel';
import { dateParts } from '@stromwandel/kernel';
import type { Employee } from './employee.ts';
import type { PayrollLaw } from './law/payroll-law.ts';
import { LOHNSTEUER_DEFAULTS, type LohnsteuerInput } from './pap/lohnsteuer-input.ts';
import { yearAfterSixtyFour } from './social-insurance/age-rules.ts';
import type { InsuredPerson } from './social-insurance/insured-person.ts';

/**
 * The monthly inputs of the wage tax flow that do not depend on pay. RE4 and, for private insurance since 2026, PKPVAGZ
 * are set for each payslip.
 */
export function wageTaxInput(
  employee: Employee,
  person: InsuredPerson,
  law: PayrollLaw,
  payrollMonth: CalendarDate,
): LohnsteuerInput {
  const AJAHR = yearAfterSixtyFour(employee.dateOfBirth);
  const health = employee.healthInsurance;
  return {
    ...LOHNSTEUER_DEFAULTS,
    LZZ: 2,
    STKL: employee.taxClass,
    KVZ: person.additionalRate,
    ZKF: Math.round(employee.childAllowances * 10),
    // Without factor the flow takes 1; a factor of 0 would make every tax 0.
    f: employee.spouseFactorThousandths || 1000,
    ALTER1: AJAHR <= dateParts(payrollMonth).year ? 1 : 0,
    AJAHR,
    ALV: employee.unemploymentInsurance ? 0 : 1,
    KRV: employee.pension === 'EXEMPT' ? 1 : 0,
    PKV: health.type === 'STATUTORY' ? 0 : health.employerSubsidy && law.privateSubsidyIn === 'PKV_2' ? 2 : 1,
    PKPV:
      health.type === 'PRIVATE'
        ? (health.basicShareOfHealthPremium ?? health.premiumHealth) + health.premiumCare
        : 0,
    PVA: person.childReductions,
    PVS: person.saxony ? 1 : 0,
    PVZ: person.surchargeRate > 0 ? 1 : 0,
    R: employee.churchTax ? 1 : 0,
    LZZFREIB: employee.taxAllowancePerMonth,
  };
}
