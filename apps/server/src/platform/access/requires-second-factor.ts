import type { Role } from '@stromwandel/api-spec';

/** Whether a person must have a second factor: whoever sees data of others, outside demo mode. */
export function requiresSecondFactor({ demo }: { readonly demo: boolean }, roles: readonly Role[]): boolean {
  return !demo && (roles.includes('TENANT_ADMIN') || roles.includes('ADMIN'));
}
