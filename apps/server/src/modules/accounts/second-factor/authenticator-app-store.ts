import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../../platform/database/database.ts';
import { authenticatorApps, recoveryCodes } from '../../../platform/database/schema/index.ts';

export type AuthenticatorApp = typeof authenticatorApps.$inferSelect;

/** The app of a person, confirmed or not. */
export async function findApp(
  db: DatabaseOrTransaction,
  userId: number,
): Promise<AuthenticatorApp | undefined> {
  const [row] = await db.select().from(authenticatorApps).where(eq(authenticatorApps.userId, userId));
  return row;
}

/** Stores a new secret and replaces an unconfirmed one. False when a confirmed app exists. */
export async function insertUnconfirmedApp(
  tx: DatabaseOrTransaction,
  app: Pick<AuthenticatorApp, 'userId' | 'secret' | 'createdAt'>,
): Promise<boolean> {
  const { secret, createdAt } = app;
  const rows = await tx
    .insert(authenticatorApps)
    .values(app)
    .onConflictDoUpdate({
      target: authenticatorApps.userId,
      set: { secret, createdAt },
      setWhere: isNull(authenticatorApps.confirmedAt),
    })
    .returning({ userId: authenticatorApps.userId });
  return rows.length > 0;
}

/** Marks the time step of a code as used. False when this or a later step was used before. */
export async function useStep(tx: DatabaseOrTransaction, userId: number, step: number): Promise<boolean> {
  const rows = await tx
    .update(authenticatorApps)
    .set({ lastUsedStep: step })
    .where(and(eq(authenticatorApps.userId, userId), lt(authenticatorApps.lastUsedStep, step)))
    .returning({ userId: authenticatorApps.userId });
  return rows.length > 0;
}

/** Activates the app. False when it was active. */
export async function confirmApp(tx: Transaction, userId: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(authenticatorApps)
    .set({ confirmedAt: now })
    .where(and(eq(authenticatorApps.userId, userId), isNull(authenticatorApps.confirmedAt)))
    .returning({ userId: authenticatorApps.userId });
  return rows.length > 0;
}

/** Deletes the app and its recovery codes. False when none was active. */
export async function deleteApp(tx: DatabaseOrTransaction, userId: number): Promise<boolean> {
  const rows = await tx
    .delete(authenticatorApps)
    .where(and(eq(authenticatorApps.userId, userId), isNotNull(authenticatorApps.confirmedAt)))
    .returning({ userId: authenticatorApps.userId });
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return rows.length > 0;
}

/** Replaces all recovery codes. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  userId: number,
  codeHashes: readonly string[],
  createdAt: Date,
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash, createdAt })));
}

/** Marks a recovery code as used. False when it is unknown or was used before. */
export async function useRecoveryCode(
  tx: DatabaseOrTransaction,
  userId: number,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return rows.length > 0;
}

/** The number of unused recovery codes. */
export async function countRecoveryCodes(db: DatabaseOrTransaction, userId: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}
