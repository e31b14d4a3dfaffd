import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../platform/database/database.ts';
import { createResetCode } from './account-mails.ts';
import { updateUser } from './account-store.ts';
import type { AccountsServices } from './accounts-services.ts';
import { endSessionsOfUser, type SessionEnd } from './session-store.ts';

/**
 * Makes the password of an account unusable and ends its sessions: only the reader of the mailbox gets in.
 * @returns a code that sets a new password
 */
export async function revokeAccess(
  services: AccountsServices,
  tx: Transaction,
  userId: number,
  reason: SessionEnd,
): Promise<string> {
  // The hash of a password that was thrown away: nothing that is typed equals it.
  const passwordHash = await services.passwords.hash(randomUUID());
  await updateUser(tx, userId, { passwordHash });
  await endSessionsOfUser(tx, userId, reason, services.systemClock.now());
  return createResetCode(services, tx, userId);
}
