import { and, eq, isNull } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../database/database.ts';
import { accountCodes } from '../../database/schema/index.ts';

export type AccountCode = typeof accountCodes.$inferSelect;
export type AccountCodeKind = AccountCode['kind'];

/** Makes all codes of a kind that a person has not used worthless. */
export async function voidCodes(
  tx: DatabaseOrTransaction,
  userId: number,
  kind: AccountCodeKind,
  now: Date,
): Promise<void> {
  await tx
    .update(accountCodes)
    .set({ usedAt: now })
    .where(and(eq(accountCodes.userId, userId), eq(accountCodes.kind, kind), isNull(accountCodes.usedAt)));
}

/** Writes a new code down; all earlier ones of its kind and person stop working. */
export async function insertNewestCode(
  tx: DatabaseOrTransaction,
  code: typeof accountCodes.$inferInsert & { readonly userId: number },
): Promise<void> {
  await voidCodes(tx, code.userId, code.kind, code.createdAt);
  await tx.insert(accountCodes).values(code);
}

/** The code with a hash, locked so that it is used once. */
export async function lockCode(tx: Transaction, codeHash: string): Promise<AccountCode | undefined> {
  const [row] = await tx.select().from(accountCodes).where(eq(accountCodes.codeHash, codeHash)).for('update');
  return row;
}

/** Uses a code up. */
export async function markCodeUsed(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.update(accountCodes).set({ usedAt: now }).where(eq(accountCodes.id, id));
}
