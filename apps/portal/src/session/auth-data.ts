import { ROLES, type Role } from '@stromwandel/api-spec';

/** What the browser keeps of a sign-in: the reply of the server, as it came. */
export interface AuthData {
  readonly authenticated: true;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly roles: readonly Role[];
}

function isRole(value: unknown): value is Role {
  return (ROLES as readonly unknown[]).includes(value); // widened: includes() takes members only
}

/** The auth data in a reply or in storage; null when it is none (not authenticated, tokens missing, foreign data). */
export function readAuthData(value: unknown): AuthData | null {
  if (typeof value !== 'object' || value === null) return null;
  const { authenticated, accessToken, refreshToken, roles }: Record<string, unknown> = { ...value };
  if (authenticated !== true || typeof accessToken !== 'string' || typeof refreshToken !== 'string')
    return null;
  return {
    authenticated,
    accessToken,
    refreshToken,
    roles: Array.isArray(roles) ? roles.filter(isRole) : [],
  };
}
