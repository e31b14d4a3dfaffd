import type { OrderCommand } from '@stromwandel/ordering';
import { and, eq, gte } from 'drizzle-orm';
import { asSystem } from '../../../platform/database/as-system.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { payrollFiles } from '../../../platform/database/schema/index.ts';
import type { OrderActor } from './order-actor.ts';
import type { OrderRecord } from './order-record.ts';

/**
 * The months since a day, `YYYY-MM`, oldest first, with a payroll file of the employer. The provider may not read the
 * files, only whether one exists.
 */
export async function payrollMonthsSince(tx: Transaction, tenantId: number, day: string): Promise<string[]> {
  const made = await asSystem(tx, () =>
    tx
      .selectDistinct({ month: payrollFiles.month })
      .from(payrollFiles)
      .where(and(eq(payrollFiles.tenantId, tenantId), gte(payrollFiles.month, day.slice(0, 7))))
      .orderBy(payrollFiles.month),
  );
  return made.map(({ month }) => month);
}

/** Payroll files for a command that confirms a handover; nothing for other commands. */
export async function findPayrollMonths(
  tx: Transaction,
  { state, tenantId }: OrderRecord,
  command: OrderCommand,
  { roles }: OrderActor,
): Promise<readonly string[]> {
  if (command.type !== 'ACCEPT_STEP' || !roles.includes('ADMIN') || state.deliveredOn === null) return [];
  const step = state.steps.find(({ id }) => id === command.stepId);
  return step?.stepType === 'LEASING_ACTIVE' ? payrollMonthsSince(tx, tenantId, state.deliveredOn) : [];
}
