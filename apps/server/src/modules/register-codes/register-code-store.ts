import { and, count, desc, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { lockTenant } from '../../platform/database/lock-tenant.ts';
import { registerCodes } from '../../platform/database/schema/index.ts';

export type RegisterCodeRow = typeof registerCodes.$inferSelect;
type NewCode = Pick<
  RegisterCodeRow,
  'tenantId' | 'code' | 'validUntil' | 'maximumUses' | 'allowedDomains' | 'createdAt'
>;

/** The codes of an employer, newest first. */
export function findRegisterCodes(db: DatabaseOrTransaction, tenantId: number): Promise<RegisterCodeRow[]> {
  return db
    .select()
    .from(registerCodes)
    .where(eq(registerCodes.tenantId, tenantId))
    .orderBy(desc(registerCodes.id));
}

/** How many codes of an employer were not ended; creations of one employer wait for one another. */
export async function countLiveCodes(tx: Transaction, tenantId: number): Promise<number> {
  await lockTenant(tx, tenantId);
  const [row] = await tx
    .select({ live: count() })
    .from(registerCodes)
    .where(and(eq(registerCodes.tenantId, tenantId), eq(registerCodes.active, true)));
  return row?.live ?? 0;
}

export async function insertRegisterCode(
  tx: DatabaseOrTransaction,
  values: NewCode,
): Promise<RegisterCodeRow> {
  const [row] = await tx.insert(registerCodes).values(values).returning();
  if (!row) throw new Error('The register code was not stored');
  return row;
}

/** Ends a code of an employer; null when it has no such code. */
export async function deactivateRegisterCode(
  tx: DatabaseOrTransaction,
  tenantId: number,
  codeId: number,
): Promise<RegisterCodeRow | null> {
  const [row] = await tx
    .update(registerCodes)
    .set({ active: false })
    .where(and(eq(registerCodes.id, codeId), eq(registerCodes.tenantId, tenantId)))
    .returning();
  return row ?? null;
}
