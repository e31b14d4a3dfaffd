import { createHash } from 'node:crypto';
import type { AuthReply } from '@stromwandel/api-spec';
import { createLinkCode } from '../../../platform/access/link-code.ts';
import { requiresSecondFactor } from '../../../platform/access/requires-second-factor.ts';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import type { UserWithRoles } from '../account-store.ts';
import type { AccountsServices } from '../accounts-services.ts';
import { startSession } from '../start-session.ts';
import { insertChallenge } from './challenge-store.ts';
import { findFactors, methodsAfterPassword } from './factors.ts';

/** A digest that changes with the password. The password hash itself stays in its table. */
export function digestPasswordHash({ passwordHash }: Pick<UserWithRoles, 'passwordHash'>): string {
  return createHash('sha256')
    .update(passwordHash ?? '')
    .digest('hex');
}

/**
 * Continues a sign-in after a password or a mailed code: with a session, or with the challenge for the second step
 * when the account has one.
 */
export async function signInAfterPassword(
  services: AccountsServices,
  tx: DatabaseOrTransaction,
  user: UserWithRoles,
): Promise<AuthReply> {
  const factors = await findFactors(tx, user.id);
  const methods = methodsAfterPassword(services, user.roles, factors);
  if (methods.length > 0) {
    const { code: challenge } = createLinkCode();
    const passwordDigest = digestPasswordHash(user);
    const now = services.systemClock.now();
    await insertChallenge(tx, { kind: 'SECOND_STEP', challenge, userId: user.id, passwordDigest }, now);
    return { authenticated: false, secondFactor: { challenge, methods } };
  }
  const reply = await startSession(services, tx, user);
  const isRequired = requiresSecondFactor(services.configuration, user.roles);
  return isRequired ? { ...reply, secondFactorSetupRequired: true } : reply;
}
