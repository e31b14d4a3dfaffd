import type { Access } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { Authenticate } from '../access/authenticate.ts';
import type { Caller } from '../access/caller.ts';
import type { Refusal } from './refusal.ts';

const NOT_AUTHENTICATED = refuse({ code: 'NOT_AUTHENTICATED' } as const);

function bearerToken(authorization: string | undefined): string | null {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
}

/**
 * Who may pass, by the access an endpoint declares. A stale token does not disturb public calls; elsewhere it answers
 * NOT_AUTHENTICATED, which makes the client refresh it.
 */
export async function checkAccess(
  access: Access,
  authorization: string | undefined,
  authenticate: Authenticate,
): Promise<Result<Caller | null, Refusal>> {
  if (access === 'public' || access === 'secret') return ok(null);
  if (access === 'optional' && authorization === undefined) return ok(null);
  const token = bearerToken(authorization);
  const caller = token === null ? null : await authenticate(token);
  if (!caller) return NOT_AUTHENTICATED;
  if (access === 'optional' || access.some((role) => caller.roles.includes(role))) return ok(caller);
  return refuse({ code: 'FORBIDDEN' });
}
