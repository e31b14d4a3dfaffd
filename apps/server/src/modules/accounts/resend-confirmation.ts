import { ok, type Result } from '@stromwandel/kernel';
import type { Caller } from '../../platform/scope/caller.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { countAttempt } from '../../platform/limits/attempt-limit.ts';
import { enqueueJob } from '../../outbox-jobs.ts';
import { confirmationLimit } from './account-limits.ts';
import { sendConfirmation } from './account-mails.ts';
import { findUserById } from './account-store.ts';
import type { AccountsServices } from './accounts-services.ts';

/**
 * Sends the confirmation link again: for a pending new address, else for the own unconfirmed one.
 * @returns the address; null when nothing is left to confirm
 */
export async function resendConfirmation(
  services: AccountsServices,
  { userId }: Caller,
): Promise<Result<string | null, Refusal>> {
  const { configuration, db, clock, systemClock } = services;
  const limit = confirmationLimit(configuration.limits, userId);
  const counted = await countAttempt(db, limit, systemClock.now());
  if (!counted.ok) return counted;
  return db.transaction(async (tx) => {
    const user = await findUserById(tx, userId);
    if (!user) throw new Error(`The account ${userId} of a living session is gone`);
    if (user.pendingEmail !== null) {
      const payload = { userId, email: user.pendingEmail };
      await enqueueJob(tx, { kind: 'CONFIRM_NEW_ADDRESS', payload }, clock.now());
      return ok(user.pendingEmail);
    }
    if (user.emailConfirmedAt !== null) return ok(null);
    await sendConfirmation(services, tx, user, user.email);
    return ok(user.email);
  });
}
