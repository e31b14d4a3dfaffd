import type { AuthReply } from '@stromwandel/api-spec';
import { ok, type Result } from '@stromwandel/kernel';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { countAttempt } from '../../platform/limits/attempt-limit.ts';
import { refreshLimit } from './account-limits.ts';
import { findUserById } from './account-store.ts';
import type { AccountsServices } from './accounts-services.ts';
import { hashRefreshToken, succeedingRefreshToken } from './refresh-token.ts';
import { sessionLengthOf } from './session-length.ts';
import {
  endSession,
  findRefreshToken,
  insertRefreshToken,
  lockSession,
  markRotated,
  type RefreshToken,
} from './session-store.ts';

const GRACE_MS = 10_000;
const NOT_AUTHENTICATED: AuthReply = { authenticated: false };

/**
 * Returns the token's successor. Browser tabs share tokens, so right after a rotation the former token returns the
 * same successor again. Later use means theft and ends the family.
 */
async function successorOf(
  { systemClock, rootSecret }: AccountsServices,
  tx: Transaction,
  token: RefreshToken,
  plainToken: string,
): Promise<string | null> {
  const now = systemClock.now();
  const successor = succeedingRefreshToken(rootSecret, plainToken);
  if (token.rotatedAt === null) {
    await markRotated(tx, token, now);
    const tokenHash = hashRefreshToken(successor);
    await insertRefreshToken(tx, { sessionId: token.sessionId, tokenHash, createdAt: now });
    return successor;
  }
  if (now.getTime() - token.rotatedAt.getTime() <= GRACE_MS) return successor;
  await endSession(tx, token.sessionId, 'TOKEN_REUSED', now);
  return null;
}

async function rotate(services: AccountsServices, tx: Transaction, plainToken: string): Promise<AuthReply> {
  const { clock, systemClock, accessTokens } = services;
  const tokenHash = hashRefreshToken(plainToken);
  const sessionId = (await findRefreshToken(tx, tokenHash))?.sessionId;
  const session = sessionId === undefined ? undefined : await lockSession(tx, sessionId);
  // Read again under the lock: another tab may have rotated the token.
  const token = await findRefreshToken(tx, tokenHash);
  if (!session || !token || session.endedAt !== null) return NOT_AUTHENTICATED;
  const now = systemClock.now();
  const user = await findUserById(tx, session.userId);
  if (!user?.active) {
    await endSession(tx, session.id, 'DEACTIVATED', now);
    return NOT_AUTHENTICATED;
  }
  const idleEnd = session.lastUsedAt.getTime() + sessionLengthOf(user.roles).idleMs;
  if (now >= session.expiresAt || now.getTime() >= idleEnd) {
    await endSession(tx, session.id, 'IDLE', now);
    return NOT_AUTHENTICATED;
  }
  const refreshToken = await successorOf(services, tx, token, plainToken);
  if (refreshToken === null) {
    await recordAuditEvent(tx, {
      at: clock.now(),
      actorId: null,
      actorRole: 'ANONYMOUS',
      tenantId: user.tenantId,
      action: 'TOKEN_REUSED',
      record: 'user',
      recordId: user.id,
      outcome: 'REFUSED',
    });
    return NOT_AUTHENTICATED;
  }
  const accessToken = await accessTokens.sign({
    userId: user.id,
    sessionId: session.id,
    tenantId: user.tenantId,
  });
  return { authenticated: true, accessToken, refreshToken, roles: user.roles };
}

/** Exchanges a refresh token for a new pair. */
export async function refreshSession(
  services: AccountsServices,
  refreshToken: string,
  address: string,
): Promise<Result<AuthReply, Refusal>> {
  const { configuration, db, systemClock } = services;
  const known = await findRefreshToken(db, hashRefreshToken(refreshToken));
  if (!known) {
    const counted = await countAttempt(db, refreshLimit(configuration.limits, address), systemClock.now());
    return counted.ok ? ok(NOT_AUTHENTICATED) : counted;
  }
  return ok(await db.transaction((tx) => rotate(services, tx, refreshToken)));
}
