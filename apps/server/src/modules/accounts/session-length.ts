import type { Role } from '@stromwandel/api-spec';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Idle and absolute lifetime of a session, in milliseconds. */
export interface SessionLength {
  readonly idleMs: number;
  readonly absoluteMs: number;
}

/** Shorter for the provider's admins, whose sessions reach all tenants. */
export function sessionLengthOf(roles: readonly Role[]): SessionLength {
  return roles.includes('ADMIN')
    ? { idleMs: 30 * MINUTE_MS, absoluteMs: 12 * HOUR_MS }
    : { idleMs: 8 * HOUR_MS, absoluteMs: 30 * DAY_MS };
}
