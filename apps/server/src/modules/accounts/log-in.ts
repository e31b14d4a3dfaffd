import type { AuthReply, loginBody } from '@stromwandel/api-spec';
import { ok, type Result } from '@stromwandel/kernel';
import type { z } from 'zod';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import type { Refusal } from '../../http/refusal.ts';
import { countAttempt, forgetAttempt } from '../../limits/attempt-limit.ts';
import { loginLimits } from './account-limits.ts';
import { findUserByEmail } from './account-store.ts';
import type { AccountsServices } from './accounts-services.ts';
import { startSession } from './start-session.ts';

/**
 * Signs a person in. A wrong password, an unknown address and a deactivated account answer alike, after the same work.
 * @param address of the client, for the limits
 */
export async function logIn(
  services: AccountsServices,
  { username, password }: z.infer<typeof loginBody>,
  address: string,
): Promise<Result<AuthReply, Refusal>> {
  const { configuration, db, clock, passwords } = services;
  const email = username.toLowerCase();
  const limits = loginLimits(configuration.limits, email, address);
  for (const limit of limits) {
    const counted = await countAttempt(db, limit, clock.now());
    if (!counted.ok) return counted;
  }
  const user = await findUserByEmail(db, email);
  const matches = await passwords.verify(user?.passwordHash ?? null, password);
  const isAllowed = user !== undefined && matches && user.active;
  await recordAuditEvent(db, {
    at: clock.now(),
    actorId: isAllowed ? user.id : null,
    actorRole: (isAllowed ? user.roles[0] : null) ?? 'ANONYMOUS',
    tenantId: user?.tenantId ?? null,
    action: 'LOGIN',
    record: 'user',
    recordId: user?.id ?? null,
    outcome: isAllowed ? 'ALLOWED' : 'REFUSED',
  });
  if (!isAllowed) return ok({ authenticated: false });
  for (const limit of limits) await forgetAttempt(db, limit);
  return ok(await startSession(services, db, user));
}
