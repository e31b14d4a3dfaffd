import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { findUserById } from './account-store.ts';
import type { AccountsServices } from './accounts-services.ts';
import { hashRefreshToken } from './refresh-token.ts';
import { endSession, findRefreshToken, lockSession } from './session-store.ts';

/** Ends the session of a refresh token, even of a rotated one. Unknown tokens are no error. */
export async function logOut(
  { db, clock, systemClock }: AccountsServices,
  refreshToken: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const token = await findRefreshToken(tx, hashRefreshToken(refreshToken));
    const session = token && (await lockSession(tx, token.sessionId));
    if (!session || session.endedAt !== null) return;
    await endSession(tx, session.id, 'LOGOUT', systemClock.now());
    const user = await findUserById(tx, session.userId);
    await recordAuditEvent(tx, {
      at: clock.now(),
      actorId: session.userId,
      actorRole: user?.roles[0] ?? 'ANONYMOUS',
      tenantId: user?.tenantId ?? null,
      action: 'LOGOUT',
      record: 'user',
      recordId: session.userId,
    });
  });
}
