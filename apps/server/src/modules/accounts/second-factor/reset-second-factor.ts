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
  /** Address of the portal, without a slash at the end. */
  readonly publicUrl: string;
}

/**
 * Takes authenticator app, recovery codes and passkeys from an account, for whoever has lost all of them, and ends its
 * sessions. The password stays; the person is told by mail. False when nobody has the address.
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
