import type { Endpoint } from '@stromwandel/api-spec';
import type { AccessTokenSubject } from '../access/access-tokens.ts';
import type { Authenticate } from '../access/authenticate.ts';
import type { Caller } from '../scope/caller.ts';
import type { Refusal } from './refusal.ts';

/** The token of an Authorization header; null without one. */
export function bearerToken(authorization: string | undefined): string | null {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
}

/**
 * Paths that name a record of a person or an employer. Callers without access to the kind, or to this record, both
 * get a 404: a 403 would reveal that the record exists.
 */
const PRIVATE_RECORD =
  /\{(?:orderId|leaseId|userId|tenantId|fileId|codeId|passkeyId|sessionId|requestId|searchId|damageId|fineId|driverId)\}/;

/** The caller, if known, and the reason of a refusal. */
export interface AccessDecision {
  readonly caller: Caller | null;
  readonly refusal: Refusal | null;
}

/** Whether the endpoint asks who calls. */
export function asksForCaller({ access }: Endpoint, authorization: string | undefined): boolean {
  if (access === 'public' || access === 'secret') return false;
  return access !== 'optional' || authorization !== undefined;
}

/**
 * Decides by the endpoint's declared access:
 * - A stale token is ignored on public calls; elsewhere it returns NOT_AUTHENTICATED, so that the client refreshes
 *   it.
 * - A role that requires a second factor needs one, except for setting it up.
 * - A session with an unconfirmed address counts as a visitor on public calls. Elsewhere it is refused, unless the
 *   endpoint is marked `beforeConfirmation`.
 * @param subject of the call's token; null without a valid one
 */
export async function checkAccess(
  { access, path, beforeSecondFactor, beforeConfirmation }: Endpoint,
  subject: AccessTokenSubject | null,
  authenticate: Authenticate,
): Promise<AccessDecision> {
  if (access === 'public' || access === 'secret') return { caller: null, refusal: null };
  const caller = subject && (await authenticate(subject));
  if (!caller) return { caller: null, refusal: { code: 'NOT_AUTHENTICATED' } };
  if (access === 'optional' && !caller.emailConfirmed) return { caller: null, refusal: null };
  const mayPass = access === 'optional' || access.some((role) => caller.roles.includes(role));
  if (!mayPass) return { caller, refusal: { code: PRIVATE_RECORD.test(path) ? 'NOT_FOUND' : 'FORBIDDEN' } };
  if (!caller.emailConfirmed && !beforeConfirmation) {
    return { caller, refusal: { code: 'EMAIL_NOT_CONFIRMED' } };
  }
  const mayNotYet = caller.mustSetUpSecondFactor && !beforeSecondFactor;
  return { caller, refusal: mayNotYet ? { code: 'SECOND_FACTOR_REQUIRED' } : null };
}
