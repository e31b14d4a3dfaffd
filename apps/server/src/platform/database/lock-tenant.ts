import { eq } from 'drizzle-orm';
import type { Transaction } from './database.ts';
import { tenants } from './schema/index.ts';

/**
 * An employer, locked until the transaction ends; undefined when there is none. Changes of one employer's people, rules and
 * codes wait for one another so.
 */
export async function lockTenant(
  tx: Transaction,
  tenantId: number,
): Promise<typeof tenants.$inferSelect | undefined> {
  const [row] = await tx.select().from(tenants).where(eq(tenants.id, tenantId)).for('no key update');
  return row;
}
