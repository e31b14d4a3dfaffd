import { Navigate, type RouteObject } from 'react-router';
import { paths } from '../navigation/paths.ts';
import type { LazyLayout, LazyPage } from './lazy-page.ts';
import { ownPage } from './own-page.ts';

/** A person's own pages, under one title with tabs. */
export function profileRoutes(page: LazyPage, layout: LazyLayout, ordersPage: RouteObject): RouteObject[] {
  return [
    { path: 'profile', element: <Navigate to={paths.salary()} replace /> },
    layout(
      async () => ({ default: (await import('../features/profile/profile-area.tsx')).ProfileArea }),
      [
        page(
          'profile/car',
          ['profile', 'lease', 'desk', 'january'],
          ownPage((pages) => pages.leasedCarPage()),
        ),
        page('profile/salary', ['profile', 'address'], () => import('../features/profile/salary-page.tsx')),
        ordersPage,
        page(
          'profile/january/:year?',
          ['profile', 'january', 'payslip'],
          ownPage((pages) => pages.januaryPage()),
        ),
        page(
          'profile/account',
          ['profile', 'security'],
          ownPage((pages) => pages.accountPage()),
        ),
      ],
    ),
  ];
}
