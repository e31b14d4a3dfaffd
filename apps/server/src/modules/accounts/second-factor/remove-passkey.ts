import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { Caller } from '../../../platform/scope/caller.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import type { AccountsServices } from '../accounts-services.ts';
import { mayRemoveFactor, tellOfChange } from './change-factors.ts';
import { confirmPassword } from './confirm-password.ts';
import { deletePasskeys, findPasskeys } from './passkey-store.ts';

/** Removes a passkey of the caller. Another person's passkey is not found. */
export async function removePasskey(
  services: AccountsServices,
  caller: Caller,
  passkeyId: number,
  password: string,
): Promise<Result<undefined, Refusal>> {
  const { db } = services;
  const own = await findPasskeys(db, caller.userId);
  if (!own.some(({ id }) => id === passkeyId)) return refuse({ code: 'NOT_FOUND' });
  const user = await confirmPassword(services, caller, password);
  if (!user.ok) return user;
  return db.transaction(async (tx) => {
    const allowed = await mayRemoveFactor(services, tx, caller);
    if (!allowed.ok) return allowed;
    if ((await deletePasskeys(tx, caller.userId, passkeyId)) === 0) return refuse({ code: 'NOT_FOUND' });
    await tellOfChange(services, tx, caller, 'PASSKEY_REMOVED');
    return ok(undefined);
  });
}
