import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { sessions, tenants, userRoles, users } from '../database/schema/index.ts';
import type { Role } from '@stromwandel/api-spec';
import type { AccessTokens } from './access-tokens.ts';
import type { Caller } from './caller.ts';

/** Finds the person behind an access token; null when the token, the session or the account is not valid. */
export type Authenticate = (accessToken: string) => Promise<Caller | null>;

/** Authentication by signature and one read: the session must be alive, account and employer active. */
export function createAuthenticate(db: Database, clock: Clock, tokens: AccessTokens): Authenticate {
  return async (accessToken) => {
    const subject = await tokens.verify(accessToken);
    if (!subject) return null;
    const { userId, sessionId } = subject;
    const roles = sql<Role[]>`array(select role from ${userRoles} where ${userRoles.userId} = ${users.id})`;
    const [row] = await db
      .select({ tenantId: users.tenantId, roles })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(tenants, eq(tenants.id, users.tenantId))
      .where(
        and(
          eq(sessions.id, sessionId),
          eq(sessions.userId, userId),
          isNull(sessions.endedAt),
          gt(sessions.expiresAt, clock.now()),
          eq(users.active, true),
          or(isNull(users.tenantId), eq(tenants.active, true)),
        ),
      );
    return row ? { userId, sessionId, tenantId: row.tenantId, roles: row.roles } : null;
  };
}
