import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { Refusal } from '../../platform/http/refusal.ts';
import { limitGuesses } from '../../platform/limits/attempt-limit.ts';
import { PASSWORD_KINDS } from './account-code-store.ts';
import { codeLimit } from './account-limits.ts';
import { findUserById } from './account-store.ts';
import type { AccountsServices } from './accounts-services.ts';
import { readCode } from './use-code.ts';

async function usernameOf(
  { db, systemClock }: AccountsServices,
  code: string,
): Promise<Result<{ username: string }, Refusal>> {
  const read = await readCode(db, code, PASSWORD_KINDS, systemClock.now());
  if (!read.ok) return read;
  const user = await findUserById(db, read.value.userId);
  if (user?.employerSuspended) return refuse({ code: 'EMPLOYER_SUSPENDED' });
  return user?.active ? ok({ username: user.email }) : refuse({ code: 'INVALID_CODE' });
}

/**
 * Returns the username of the account whose password a mailed code sets. Password managers save the new password
 * under it, and the page reports a used or expired code before the person types.
 */
export async function readPasswordCode(
  services: AccountsServices,
  code: string,
  clientAddress: string,
): Promise<Result<{ username: string }, Refusal>> {
  const { configuration, db, systemClock } = services;
  const limit = codeLimit(configuration.limits, 'password', clientAddress);
  return limitGuesses(db, limit, systemClock.now(), await usernameOf(services, code));
}
