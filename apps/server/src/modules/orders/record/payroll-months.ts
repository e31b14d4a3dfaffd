import type { OrderCommand } from '@stromwandel/ordering';
import { and, eq, gte } from 'drizzle-orm';
import { asSystem } from '../../../platform/database/as-system.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { payrollFiles } from '../../../platform/database/schema/index.ts';
import type { OrderActor } from './order-actor.ts';
import type { OrderRecord } from './order-record.ts';

/**
 * The months since a day, `YYYY-MM`, oldest first, for which an employer has made a file for payroll. The provider has no
 * sight of the files; it learns only that there is one.
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

/** What is known of payroll's files where a command confirms a handover; nothing for every other one. */
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
