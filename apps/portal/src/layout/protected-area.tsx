import { Outlet } from 'react-router';
import { RequireSession } from './require-session.tsx';

export function ProtectedArea() {
  return (
    <RequireSession>
      <Outlet />
    </RequireSession>
  );
}
