import type { Role } from '@stromwandel/api-spec';

/** Whether a person must have a second factor: outside demo mode, roles that see other people's data. */
export function requiresSecondFactor({ demo }: { readonly demo: boolean }, roles: readonly Role[]): boolean {
  return !demo && (roles.includes('TENANT_ADMIN') || roles.includes('ADMIN'));
}
