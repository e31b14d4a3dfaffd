import { emailSchema, fieldErrors } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { Caller } from '../../platform/scope/caller.ts';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { asSystem } from '../../platform/database/as-system.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { countAttempt } from '../../platform/limits/attempt-limit.ts';
import { enqueueJob } from '../../outbox-jobs.ts';
import { holdAddressChange } from '../tenant-admins/index.ts';
import { confirmationLimit } from './account-limits.ts';
import { sendChangeNotice, sendConfirmation } from './account-mails.ts';
import { findUserById, isAddressConfirmed, lockUser, updateUser } from './account-store.ts';
import type { AccountsServices } from './accounts-services.ts';
import { confirmPassword } from './second-factor/confirm-password.ts';

/**
 * Starts a change of the caller's address, with the password. The new address gets a link that confirms it, the old
 * one a link that undoes the change. An unconfirmed old address gets none, because it may be a stranger's. The outbox
 * checks later whether the new address is taken, so answer and duration reveal nothing.
 */
export async function changeEmail(
  services: AccountsServices,
  caller: Caller,
  { address, password }: { readonly address: string; readonly password: string },
): Promise<Result<null, Refusal>> {
  const { configuration, db, clock, systemClock } = services;
  const { userId, tenantId, roles } = caller;
  const parsed = emailSchema.safeParse(address, { reportInput: true });
  if (!parsed.success) {
    return refuse({ code: 'INVALID_INPUT', errors: fieldErrors(parsed.error.issues, 'params.address') });
  }
  const email = parsed.data;
  const confirmed = await confirmPassword(services, caller, password);
  if (!confirmed.ok) return confirmed;
  const limit = confirmationLimit(configuration.limits, userId);
  const counted = await countAttempt(db, limit, systemClock.now());
  if (!counted.ok) return counted;
  const held = await holdAddressChange(services, caller, email);
  if (held) return refuse(held);
  const now = clock.now();
  await db.transaction(async (tx) => {
    const user = await findUserById(tx, userId);
    if (!user) throw new Error(`The account ${userId} of a living session is gone`);
    if (user.email === email) return updateUser(tx, userId, { pendingEmail: null });
    await updateUser(tx, userId, { pendingEmail: email });
    await enqueueJob(tx, { kind: 'CONFIRM_NEW_ADDRESS', payload: { userId, email } }, now);
    if (user.emailConfirmedAt !== null) await sendChangeNotice(services, tx, user, email);
    return recordAuditEvent(tx, {
      at: now,
      actorId: userId,
      actorRole: roles[0] ?? 'ANONYMOUS',
      tenantId,
      action: 'EMAIL_CHANGE_STARTED',
      record: 'user',
      recordId: userId,
    });
  });
  return ok(null);
}

/** Cancels an unconfirmed change of the caller's address. Its links stop working. */
export async function cancelEmailChange(
  { db, clock }: AccountsServices,
  { userId, tenantId, roles }: Caller,
): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user?.pendingEmail) return;
    await updateUser(tx, userId, { pendingEmail: null });
    await recordAuditEvent(tx, {
      at: clock.now(),
      actorId: userId,
      actorRole: roles[0] ?? 'ANONYMOUS',
      tenantId,
      action: 'EMAIL_CHANGE_CANCELLED',
      record: 'user',
      recordId: userId,
    });
  });
}

/** Mails the link to the new address if the change still waits and no confirmed account has the address. */
export async function confirmNewAddress(
  services: AccountsServices,
  { userId, email }: { readonly userId: number; readonly email: string },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const user = await findUserById(tx, userId);
    const isTaken = await asSystem(tx, () => isAddressConfirmed(tx, email));
    if (user?.pendingEmail === email && !isTaken) await sendConfirmation(services, tx, user, email);
  });
}
