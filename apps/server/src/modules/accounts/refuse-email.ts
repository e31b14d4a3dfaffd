import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { Transaction } from '../../database/database.ts';
import type { Refusal } from '../../http/refusal.ts';
import { limitGuesses } from '../../limits/attempt-limit.ts';
import { codeLimit } from './account-limits.ts';
import { lockUser, updateUser } from './account-store.ts';
import type { AccountsServices } from './accounts-services.ts';
import { removeUnconfirmedAccount } from './claim-address.ts';
import { useCode } from './use-code.ts';

async function applyRefusal(
  services: AccountsServices,
  tx: Transaction,
  code: string,
): Promise<Result<undefined, Refusal>> {
  const used = await useCode(tx, code, ['CONFIRM_EMAIL'], services.systemClock.now());
  if (!used.ok) return used;
  const { userId, email } = used.value;
  const user = await lockUser(tx, userId);
  if (!user || email === null) return refuse({ code: 'INVALID_CODE' });
  if (user.pendingEmail === email) await updateUser(tx, userId, { pendingEmail: null });
  // A registrant who has corrected the address waits for the confirmation of the other one.
  else if (user.emailConfirmedAt === null && user.pendingEmail === null) {
    await removeUnconfirmedAccount(services, tx, user);
  }
  return ok(undefined);
}

/**
 * Uses the code of a confirmation mail to say that the reader of the mailbox did not ask for it. Removes the unconfirmed
 * registration of the address, or cancels the change to it.
 */
export async function refuseEmail(
  services: AccountsServices,
  code: string,
  clientAddress: string,
): Promise<Result<undefined, Refusal>> {
  const { configuration, db, systemClock } = services;
  const refused = await db.transaction((tx) => applyRefusal(services, tx, code));
  return limitGuesses(
    db,
    codeLimit(configuration.limits, 'email', clientAddress),
    systemClock.now(),
    refused,
  );
}
