import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { OtherRole } from '../layout/other-role.tsx';
import { useAuthData } from '../session/session-context.ts';
import { neededRole } from './page-roles.ts';
import { paths } from './paths.ts';

/** Sends visitors to the login page and back here afterwards; a person without the role of the page reads that it is for another. */
export function RequireSession({ children }: { readonly children: ReactNode }) {
  const auth = useAuthData();
  const { pathname, search } = useLocation();
  if (auth === null) return <Navigate to={paths.login(pathname + search)} replace />;
  const needed = neededRole(pathname);
  return needed === null || auth.roles.includes(needed) ? children : <OtherRole needed={needed} />;
}
