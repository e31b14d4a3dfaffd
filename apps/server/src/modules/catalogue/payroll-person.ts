import { employeeFromSalaryInfo, type PayrollPerson } from '@stromwandel/pricing';
import type { Caller } from '../../platform/scope/caller.ts';
import { findSalaryInfo } from '../salary-data/index.ts';
import type { Services } from '../../services.ts';

/** The caller's input for payroll; null for visitors, other roles and without salary data. */
export async function findPayrollPerson(
  { db, seal }: Pick<Services, 'db' | 'seal'>,
  caller: Pick<Caller, 'userId' | 'roles'> | null,
): Promise<PayrollPerson | null> {
  if (!caller?.roles.includes('EMPLOYEE')) return null;
  const salaryInfo = await findSalaryInfo(db, seal, caller.userId);
  return salaryInfo && employeeFromSalaryInfo(salaryInfo);
}
