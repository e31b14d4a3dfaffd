import type { OwnSession } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { Caller } from '../../../platform/scope/caller.ts';
import { recordAuditEvent, type AuditEvent } from '../../../platform/audit/record-audit-event.ts';
import { productTime } from '../../../platform/clock/product-time.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import type { AccountsServices } from '../accounts-services.ts';
import { sessionLengthOf } from '../session-length.ts';
import {
  endSession,
  endSessionsOfUser,
  findLivingSessions,
  lockSession,
  type Session,
} from '../session-store.ts';

type Needed = Pick<AccountsServices, 'db' | 'clock' | 'systemClock'>;

async function livingSessions({ db, systemClock }: Needed, { userId, roles }: Caller): Promise<Session[]> {
  const now = systemClock.now();
  const idleSince = new Date(now.getTime() - sessionLengthOf(roles).idleMs);
  return findLivingSessions(db, userId, { now, idleSince });
}

/** The caller's live sessions, with times of the product clock. */
export async function listOwnSessions(services: Needed, caller: Caller): Promise<OwnSession[]> {
  const living = await livingSessions(services, caller);
  return living.map(({ id, createdAt, lastUsedAt, agent, address }) => ({
    id,
    current: id === caller.sessionId,
    startedAt: productTime(services, createdAt).toISOString(),
    lastUsedAt: productTime(services, lastUsedAt).toISOString(),
    agent,
    address,
  }));
}

function event(
  { userId, tenantId, roles }: Caller,
  action: 'SESSION_ENDED' | 'OTHER_SESSIONS_ENDED',
  at: Date,
): AuditEvent {
  const actorRole = roles[0] ?? 'EMPLOYEE';
  return { at, actorId: userId, actorRole, tenantId, action, record: 'user', recordId: userId };
}

/**
 * Ends one of the caller's sessions; a foreign, ended or absent one is not found. Its tokens stop working at once.
 */
export async function endOwnSession(
  { db, clock, systemClock }: Needed,
  caller: Caller,
  sessionId: string,
): Promise<Result<undefined, Refusal>> {
  return db.transaction(async (tx) => {
    const session = await lockSession(tx, sessionId);
    if (session?.userId !== caller.userId || session.endedAt !== null) return refuse({ code: 'NOT_FOUND' });
    await endSession(tx, sessionId, 'ENDED_BY_PERSON', systemClock.now());
    await recordAuditEvent(tx, event(caller, 'SESSION_ENDED', clock.now()));
    return ok(undefined);
  });
}

/** Ends all sessions of the caller except the present one. */
export async function endOtherSessions({ db, clock, systemClock }: Needed, caller: Caller): Promise<void> {
  await db.transaction(async (tx) => {
    await endSessionsOfUser(tx, caller.userId, 'ENDED_BY_PERSON', systemClock.now(), caller.sessionId);
    await recordAuditEvent(tx, event(caller, 'OTHER_SESSIONS_ENDED', clock.now()));
  });
}
