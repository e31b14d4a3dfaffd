import type { AuthReply, loginBody } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { z } from 'zod';
import type { Refusal } from '../../http/refusal.ts';
import { countAttempt, forgetAttempt } from '../../limits/attempt-limit.ts';
import { loginLimits } from './account-limits.ts';
import { findUserByEmail } from './account-store.ts';
import type { AccountsServices } from './accounts-services.ts';
import { wasSignedInAt } from './session-store.ts';
import { recordLogin } from './second-factor/record-login.ts';
import { signInAfterPassword } from './second-factor/sign-in-after-password.ts';

/**
 * Signs a person in, or asks for the second factor of the account. A wrong password, an unknown address and a deactivated
 * account answer alike, after the same work. That an employer is suspended is told to whoever knows the password.
 * @param address of the client, for the limits
 */
export async function logIn(
  services: AccountsServices,
  { username, password }: z.infer<typeof loginBody>,
  address: string,
): Promise<Result<AuthReply, Refusal>> {
  const { configuration, db, systemClock, passwords } = services;
  const email = username.toLowerCase();
  const isKnownAddress = await wasSignedInAt(db, email, address);
  const limits = loginLimits(configuration.limits, { email, address, isKnownAddress });
  for (const limit of limits) {
    const counted = await countAttempt(db, limit, systemClock.now());
    if (!counted.ok) return counted;
  }
  const user = await findUserByEmail(db, email);
  const matches = await passwords.verify(user?.passwordHash ?? null, password);
  const isAllowed = user !== undefined && matches && user.active;
  const attempt = { user: user ?? null, method: 'PASSWORD' } as const;
  if (!isAllowed) {
    const suspended = matches && user?.employerSuspended === true;
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
