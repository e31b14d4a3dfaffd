import type { Role } from '@stromwandel/api-spec';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useAuthData } from '../session/session-context.ts';
import { paths } from './paths.ts';

interface RequireSessionProps {
  readonly children: ReactNode;
  /** Without a role, any signed-in person may see the page. */
  readonly needs?: Role;
  /** Shown to a signed-in person without the role. */
  readonly otherwise?: ReactNode;
}

/** Sends visitors to the login page and back here afterwards. */
export function RequireSession({ children, needs, otherwise = null }: RequireSessionProps) {
  const auth = useAuthData();
  const { pathname, search } = useLocation();
  if (auth === null) return <Navigate to={paths.login(pathname + search)} replace />;
  return needs === undefined || auth.roles.includes(needs) ? children : otherwise;
}
