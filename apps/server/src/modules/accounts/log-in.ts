import type { AuthReply, loginBody } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { z } from 'zod';
import type { Refusal } from '../../platform/http/refusal.ts';
import { addressRange } from '../../platform/limits/address-range.ts';
import { countAttempt, forgetAttempt, type AttemptLimit } from '../../platform/limits/attempt-limit.ts';
import { loginLimits } from './account-limits.ts';
import { findUserByEmail } from './account-store.ts';
import type { AccountsServices } from './accounts-services.ts';
import { recordLogin } from './second-factor/record-login.ts';
import { signInAfterPassword } from './second-factor/sign-in-after-password.ts';

interface CountedLogin {
  readonly limits: readonly AttemptLimit[];
  /** Replaces the usual reply to a wrong password; null while no limit is reached. */
  readonly usedUp: Result<never, Refusal> | null;
}

/** Counts a try before its password is checked. */
async function countLogin(
  { configuration, db, systemClock }: AccountsServices,
  email: string,
  address: string,
): Promise<Result<CountedLogin, Refusal>> {
  const { account, passable, triesUnderAttack } = loginLimits(configuration.limits, email, address);
  const now = systemClock.now();
  const counted = await countAttempt(db, account, now);
  if (!counted.ok) return counted;
  let usedUp: CountedLogin['usedUp'] = null;
  for (const limit of passable) {
    const further = await countAttempt(db, limit, now);
    if (!further.ok) usedUp = further;
  }
  if (usedUp && counted.value > triesUnderAttack) return usedUp;
  return ok({ limits: [account, ...passable], usedUp });
}

/**
 * Signs a person in or asks for the account's second factor. A wrong password, an unknown address and a deactivated
 * account get the same answer after the same work. Only the correct password reveals that the employer is suspended.
 * It also passes limits used up by other accounts or addresses (ADR 43).
 * @param address of the client, for the limits
 */
export async function logIn(
  services: AccountsServices,
  { username, password }: z.infer<typeof loginBody>,
  address: string,
): Promise<Result<AuthReply, Refusal>> {
  const { db, passwords } = services;
  const email = username.toLowerCase();
  const counted = await countLogin(services, email, address);
  if (!counted.ok) return counted;
  const { limits, usedUp } = counted.value;
  const user = await findUserByEmail(db, email);
  // Hashes run after a used-up limit too, so one client address gets one at a time and others are not delayed.
  const source = usedUp ? addressRange(address) : undefined;
  const matches = await passwords.verify(user?.passwordHash ?? null, password, source);
  const isAllowed = user !== undefined && matches && user.active;
  const attempt = { user: user ?? null, method: 'PASSWORD' } as const;
  if (!isAllowed) {
    const suspended = matches && user?.employerSuspended === true;
    if (usedUp && !suspended) return usedUp;
    await recordLogin(services, db, {
      ...attempt,
      isAllowed,
      ...(suspended && { reason: 'EMPLOYER_SUSPENDED' }),
    });
    return suspended ? refuse({ code: 'EMPLOYER_SUSPENDED' }) : ok({ authenticated: false });
  }
  for (const limit of limits) await forgetAttempt(db, limit);
  const reply = await db.transaction(async (tx) => {
    const next = await signInAfterPassword(services, tx, user);
    await recordLogin(services, tx, { ...attempt, isAllowed, isFirstStep: !next.authenticated });
    return next;
  });
  return ok(reply);
}
