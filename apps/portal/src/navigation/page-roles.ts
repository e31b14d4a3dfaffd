import type { Role } from '@stromwandel/api-spec';
import { paths } from './paths.ts';

function isInside(path: string, area: string): boolean {
  return path === area || path.startsWith(`${area}/`);
}

/** The role that a page of the portal is for; null for pages of every role. */
export function neededRole(path: string): Role | null {
  const page = path.replace(/[?#].*$/, '');
  if (isInside(page, paths.provider())) return 'ADMIN';
  if (isInside(page, paths.employer())) return 'TENANT_ADMIN';
  // The page that another device comes back to after a check needs no session.
  if (isInside(page, '/order') && !page.endsWith('/checked')) return 'EMPLOYEE';
  return isInside(page, paths.profile()) && page !== paths.account() ? 'EMPLOYEE' : null;
}

/** Whether a person with these roles may open a page. */
export function mayOpen(path: string, roles: readonly Role[]): boolean {
  const needed = neededRole(path);
  return needed === null || roles.includes(needed);
}

/** Where a person with these roles begins: the cars, or the workspace of an HR team or the provider. */
export function homeOf(roles: readonly Role[]): string {
  if (roles.includes('EMPLOYEE')) return paths.search();
  if (roles.includes('ADMIN')) return paths.provider();
  return roles.includes('TENANT_ADMIN') ? paths.employer() : paths.search();
}
