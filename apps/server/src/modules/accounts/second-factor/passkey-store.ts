import { and, asc, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../../platform/database/database.ts';
import { passkeys } from '../../../platform/database/schema/index.ts';

export type Passkey = typeof passkeys.$inferSelect;

/** All passkeys of a person, oldest first. */
export async function findPasskeys(db: DatabaseOrTransaction, userId: number): Promise<Passkey[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
}

/** Finds the passkey that a browser names and locks it, so that its counter increases one signature at a time. */
export async function lockPasskey(tx: Transaction, credentialId: string): Promise<Passkey | undefined> {
  const [row] = await tx.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)).for('update');
  return row;
}

/** Adds a passkey. False when it exists already, for any account. */
export async function insertPasskey(
  tx: DatabaseOrTransaction,
  passkey: typeof passkeys.$inferInsert,
): Promise<boolean> {
  const rows = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.id });
  return rows.length > 0;
}

/** Stores the use of a passkey and the authenticator's counter. */
export async function markPasskeyUsed(
  tx: DatabaseOrTransaction,
  id: number,
  signatureCounter: number,
  now: Date,
): Promise<void> {
  await tx.update(passkeys).set({ signatureCounter, lastUsedAt: now }).where(eq(passkeys.id, id));
}

/** Deletes one or all passkeys of a person. Returns how many. */
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
