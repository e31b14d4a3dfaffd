import type { FieldError, passwordChangeBody } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { z } from 'zod';
import type { Caller } from '../../../platform/scope/caller.ts';
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import { enqueueMail } from '../../../outbox-jobs.ts';
import { voidCodes } from '../account-code-store.ts';
import { recipientOf } from '../account-mails.ts';
import { replacePassword } from '../account-store.ts';
import type { AccountsServices } from '../accounts-services.ts';
import { confirmPassword } from '../second-factor/confirm-password.ts';
import { endSessionsOfUser } from '../session-store.ts';
import { findWeakPassword } from '../weak-password.ts';

const wrong = (path: string, code: FieldError['code']): Refusal => ({
  code: 'INVALID_INPUT',
  errors: [{ path, code, params: {} }],
});

/**
 * Changes the caller's password. Ends all other sessions, invalidates reset links and open changes of the address.
 * The person gets a mail, because an intruder may have done it.
 */
export async function changePassword(
  services: AccountsServices,
  caller: Caller,
  { password, newPassword }: z.infer<typeof passwordChangeBody>,
): Promise<Result<undefined, Refusal>> {
  const { configuration, db, clock, systemClock, passwords } = services;
  const confirmed = await confirmPassword(services, caller, password);
  if (!confirmed.ok) return confirmed;
  const user = confirmed.value;
  if (newPassword === password) return refuse(wrong('body.newPassword', 'SAME_PASSWORD'));
  const own = [user.firstName, user.lastName, user.email];
  const errors = findWeakPassword(newPassword, own, 'body.newPassword');
  if (errors.length > 0) return refuse({ code: 'INVALID_INPUT', errors });
  const newHash = await passwords.hash(newPassword);
  return db.transaction(async (tx) => {
    // A mailed link may have set another password meanwhile.
    if (!(await replacePassword(tx, user, newHash))) return refuse(wrong('body.password', 'WRONG_PASSWORD'));
    const realNow = systemClock.now();
    await endSessionsOfUser(tx, user.id, 'PASSWORD_CHANGED', realNow, caller.sessionId);
    await voidCodes(tx, user.id, 'RESET', realNow);
    const now = clock.now();
    await recordAuditEvent(tx, {
      at: now,
      actorId: user.id,
      actorRole: user.roles[0] ?? 'ANONYMOUS',
      tenantId: user.tenantId,
      action: 'PASSWORD_CHANGED',
      record: 'user',
      recordId: user.id,
    });
    const content = { kind: 'PASSWORD_CHANGED', link: `${configuration.publicUrl}/forgotten` } as const;
    await enqueueMail(tx, { to: recipientOf(user), content }, now);
    return ok(undefined);
  });
}
