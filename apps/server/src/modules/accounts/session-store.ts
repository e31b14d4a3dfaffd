import { and, desc, eq, gt, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { refreshTokens, sessions, users } from '../../platform/database/schema/index.ts';
import { currentScope } from '../../platform/scope/scope.ts';

export type Session = typeof sessions.$inferSelect;
export type RefreshToken = typeof refreshTokens.$inferSelect;
export type SessionEnd =
  | 'LOGOUT'
  | 'TOKEN_REUSED'
  | 'PASSWORD_CHANGED'
  | 'SECOND_FACTOR_ADDED'
  | 'SECOND_FACTOR_RESET'
  | 'IDLE'
  | 'EMAIL_CHANGE_UNDONE'
  | 'DEACTIVATED'
  | 'ENDED_BY_PERSON'
  | 'ENDED_BY_EMPLOYER'
  | 'EMPLOYER_SUSPENDED';

/** Stores a new session with the browser and address that opened it. */
export async function insertSession(
  tx: DatabaseOrTransaction,
  session: Pick<Session, 'id' | 'userId' | 'secondFactor' | 'createdAt' | 'lastUsedAt' | 'expiresAt'>,
): Promise<void> {
  const { origin } = currentScope();
  const { address = null, agent = null } = origin ?? {};
  await tx.insert(sessions).values({ ...session, address, agent });
}

/** Stores a new refresh token of a session. */
export async function insertRefreshToken(
  tx: DatabaseOrTransaction,
  token: Pick<RefreshToken, 'sessionId' | 'tokenHash' | 'createdAt'>,
): Promise<void> {
  await tx.insert(refreshTokens).values(token);
}

/** Finds a token by its hash. */
export async function findRefreshToken(
  db: DatabaseOrTransaction,
  tokenHash: string,
): Promise<RefreshToken | undefined> {
  const [row] = await db.select().from(refreshTokens).where(eq(refreshTokens.tokenHash, tokenHash));
  return row;
}

/** Finds and locks a session until the transaction ends, so that its tokens rotate one after the other. */
export async function lockSession(tx: Transaction, sessionId: string): Promise<Session | undefined> {
  const [row] = await tx.select().from(sessions).where(eq(sessions.id, sessionId)).for('update');
  return row;
}

/** Marks a token and its session as used. */
export async function markRotated(tx: Transaction, token: RefreshToken, now: Date): Promise<void> {
  await tx.update(refreshTokens).set({ rotatedAt: now }).where(eq(refreshTokens.id, token.id));
  await tx.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, token.sessionId));
}

/** Marks a session as proven by a second factor. */
export async function proveSecondFactor(tx: DatabaseOrTransaction, sessionId: string): Promise<void> {
  await tx.update(sessions).set({ secondFactor: true }).where(eq(sessions.id, sessionId));
}

/** Ends one session. Its access tokens stop working with it. */
export async function endSession(
  tx: DatabaseOrTransaction,
  sessionId: string,
  endReason: SessionEnd,
  now: Date,
): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: now, endReason })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
}

/** Ends all sessions of a person, except one if given. */
export async function endSessionsOfUser(
  tx: DatabaseOrTransaction,
  userId: number,
  endReason: SessionEnd,
  now: Date,
  exceptSessionId?: string,
): Promise<void> {
  const others = exceptSessionId === undefined ? undefined : ne(sessions.id, exceptSessionId);
  await tx
    .update(sessions)
    .set({ endedAt: now, endReason })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), others));
}

/** Ends all sessions of an employer's people. */
export async function endSessionsOfTenant(
  tx: DatabaseOrTransaction,
  tenantId: number,
  endReason: SessionEnd,
  now: Date,
): Promise<void> {
  const people = tx.select({ id: users.id }).from(users).where(eq(users.tenantId, tenantId));
  await tx
    .update(sessions)
    .set({ endedAt: now, endReason })
    .where(and(inArray(sessions.userId, people), isNull(sessions.endedAt)));
}

/** A person's live sessions, last used first. */
export async function findLivingSessions(
  db: DatabaseOrTransaction,
  userId: number,
  { now, idleSince }: { readonly now: Date; readonly idleSince: Date },
): Promise<Session[]> {
  return db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
        gt(sessions.lastUsedAt, idleSince),
      ),
    )
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt));
}

/** Deletes sessions that ended before an instant, with their tokens. */
export async function removeOldSessions(db: DatabaseOrTransaction, before: Date): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.endedAt, before), lt(sessions.expiresAt, before)));
}
