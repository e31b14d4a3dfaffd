import { cents, type Cents } from '@stromwandel/kernel';
import type { Employee } from './employee.ts';
import type { PayrollLaw } from './law/payroll-law.ts';
import type { Payslip } from './payslip.ts';
import { chamberContribution } from './social-insurance/chamber-contribution.ts';
import { contributionBases } from './social-insurance/contribution-bases.ts';
import { contributions } from './social-insurance/contributions.ts';
import { insuredPerson } from './social-insurance/insured-person.ts';

/**
 * Contributory pay less taxes, contributions and chamber in cents, the contributions on the whole pay: what § 47 (1) SGB V counts
 * as net pay, which ignores the reliefs of the Übergangsbereich.
 */
export function netWithoutReliefs(employee: Employee, payslip: Payslip, law: PayrollLaw): Cents {
  const gross = payslip.socialSecurityGross;
  const untaxed = gross - payslip.lohnst - payslip.soli - payslip.kirchensteuer;
  if (payslip.socialSecurityMode !== 'UEBERGANGSBEREICH') {
    const { krankenversicherung, pflegeversicherung, rentenversicherung } = payslip;
    const social = krankenversicherung + pflegeversicherung + rentenversicherung;
    return cents(untaxed - social - payslip.arbeitslosenversicherung - payslip.arbeitskammerbeitrag);
  }
  // Bases without reduction are those of people whom the Übergangsbereich does not concern.
  const bases = contributionBases(law, gross, false);
  const social = contributions(insuredPerson(employee, law, payslip.payrollMonth), bases);
  const chamber = chamberContribution(
    employee,
    law,
    bases,
    payslip.adjustedGross + payslip.commuteFlatTaxed,
    gross,
  );
  const { health, additional, care, surcharge, pension, unemployment } = social;
  return cents(untaxed - health - additional - care - surcharge - pension - unemployment - chamber);
}
