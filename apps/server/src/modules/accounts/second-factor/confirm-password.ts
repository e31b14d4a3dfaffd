import type { FieldError } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { Caller } from '../../../platform/scope/caller.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import { countAttempt, forgetAttempt } from '../../../platform/limits/attempt-limit.ts';
import { findUserById, type UserWithRoles } from '../account-store.ts';
import type { AccountsServices } from '../accounts-services.ts';
import { ownPasswordLimit } from './second-factor-limits.ts';

const WRONG_PASSWORD: FieldError = { path: 'body.password', code: 'WRONG_PASSWORD', params: {} };

/** Verifies the password of a signed-in person again, before a change to the account's security. */
export async function confirmPassword(
  { configuration, db, systemClock, passwords }: AccountsServices,
  { userId }: Pick<Caller, 'userId'>,
  password: string,
): Promise<Result<UserWithRoles, Refusal>> {
  const limit = ownPasswordLimit(configuration.limits, userId);
  const counted = await countAttempt(db, limit, systemClock.now());
  if (!counted.ok) return counted;
  const user = await findUserById(db, userId);
  if (!user) throw new Error(`The account ${userId} of a living session is gone`);
  if (!(await passwords.verify(user.passwordHash, password))) {
    return refuse({ code: 'INVALID_INPUT', errors: [WRONG_PASSWORD] });
  }
  await forgetAttempt(db, limit);
  return ok(user);
}
