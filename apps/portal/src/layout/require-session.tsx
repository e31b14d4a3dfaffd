import { lazy, Suspense, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useAuthData } from '../session/session-context.ts';
import { neededRole } from '../navigation/page-roles.ts';
import { paths } from '../navigation/paths.ts';

// Few people ever see it: its code is no part of every page.
const OtherRole = lazy(async () => ({ default: (await import('./other-role.tsx')).OtherRole }));

/** Sends visitors to the login page and back here afterwards; a person without the role of the page reads that it is for another. */
export function RequireSession({ children }: { readonly children: ReactNode }) {
  const auth = useAuthData();
  const { pathname, search } = useLocation();
  if (auth === null) return <Navigate to={paths.login(pathname + search)} replace />;
  const needed = neededRole(pathname);
  if (needed === null || auth.roles.includes(needed)) return children;
  return (
    <Suspense fallback={null}>
      <OtherRole needed={needed} />
    </Suspense>
  );
}
