import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts';
import type { Database } from '../../../platform/database/database.ts';
import { enqueueMail } from '../../../outbox-jobs.ts';
import { recipientOf } from '../account-mails.ts';
import { findUserByEmail } from '../account-store.ts';
import { endSessionsOfUser } from '../session-store.ts';
import { deleteApp } from './authenticator-app-store.ts';
import { deletePasskeys } from './passkey-store.ts';

interface ResetServices {
  readonly db: Database;
  readonly now: Date;
  /** Public address of the portal, without trailing slash. */
  readonly publicUrl: string;
}

/**
 * Removes authenticator app, recovery codes and passkeys of a person who has lost them, and ends the sessions. The
 * password stays; the person gets a mail. False when no account has the address.
 */
export async function resetSecondFactor(
  { db, now, publicUrl }: ResetServices,
  email: string,
): Promise<boolean> {
  const user = await findUserByEmail(db, email.trim().toLowerCase());
  if (!user) return false;
  await db.transaction(async (tx) => {
    await deleteApp(tx, user.id);
    await deletePasskeys(tx, user.id);
    await endSessionsOfUser(tx, user.id, 'SECOND_FACTOR_RESET', now);
    await recordAuditEvent(tx, {
      at: now,
      actorId: null,
      actorRole: 'SYSTEM',
      tenantId: user.tenantId,
      action: 'SECOND_FACTOR_RESET',
      record: 'user',
      recordId: user.id,
    });
    const content = { kind: 'SIGN_IN_CHANGED', change: 'RESET', link: `${publicUrl}/forgotten` } as const;
    await enqueueMail(tx, { to: recipientOf(user), content }, now);
  });
  return true;
}
