import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { sessions, tenants, userRoles, users } from '../database/schema/index.ts';
import type { Role } from '@stromwandel/api-spec';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import type { Caller } from '../scope/caller.ts';
import { runAsSystem } from '../scope/scope.ts';
import type { AccessTokenSubject } from './access-tokens.ts';
import { requiresSecondFactor } from './requires-second-factor.ts';

/** Finds the person whom an access token names; null when the session or the account is not valid. */
export type Authenticate = (subject: AccessTokenSubject) => Promise<Caller | null>;

interface AuthenticationServices {
  readonly configuration: { readonly demo: boolean };
  readonly db: Database;
  readonly systemClock: Clock;
}

/** Authentication of a verified token by one read: the session must be alive, account and employer active. */
export function createAuthenticate({ configuration, db, systemClock }: AuthenticationServices): Authenticate {
  return async ({ userId, sessionId }) => {
    const roles = sql<Role[]>`array(select role from ${userRoles} where ${userRoles.userId} = ${users.id})`;
    const [row] = await runAsSystem(() =>
      db
        .select({
          tenantId: users.tenantId,
          roles,
          emailConfirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
          hasSecondFactor: sessions.secondFactor,
        })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .leftJoin(tenants, eq(tenants.id, users.tenantId))
        .where(
          and(
            eq(sessions.id, sessionId),
            eq(sessions.userId, userId),
            isNull(sessions.endedAt),
            gt(sessions.expiresAt, systemClock.now()),
            eq(users.active, true),
            or(isNull(users.tenantId), eq(tenants.active, true)),
          ),
        ),
    );
    if (!row) return null;
    const mustSetUpSecondFactor = !row.hasSecondFactor && requiresSecondFactor(configuration, row.roles);
    return { userId, sessionId, ...row, mustSetUpSecondFactor };
  };
}
