import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Role } from '@stromwandel/api-spec';
import type { AuthData } from './auth-data.ts';
import type { Session } from './create-session.ts';

export const SessionContext = createContext<Session | null>(null);

/** The session itself, to store a reply or to end it. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('No SessionContext');
  return session;
}

/** The stored auth data, null without a session; renders anew when they change, in any tab. */
export function useAuthData(): AuthData | null {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.get);
}

export function useHasRole(role: Role): boolean {
  return useAuthData()?.roles.includes(role) ?? false;
}
