import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { Refusal } from '../../http/refusal.ts';
import { countAttempt, forgetAttempt } from '../../limits/attempt-limit.ts';
import { PASSWORD_KINDS } from './account-code-store.ts';
import { codeLimit } from './account-limits.ts';
import { findUserById } from './account-store.ts';
import type { AccountsServices } from './accounts-services.ts';
import { readCode } from './use-code.ts';

/**
 * Says whose password the code of a mail sets, before it is set: password managers save it under this username, and a
 * used or expired code is told before anybody types.
 */
export async function readPasswordCode(
  { configuration, db, systemClock }: AccountsServices,
  code: string,
  clientAddress: string,
): Promise<Result<{ username: string }, Refusal>> {
  const limit = codeLimit(configuration.limits, 'password', clientAddress);
  const counted = await countAttempt(db, limit, systemClock.now());
  if (!counted.ok) return counted;
  const read = await readCode(db, code, PASSWORD_KINDS, systemClock.now());
  if (!read.ok) return read;
  const user = await findUserById(db, read.value.userId);
  if (user?.employerSuspended) return refuse({ code: 'EMPLOYER_SUSPENDED' });
  if (!user?.active) return refuse({ code: 'INVALID_CODE' });
  await forgetAttempt(db, limit);
  return ok({ username: user.email });
}
