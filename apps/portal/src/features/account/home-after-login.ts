import type { Role } from '@stromwandel/api-spec';
import { homeOf, mayOpen } from '../../navigation/page-roles.ts';
import { safeCallbackPath } from '../../navigation/safe-callback-path.ts';

/** Pages that would sign the person out again, or ask to sign in, or lead on to the page where the role begins. */
const NO_WAY_BACK = /^\/(?:login|logout)?(?:[?#]|$)/;

/**
 * Where a person goes after signing in: to the page that was wanted before, if it is one of this portal that the roles may
 * open; otherwise to the page where the role begins.
 */
export function homeAfterLogin(roles: readonly Role[], callbackPath: string | null): string {
  const wanted = safeCallbackPath(callbackPath);
  if (wanted === null || NO_WAY_BACK.test(wanted) || !mayOpen(wanted, roles)) return homeOf(roles);
  return wanted;
}
