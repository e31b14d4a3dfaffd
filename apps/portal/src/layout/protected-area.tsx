import { Outlet } from 'react-router';
import { RequireSession } from '../navigation/require-session.tsx';

export function ProtectedArea() {
  return (
    <RequireSession>
      <Outlet />
    </RequireSession>
  );
}
