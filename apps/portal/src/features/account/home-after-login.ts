import type { Role } from '@stromwandel/api-spec';
import { paths } from '../../navigation/paths.ts';
import { safeCallbackPath } from '../../navigation/safe-callback-path.ts';

/**
 * Where a person goes after signing in: employees back to where they came from, else to the vehicles; employers and the
 * provider to their workspace, or to the place in it they came from.
 */
export function homeAfterLogin(roles: readonly Role[], callbackPath: string | null): string {
  const wanted = safeCallbackPath(callbackPath);
  const back = wanted === null || wanted === paths.home() ? null : wanted;
  const workspace = roles.includes('ADMIN')
    ? paths.provider()
    : roles.includes('TENANT_ADMIN')
      ? paths.employer()
      : null;
  if (back !== null && workspace !== null && isInside(back, workspace)) return back;
  if (roles.includes('EMPLOYEE') || workspace === null) return back ?? paths.search();
  return workspace;
}

function isInside(path: string, workspace: string): boolean {
  return path === workspace || path.startsWith(`${workspace}/`) || path.startsWith(`${workspace}?`);
}
