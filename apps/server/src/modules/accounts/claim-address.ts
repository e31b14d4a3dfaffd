import { and, eq, inArray, isNotNull, isNull, lt, ne } from 'drizzle-orm';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/index.ts';
import { voidCodes } from './account-code-store.ts';
import { updateUser, type User } from './account-store.ts';
import type { AccountsServices } from './accounts-services.ts';
import { removeFactorsSince } from './second-factor/remove-factors.ts';

const UNCONFIRMED_DAYS = 7;
const DAY_MS = 86_400_000;

type RemovedAccount = Pick<User, 'id' | 'tenantId'>;

async function recordRemoval(tx: Transaction, removed: readonly RemovedAccount[], at: Date): Promise<void> {
  for (const { id, tenantId } of removed) {
    await recordAuditEvent(tx, {
      at,
      actorId: null,
      actorRole: 'SYSTEM',
      tenantId,
      action: 'UNCONFIRMED_ACCOUNT_REMOVED',
      record: 'user',
      recordId: id,
    });
  }
}

/** Locks the other accounts that name an address until the transaction ends. */
export async function lockRivals(tx: Transaction, userId: number, email: string): Promise<User[]> {
  return tx
    .select()
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, userId)))
    .orderBy(users.id)
    .for('update');
}

/**
 * Confirms an address for an account whose person opened the mailed link. It removes unconfirmed accounts and
 * invitations that name the address. A first confirmation removes all second factors added before; a changed address
 * invalidates reset codes of the former one.
 * @returns false, without any change, when a confirmed account has the address
 */
export async function claimAddress(
  { clock, systemClock }: Pick<AccountsServices, 'clock' | 'systemClock'>,
  tx: Transaction,
  user: User,
  email: string,
): Promise<boolean> {
  const rivals = await lockRivals(tx, user.id, email);
  if (rivals.some(({ emailConfirmedAt }) => emailConfirmedAt !== null)) return false;
  const now = clock.now();
  if (rivals.length > 0) {
    const ids = rivals.map(({ id }) => id);
    await tx.delete(users).where(inArray(users.id, ids));
    await recordRemoval(tx, rivals, now);
  }
  if (user.emailConfirmedAt === null) await removeFactorsSince(tx, user.id, new Date(0));
  if (user.email !== email) await voidCodes(tx, user.id, 'RESET', systemClock.now());
  await voidCodes(tx, user.id, 'CONFIRM_EMAIL', systemClock.now());
  await updateUser(tx, user.id, {
    email,
    emailConfirmedAt: now,
    callbackPath: null,
    ...(user.pendingEmail === email && { pendingEmail: null }),
  });
  return true;
}

/** Deletes registrations whose address was not confirmed within 7 days. Invitations stay. */
export async function removeUnconfirmedAccounts({
  db,
  clock,
}: Pick<AccountsServices, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - UNCONFIRMED_DAYS * DAY_MS);
  await db.transaction(async (tx) => {
    const removed = await tx
      .delete(users)
      .where(and(isNull(users.emailConfirmedAt), isNotNull(users.passwordHash), lt(users.createdAt, before)))
      .returning({ id: users.id, tenantId: users.tenantId });
    await recordRemoval(tx, removed, now);
  });
}
