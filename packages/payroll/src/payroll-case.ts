import { ok, refuse, type CalendarDate, type Result } from '@stromwandel/kernel';
import type { OtherConversion } from './conversion.ts';
import type { Employee } from './employee.ts';
import { findFederalState } from './federal-states.ts';
import type { LawFigures } from './law/law-figures.ts';
import type { PayrollMonth } from './law/law-of-month.ts';
import type { PayrollLaw } from './law/payroll-law.ts';
import { sumOtherConversions, type OtherConversionSums } from './other-conversions.ts';
import type { LohnsteuerInput, LohnsteuerOutput } from './pap/lohnsteuer-input.ts';
import { checkCoverage, checkEmployee, checkOtherConversions } from './payroll-input-checks.ts';
import { openPayrollMonth } from './open-payroll-month.ts';
import type { PayrollRefusal } from './payroll-refusal.ts';
import { insuredPerson, type InsuredPerson } from './social-insurance/insured-person.ts';
import { wageTaxInput } from './wage-tax-input.ts';

/** A checked person in a month with its law: all that payslips of different cars have in common. */
export interface PayrollCase {
  readonly employee: Employee;
  readonly payrollMonth: CalendarDate;
  readonly law: PayrollLaw;
  /** What later months are judged by. */
  readonly figures: LawFigures;
  readonly person: InsuredPerson;
  readonly others: OtherConversionSums;
  /** Template of the wage tax flow, without pay. */
  readonly taxInput: Readonly<LohnsteuerInput>;
  /** Wage tax of the month on taxable pay (RE4), with the subsidy to private insurance (PKPVAGZ); in cents. */
  readonly wageTax: (RE4: number, PKPVAGZ: number) => LohnsteuerOutput;
  /** Church tax in percent of the base. */
  readonly churchTaxPercent: number;
  /** Monthly limits of the company pension in cents; 0 outside the first employment. */
  readonly pensionTaxFree: number;
  readonly pensionContributionFree: number;
}

/**
 * Checks the inputs and gathers what does not depend on the car.
 * @param month any day of the month, or the month with the law to compute it with
 * @returns the case, or INVALID_INPUT, DATE_OUTSIDE_LAW, NOT_COVERED or PENSION_UNKNOWN
 */
export function openPayrollCase(
  employee: Employee,
  others: readonly OtherConversion[],
  month: PayrollMonth,
): Result<PayrollCase, PayrollRefusal> {
  const opened = openPayrollMonth(month);
  if (!opened.ok) return opened;
  const { day: payrollMonth, law, figures } = opened.value;
  const refusal =
    checkEmployee(employee, payrollMonth) ?? checkOtherConversions(others) ?? checkCoverage(employee);
  if (refusal) return refuse(refusal);

  const person = insuredPerson(employee, law, payrollMonth);
  const taxInput = wageTaxInput(employee, person, law, payrollMonth);
  // § 3 no. 63 EStG asks for a first employment, which class VI is not.
  const pensionCeiling = employee.taxClass === 6 ? 0 : law.ceilingPension.value;
  return ok({
    employee,
    payrollMonth,
    law,
    figures,
    person,
    others: sumOtherConversions(others),
    taxInput,
    wageTax: wageTaxOn(law, taxInput),
    churchTaxPercent: employee.churchTax
      ? Math.round((findFederalState(employee.federalState)?.churchTax ?? 0) * 100)
      : 0,
    pensionTaxFree: Math.floor((pensionCeiling * law.pensionConversionTaxFree.value) / 100),
    pensionContributionFree: Math.floor((pensionCeiling * law.pensionConversionContributionFree.value) / 100),
  });
}

// One copy of the inputs is filled in again for each payslip: one for each would allocate more than all its amounts.
function wageTaxOn(law: PayrollLaw, taxInput: Readonly<LohnsteuerInput>): PayrollCase['wageTax'] {
  const E = { ...taxInput };
  return (RE4, PKPVAGZ) => {
    E.RE4 = RE4;
    E.PKPVAGZ = PKPVAGZ;
    return law.lohnsteuer(E);
  };
}

/**
 * The same person in compulsory statutory insurance with the general and the average additional rate, as long as no fund is
 * named; the private premium ends.
 */
export function asCompulsory(payroll: PayrollCase): PayrollCase {
  const { law, payrollMonth } = payroll;
  const health = payroll.employee.healthInsurance;
  const named = health.type === 'PRIVATE' ? health.futureAdditionalRateBasisPoints : undefined;
  const employee: Employee = {
    ...payroll.employee,
    healthInsurance: {
      type: 'STATUTORY',
      basicRateBasisPoints: law.healthRate.value,
      additionalRateBasisPoints: named ?? law.averageAdditionalRate.value,
    },
  };
  const person = insuredPerson(employee, law, payrollMonth);
  const taxInput = wageTaxInput(employee, person, law, payrollMonth);
  return { ...payroll, employee, person, taxInput, wageTax: wageTaxOn(law, taxInput) };
}
