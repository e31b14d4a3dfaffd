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
  /** Answers a wrong password in place of the usual reply; null while all limits hold. */
  readonly usedUp: Result<never, Refusal> | null;
}

/** Counts a try before its password is looked at. */
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
 * Signs a person in, or asks for the second factor of the account. A wrong password, an unknown address and a deactivated
 * account answer alike, after the same work. That an employer is suspended is told to whoever knows the password. A right
 * password passes the limits that other accounts or addresses have used up (ADR 43).
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
  // A used-up limit spares no hash, so the address gets one at a time and leaves the others theirs.
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
