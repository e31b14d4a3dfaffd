import { TransactionRollbackError } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { countAttempt } from '../../platform/limits/attempt-limit.ts';
import { enqueueJob } from '../../outbox-jobs.ts';
import { resetMailLimit, resetRequestLimit } from './account-limits.ts';
import { findFirstPasswordKind } from './account-code-store.ts';
import { sendFirstPasswordLink, sendPasswordReset } from './account-mails.ts';
import { findUserByEmail } from './account-store.ts';
import type { AccountsServices } from './accounts-services.ts';

const isAccount = async (tx: Transaction, email: string) => (await findUserByEmail(tx, email)) !== undefined;

/**
 * Accepts a request for a reset link. The outbox checks later whether an account has the address, so answer and
 * duration reveal nothing. Beyond the limit of the client address only requests for accounts are stored; those for
 * invented addresses cost the same statements.
 */
export async function requestPasswordReset(
  { configuration, db, clock, systemClock }: AccountsServices,
  address: string,
  clientAddress: string,
): Promise<void> {
  const limit = resetRequestLimit(configuration.limits, clientAddress);
  const email = address.toLowerCase();
  await db.transaction(async (tx) => {
    const counted = await countAttempt(tx, limit, systemClock.now());
    const isWanted = counted.ok || (await isAccount(tx, email));
    await tx
      .transaction(async (attempt) => {
        await enqueueJob(attempt, { kind: 'REQUEST_PASSWORD_RESET', payload: { email } }, clock.now());
        if (!isWanted) attempt.rollback();
      })
      .catch((error: unknown) => {
        if (!(error instanceof TransactionRollbackError)) throw error;
      });
  });
}

/**
 * Mails a reset link if an active account has the address and has not reached its mail limit. An account without
 * password gets its invitation again.
 */
export async function answerResetRequest(services: AccountsServices, email: string): Promise<void> {
  const { configuration, db, systemClock } = services;
  const user = await findUserByEmail(db, email, 'INVITATION');
  if (!user?.active) return;
  const counted = await countAttempt(db, resetMailLimit(configuration.limits, email), systemClock.now());
  if (!counted.ok) return;
  await db.transaction(async (tx) => {
    if (user.passwordHash !== null) return sendPasswordReset(services, tx, user);
    // The account has no password: its person did not open the first mail, or not in time.
    const usual = user.tenantId !== null && user.roles.includes('EMPLOYEE') ? 'INVITE' : 'WELCOME';
    return sendFirstPasswordLink(services, tx, user, (await findFirstPasswordKind(tx, user.id)) ?? usual);
  });
}
