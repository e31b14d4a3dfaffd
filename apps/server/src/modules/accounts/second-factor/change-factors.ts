import type { AuditAction } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { Caller } from '../../../platform/scope/caller.ts';
import { requiresSecondFactor } from '../../../platform/access/requires-second-factor.ts';
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import type { MailContent } from '../../../adapters/mail/mail.ts';
import { enqueueMail } from '../../../outbox-jobs.ts';
import { recipientOf } from '../account-mails.ts';
import { findUserById } from '../account-store.ts';
import type { AccountsServices } from '../accounts-services.ts';
import { endSessionsOfUser, proveSecondFactor } from '../session-store.ts';
import { findFactors, methodsAfterPassword } from './factors.ts';

type FactorChange = Exclude<Extract<MailContent, { kind: 'SIGN_IN_CHANGED' }>['change'], 'RESET'>;

const ACTIONS: Record<FactorChange, AuditAction> = {
  APP_ADDED: 'AUTHENTICATOR_APP_ADDED',
  APP_REMOVED: 'AUTHENTICATOR_APP_REMOVED',
  RECOVERY_CODES_RENEWED: 'RECOVERY_CODES_RENEWED',
  PASSKEY_ADDED: 'PASSKEY_ADDED',
  PASSKEY_REMOVED: 'PASSKEY_REMOVED',
};

/** Records a change of sign-in methods and mails the person, because an intruder may have made it. */
export async function tellOfChange(
  { clock, configuration }: AccountsServices,
  tx: Transaction,
  { userId, tenantId, roles }: Caller,
  change: FactorChange,
): Promise<void> {
  const now = clock.now();
  await recordAuditEvent(tx, {
    at: now,
    actorId: userId,
    actorRole: roles[0] ?? 'ANONYMOUS',
    tenantId,
    action: ACTIONS[change],
    record: 'user',
    recordId: userId,
  });
  const user = await findUserById(tx, userId);
  if (!user) return;
  const link = `${configuration.publicUrl}/forgotten`;
  await enqueueMail(tx, { to: recipientOf(user), content: { kind: 'SIGN_IN_CHANGED', change, link } }, now);
}

/**
 * Whether the session may add a factor: an account with a second factor must have proven it, or the password alone
 * would be enough.
 */
export async function mayAddFactor(
  services: AccountsServices,
  { userId, roles, hasSecondFactor }: Caller,
): Promise<Result<null, Refusal>> {
  if (hasSecondFactor) return ok(null);
  const methods = methodsAfterPassword(services, roles, await findFactors(services.db, userId));
  return methods.length === 0 ? ok(null) : refuse({ code: 'SECOND_FACTOR_REQUIRED' });
}

/** Whether a factor may be removed: roles that require a second factor keep one. */
export async function mayRemoveFactor(
  { configuration }: AccountsServices,
  db: Database | Transaction,
  { userId, roles }: Caller,
): Promise<Result<null, Refusal>> {
  if (!requiresSecondFactor(configuration, roles)) return ok(null);
  const { hasApp, passkeys } = await findFactors(db, userId);
  return (hasApp ? 1 : 0) + passkeys > 1 ? ok(null) : refuse({ code: 'LAST_SECOND_FACTOR' });
}

/** Marks the session as proven by a second factor. Adding the first factor ends the other sessions. */
export async function upgradeSession(
  { systemClock }: AccountsServices,
  tx: Transaction,
  { userId, sessionId }: Caller,
): Promise<void> {
  await proveSecondFactor(tx, sessionId);
  await endSessionsOfUser(tx, userId, 'SECOND_FACTOR_ADDED', systemClock.now(), sessionId);
}
