import { and, eq, gte } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { authenticatorApps, passkeys, recoveryCodes } from '../../../platform/database/schema/index.ts';

/** Deletes the authenticator app, recovery codes and passkeys that a person added since an instant. */
export async function removeFactorsSince(tx: Transaction, userId: number, since: Date): Promise<void> {
  await tx.delete(passkeys).where(and(eq(passkeys.userId, userId), gte(passkeys.createdAt, since)));
  const apps = await tx
    .delete(authenticatorApps)
    .where(and(eq(authenticatorApps.userId, userId), gte(authenticatorApps.createdAt, since)))
    .returning({ userId: authenticatorApps.userId });
  if (apps.length > 0) await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
