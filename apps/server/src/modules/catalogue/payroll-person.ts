import { salaryInfoBody } from '@stromwandel/api-spec';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../access/caller.ts';
import type { DatabaseOrTransaction } from '../../database/database.ts';
import { salaryData } from '../../database/schema/index.ts';
import { employeeFromSalaryInfo, type PayrollPerson } from '../../pricing/index.ts';

/** The caller as payroll sees them; null for visitors, for other roles and without salary data. */
export async function findPayrollPerson(
  db: DatabaseOrTransaction,
  caller: Caller | null,
): Promise<PayrollPerson | null> {
  if (!caller?.roles.includes('EMPLOYEE')) return null;
  const [row] = await db
    .select({ info: salaryData.info })
    .from(salaryData)
    .where(eq(salaryData.userId, caller.userId));
  return row ? employeeFromSalaryInfo(salaryInfoBody.parse(row.info)) : null;
}
