import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { accountCodes } from '../../platform/database/schema/index.ts';

export type AccountCode = typeof accountCodes.$inferSelect;
export type AccountCodeKind = AccountCode['kind'];

/** Mails about an account that an admin created: it has no password until the link in the mail sets one. */
const FIRST_PASSWORD_KINDS = ['INVITE', 'WELCOME'] as const satisfies readonly AccountCodeKind[];
export type FirstPasswordKind = (typeof FIRST_PASSWORD_KINDS)[number];

/** Codes that set a password. */
export const PASSWORD_KINDS: readonly AccountCodeKind[] = ['RESET', ...FIRST_PASSWORD_KINDS];

/** Invalidates a person's unused codes of a kind. */
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

/** Stores a new code; earlier ones of its kind stay valid. */
export async function insertCode(
  tx: DatabaseOrTransaction,
  code: typeof accountCodes.$inferInsert,
): Promise<void> {
  await tx.insert(accountCodes).values(code);
}

/** Stores a new code and invalidates all earlier ones of its kind and person. */
export async function insertNewestCode(
  tx: DatabaseOrTransaction,
  code: typeof accountCodes.$inferInsert & { readonly userId: number },
): Promise<void> {
  await voidCodes(tx, code.userId, code.kind, code.createdAt);
  await insertCode(tx, code);
}

/** Extends the unused links that restore a former address until an instant. */
export async function extendUndoCodes(
  tx: Transaction,
  userId: number,
  email: string,
  expiresAt: Date,
): Promise<void> {
  await tx
    .update(accountCodes)
    .set({ expiresAt })
    .where(
      and(
        eq(accountCodes.userId, userId),
        eq(accountCodes.kind, 'UNDO_EMAIL'),
        eq(accountCodes.email, email),
        isNull(accountCodes.usedAt),
      ),
    );
}

/** Finds a code by its hash. */
export async function findCode(
  db: DatabaseOrTransaction,
  codeHash: string,
): Promise<AccountCode | undefined> {
  const [row] = await db.select().from(accountCodes).where(eq(accountCodes.codeHash, codeHash));
  return row;
}

/** The kind of mail that announced an account to its person; null without one. */
export async function findFirstPasswordKind(
  db: DatabaseOrTransaction,
  userId: number,
): Promise<FirstPasswordKind | null> {
  const [row] = await db
    .select({ kind: accountCodes.kind })
    .from(accountCodes)
    .where(and(eq(accountCodes.userId, userId), inArray(accountCodes.kind, [...FIRST_PASSWORD_KINDS])))
    .orderBy(desc(accountCodes.id))
    .limit(1);
  return FIRST_PASSWORD_KINDS.find((kind) => kind === row?.kind) ?? null;
}

/** Finds a code by its hash and locks it, so that it is used once. */
export async function lockCode(tx: Transaction, codeHash: string): Promise<AccountCode | undefined> {
  const [row] = await tx.select().from(accountCodes).where(eq(accountCodes.codeHash, codeHash)).for('update');
  return row;
}

/** Deletes codes that expired before an instant. */
export async function removeOldCodes(db: DatabaseOrTransaction, before: Date): Promise<void> {
  await db.delete(accountCodes).where(lt(accountCodes.expiresAt, before));
}

/** Marks a code as used. */
export async function markCodeUsed(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.update(accountCodes).set({ usedAt: now }).where(eq(accountCodes.id, id));
}
