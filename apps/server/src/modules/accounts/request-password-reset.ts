import { ok, type Result } from '@stromwandel/kernel';
import type { Refusal } from '../../http/refusal.ts';
import { countAttempt } from '../../limits/attempt-limit.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { resetMailLimit, resetRequestLimit } from './account-limits.ts';
import { findFirstPasswordKind } from './account-code-store.ts';
import { sendFirstPasswordLink, sendPasswordReset } from './account-mails.ts';
import { findUserByEmail } from './account-store.ts';
import type { AccountsServices } from './accounts-services.ts';

/**
 * Takes the wish for a reset link. Whether an account has the address is looked up later, from the outbox: answer and
 * time are the same in any case.
 */
export async function requestPasswordReset(
  { configuration, db, clock, systemClock }: AccountsServices,
  address: string,
  clientAddress: string,
): Promise<Result<null, Refusal>> {
  const limit = resetRequestLimit(configuration.limits, clientAddress);
  const counted = await countAttempt(db, limit, systemClock.now());
  if (!counted.ok) return counted;
  const payload = { email: address.toLowerCase() };
  await enqueue(db, { kind: 'REQUEST_PASSWORD_RESET', payload }, clock.now());
  return ok(null);
}

/**
 * Sends the link when an active account has the address and has not got too many already: a reset link, or the invitation
 * anew when the account has no password yet.
 */
export async function answerResetRequest(services: AccountsServices, email: string): Promise<void> {
  const { configuration, db, systemClock } = services;
  const user = await findUserByEmail(db, email);
  if (!user?.active) return;
  const counted = await countAttempt(db, resetMailLimit(configuration.limits, email), systemClock.now());
  if (!counted.ok) return;
  await db.transaction(async (tx) => {
    if (user.passwordHash !== null) return sendPasswordReset(services, tx, user);
    // Nobody has set a password yet: the mail that made the account known was not followed, or not in time.
    const usual = user.tenantId !== null && user.roles.includes('EMPLOYEE') ? 'INVITE' : 'WELCOME';
    return sendFirstPasswordLink(services, tx, user, (await findFirstPasswordKind(tx, user.id)) ?? usual);
  });
}
