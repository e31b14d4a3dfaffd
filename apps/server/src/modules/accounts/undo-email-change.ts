import { ok, refuse, type Result } from '@stromwandel/kernel';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { limitGuesses } from '../../platform/limits/attempt-limit.ts';
import { enqueueMail } from '../../outbox-jobs.ts';
import { voidCodes } from './account-code-store.ts';
import { codeLimit } from './account-limits.ts';
import { recipientOf } from './account-mails.ts';
import { findUserById, updateUser } from './account-store.ts';
import type { AccountsServices } from './accounts-services.ts';
import { claimAddress } from './claim-address.ts';
import { revokeAccess } from './revoke-access.ts';
import { removeFactorsSince } from './second-factor/remove-factors.ts';
import { lockUsableCode } from './use-code.ts';

interface Undone {
  readonly email: string;
  readonly passwordCode: string;
}

async function undo(
  services: AccountsServices,
  tx: Transaction,
  code: string,
): Promise<Result<Undone, Refusal>> {
  const { clock, systemClock, configuration } = services;
  const realNow = systemClock.now();
  const found = await lockUsableCode(tx, code, ['UNDO_EMAIL'], realNow);
  if (!found.ok) return found;
  const { userId, email, createdAt } = found.value;
  const user = await findUserById(tx, userId);
  if (!user?.active || email === null) return refuse({ code: 'INVALID_CODE' });
  if (!(await claimAddress(services, tx, user, email))) return refuse({ code: 'EMAIL_NOT_AVAILABLE' });
  await updateUser(tx, userId, { pendingEmail: null });
  await removeFactorsSince(tx, userId, createdAt);
  await voidCodes(tx, userId, 'UNDO_EMAIL', realNow);
  const passwordCode = await revokeAccess(services, tx, userId, 'EMAIL_CHANGE_UNDONE');
  const now = clock.now();
  await recordAuditEvent(tx, {
    at: now,
    actorId: userId,
    actorRole: user.roles[0] ?? 'ANONYMOUS',
    tenantId: user.tenantId,
    action: 'EMAIL_CHANGE_UNDONE',
    record: 'user',
    recordId: userId,
  });
  if (user.email !== email) {
    const content = {
      kind: 'EMAIL_CHANGE_UNDONE',
      email: user.email,
      link: configuration.publicUrl,
    } as const;
    await enqueueMail(tx, { to: recipientOf(user), content }, now);
  }
  return ok({ email, passwordCode });
}

/**
 * Restores the former address with the code mailed to it, before or after the new one was confirmed. The change used
 * the password, so the password becomes unusable, all sessions end, and factors added since are removed.
 * @returns the restored address, and a reset code with which its owner sets a new password
 */
export async function undoEmailChange(
  services: AccountsServices,
  code: string,
  clientAddress: string,
): Promise<Result<Undone, Refusal>> {
  const { configuration, db, systemClock } = services;
  const undone = await db.transaction((tx) => undo(services, tx, code));
  const limit = codeLimit(configuration.limits, 'email', clientAddress);
  return limitGuesses(db, limit, systemClock.now(), undone);
}
