import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../platform/database/database.ts';
import { createResetCode } from './account-mails.ts';
import { updateUser } from './account-store.ts';
import type { AccountsServices } from './accounts-services.ts';
import { endSessionsOfUser, type SessionEnd } from './session-store.ts';

/**
 * Makes the password of an account unusable and ends its sessions, so that only the mailbox gives access.
 * @returns a code that sets a new password
 */
export async function revokeAccess(
  services: AccountsServices,
  tx: Transaction,
  userId: number,
  reason: SessionEnd,
): Promise<string> {
  // The hash of a discarded random password; no typed password matches it.
  const passwordHash = await services.passwords.hash(randomUUID());
  await updateUser(tx, userId, { passwordHash });
  await endSessionsOfUser(tx, userId, reason, services.systemClock.now());
  return createResetCode(services, tx, userId);
}
