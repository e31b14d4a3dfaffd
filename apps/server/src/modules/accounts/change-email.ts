import { emailSchema, fieldErrors } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { Caller } from '../../access/caller.ts';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import { asSystem } from '../../database/as-system.ts';
import type { Refusal } from '../../http/refusal.ts';
import { countAttempt } from '../../limits/attempt-limit.ts';
import { enqueue, enqueueMail } from '../../outbox/enqueue.ts';
import { confirmationLimit } from './account-limits.ts';
import { recipientOf, sendConfirmation } from './account-mails.ts';
import { findUserByEmail, findUserById, updateUser } from './account-store.ts';
import type { AccountsServices } from './accounts-services.ts';

/**
 * Starts a change of the own address: the new one gets a link, the old one is told. Whether somebody else has the
 * address already is looked up later, from the outbox: answer and time are the same in any case.
 */
export async function changeEmail(
  services: AccountsServices,
  { userId, tenantId, roles }: Caller,
  address: string,
): Promise<Result<null, Refusal>> {
  const { configuration, db, clock, systemClock } = services;
  const parsed = emailSchema.safeParse(address, { reportInput: true });
  if (!parsed.success) {
    return refuse({ code: 'INVALID_INPUT', errors: fieldErrors(parsed.error.issues, 'params.address') });
  }
  const email = parsed.data;
  const limit = confirmationLimit(configuration.limits, userId);
  const counted = await countAttempt(db, limit, systemClock.now());
  if (!counted.ok) return counted;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const user = await findUserById(tx, userId);
    if (!user) throw new Error(`The account ${userId} of a living session is gone`);
    if (user.email === email) return updateUser(tx, userId, { pendingEmail: null });
    await updateUser(tx, userId, { pendingEmail: email });
    await enqueue(tx, { kind: 'CONFIRM_NEW_ADDRESS', payload: { userId, email } }, now);
    const link = `${configuration.publicUrl}/forgotten`;
    await enqueueMail(
      tx,
      { to: recipientOf(user), content: { kind: 'EMAIL_CHANGE_NOTICE', newEmail: email, link } },
      now,
    );
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

/** Sends the link to the new address, when the person still wants it and nobody else has it. */
export async function confirmNewAddress(
  services: AccountsServices,
  { userId, email }: { readonly userId: number; readonly email: string },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const user = await findUserById(tx, userId);
    const owner = await asSystem(tx, () => findUserByEmail(tx, email));
    if (user?.pendingEmail === email && owner === undefined)
      await sendConfirmation(services, tx, user, email);
  });
}
