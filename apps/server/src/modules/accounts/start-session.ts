import { randomUUID } from 'node:crypto';
import type { AuthReply, Role } from '@stromwandel/api-spec';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import type { AccountsServices } from './accounts-services.ts';
import { hashRefreshToken, newRefreshToken } from './refresh-token.ts';
import { sessionLengthOf } from './session-length.ts';
import { insertRefreshToken, insertSession } from './session-store.ts';

/** Opens a session and returns what the browser stores. */
export async function startSession(
  { systemClock, accessTokens }: Pick<AccountsServices, 'systemClock' | 'accessTokens'>,
  tx: DatabaseOrTransaction,
  {
    id: userId,
    tenantId,
    roles,
  }: { readonly id: number; readonly tenantId: number | null; readonly roles: readonly Role[] },
  { hasSecondFactor }: { readonly hasSecondFactor: boolean } = { hasSecondFactor: false },
): Promise<AuthReply> {
  const now = systemClock.now();
  const sessionId = randomUUID();
  const refreshToken = newRefreshToken();
  const expiresAt = new Date(now.getTime() + sessionLengthOf(roles).absoluteMs);
  const secondFactor = hasSecondFactor;
  await insertSession(tx, {
    id: sessionId,
    userId,
    secondFactor,
    createdAt: now,
    lastUsedAt: now,
    expiresAt,
  });
  await insertRefreshToken(tx, { sessionId, tokenHash: hashRefreshToken(refreshToken), createdAt: now });
  const accessToken = await accessTokens.sign({ userId, sessionId, tenantId });
  return { authenticated: true, accessToken, refreshToken, roles: [...roles] };
}
