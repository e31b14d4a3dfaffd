import { and, asc, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../../platform/database/database.ts';
import { passkeys } from '../../../platform/database/schema/index.ts';

export type Passkey = typeof passkeys.$inferSelect;

/** All passkeys of a person, oldest first. */
export async function findPasskeys(db: DatabaseOrTransaction, userId: number): Promise<Passkey[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
}

/** The passkey a browser names, locked so that its signatures are counted one after the other. */
export async function lockPasskey(tx: Transaction, credentialId: string): Promise<Passkey | undefined> {
  const [row] = await tx.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)).for('update');
  return row;
}

/** Adds a passkey. False when somebody has it already. */
export async function insertPasskey(
  tx: DatabaseOrTransaction,
  passkey: typeof passkeys.$inferInsert,
): Promise<boolean> {
  const rows = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.id });
  return rows.length > 0;
}

/** Notes a use and what the authenticator has counted. */
export async function markPasskeyUsed(
  tx: DatabaseOrTransaction,
  id: number,
  signatureCounter: number,
  now: Date,
): Promise<void> {
  await tx.update(passkeys).set({ signatureCounter, lastUsedAt: now }).where(eq(passkeys.id, id));
}

/** Removes a passkey of a person, or all of them. Says how many there were. */
export async function deletePasskeys(
  tx: DatabaseOrTransaction,
  userId: number,
  passkeyId?: number,
): Promise<number> {
  const which = passkeyId === undefined ? undefined : eq(passkeys.id, passkeyId);
  const rows = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), which))
    .returning({ id: passkeys.id });
  return rows.length;
}
