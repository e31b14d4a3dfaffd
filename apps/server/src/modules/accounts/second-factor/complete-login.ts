import type { AuthReply } from '@stromwandel/api-spec';
import { ok, type Result } from '@stromwandel/kernel';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import { countAttempt, forgetAttempt } from '../../../platform/limits/attempt-limit.ts';
import { findUserById, type UserWithRoles } from '../account-store.ts';
import type { AccountsServices } from '../accounts-services.ts';
import { startSession } from '../start-session.ts';
import { lockChallenge, markChallengeUsed, type Challenge } from './challenge-store.ts';
import { findFactors, methodsAfterPassword } from './factors.ts';
import { recordLogin } from './record-login.ts';
import { isAppCode, secondFactorLimits, secondStepLimit } from './second-factor-limits.ts';
import { digestPasswordHash } from './sign-in-after-password.ts';
import { useSecondFactorCode } from './use-second-factor-code.ts';

const NOT_AUTHENTICATED: AuthReply = { authenticated: false };

interface SecondStep {
  readonly challenge: string;
  readonly code: string;
}

/** The person of a challenge; undefined when account or password changed since the first step. */
async function personOf(tx: Transaction, challenge: Challenge): Promise<UserWithRoles | undefined> {
  const user = challenge.userId === null ? undefined : await findUserById(tx, challenge.userId);
  return user?.active && digestPasswordHash(user) === challenge.passwordDigest ? user : undefined;
}

async function answer(
  services: AccountsServices,
  tx: Transaction,
  { challenge, code }: SecondStep,
): Promise<AuthReply> {
  const now = services.systemClock.now();
  const open = await lockChallenge(tx, 'SECOND_STEP', challenge, now);
  const user = open && (await personOf(tx, open));
  if (!open || !user) return NOT_AUTHENTICATED;
  const method = await useSecondFactorCode(services, tx, user.id, code);
  if (method === null) {
    const tried = isAppCode(code) ? 'APP' : 'RECOVERY_CODE';
    await recordLogin(services, tx, { user, method: tried, isAllowed: false, reason: 'WRONG_CODE' });
    const methods = methodsAfterPassword(services, user.roles, await findFactors(tx, user.id));
    return { authenticated: false, secondFactor: { challenge, methods } };
  }
  await markChallengeUsed(tx, open.id, now);
  await recordLogin(services, tx, { user, method, isAllowed: true });
  return startSession(services, tx, user, { hasSecondFactor: true });
}

/**
 * Completes a sign-in with a code of the authenticator app or a recovery code. A wrong code leaves the challenge
 * open. A challenge that is unknown, used, expired or older than the password gets the same answer as none.
 * @param address of the client, for the limits
 */
export async function completeLogin(
  services: AccountsServices,
  step: SecondStep,
  address: string,
): Promise<Result<AuthReply, Refusal>> {
  const { configuration, db, systemClock } = services;
  const now = systemClock.now();
  const open = await db.transaction((tx) => lockChallenge(tx, 'SECOND_STEP', step.challenge, now));
  const limits = open?.userId
    ? secondFactorLimits(configuration.limits, open.userId, step.code, address)
    : [secondStepLimit(configuration.limits, address)];
  for (const limit of limits) {
    const counted = await countAttempt(db, limit, now);
    if (!counted.ok) return counted;
  }
  const reply = await db.transaction((tx) => answer(services, tx, step));
  if (reply.authenticated) for (const limit of limits) await forgetAttempt(db, limit);
  return ok(reply);
}
