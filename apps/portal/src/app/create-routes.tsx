import type { i18n as I18n } from 'i18next';
import { Navigate, type RouteObject } from 'react-router';
import { MainLayout } from '../layout/main-layout.tsx';
import { ProtectedArea } from '../layout/protected-area.tsx';
import { RootLayout } from '../layout/root-layout.tsx';
import { FIRST_PAGE } from '../../start/constants.ts';
import { accountRoutes } from './account-routes.ts';
import { deskRoutes, manufacturerRoute } from './desk-routes.ts';
import { lazyLayoutWith, lazyPageWith, type LazyLayout, type LazyPage } from './lazy-page.ts';
import { ownPage } from './own-page.ts';
import { profileRoutes } from './profile-routes.tsx';

/** Open to everybody, inside the main layout. */
function openPages(page: LazyPage): RouteObject[] {
  return [
    page('search', ['search'], () => import('../features/search/search-page.tsx')),
    page(
      'calculator',
      ['calculator', 'payslip', 'profile'],
      () => import('../features/calculator/calculator-page.tsx'),
    ),
    page(
      'vehicle/:vehicleId',
      ['vehicle', 'payslip', 'offer'],
      () => import('../features/vehicle/vehicle-page.tsx'),
    ),
    page('compare', ['search'], () => import('../features/search/compare/compare-page.tsx')),
    page('favourites', ['search'], () => import('../features/search/remembered/favourites-page.tsx')),
    page('about', ['about', 'search'], () => import('../features/about/about-page.tsx')),
    page('faq', ['faq'], () => import('../features/faq/faq-page.tsx')),
    page(
      'handover/:code',
      ['workflow'],
      ownPage((pages) => pages.handoverPage()),
    ),
    page(
      'dealer/:code',
      ['handover', 'appointment', 'desk'],
      ownPage((pages) => pages.dealerPage()),
    ),
    page(
      'driver/:code',
      ['lease', 'desk'],
      ownPage((pages) => pages.driverPage()),
    ),
    page(
      'order/:orderId/checked',
      ['workflow'],
      ownPage((pages) => pages.checkedPage()),
    ),
    page('terms', ['terms'], () => import('../features/terms/terms-page.tsx')),
    page('imprint', ['legal'], () => import('../features/legal/imprint-page.tsx')),
    page('privacy', ['legal'], () => import('../features/legal/privacy-page.tsx')),
    page('accessibility', ['legal'], () => import('../features/legal/accessibility-page.tsx')),
    page(
      'legal/:page/:version',
      ['legal'],
      ownPage((pages) => pages.legalVersionPage()),
    ),
    page('withdrawal', ['legal'], () => import('../features/legal/withdrawal-page.tsx')),
  ];
}

/** Inside the main layout, for signed-in people only. */
function protectedPages(page: LazyPage, layout: LazyLayout): RouteObject[] {
  const orderTexts = ['orders', 'workflow', 'payslip'] as const;
  return [
    ...profileRoutes(
      page,
      layout,
      page(
        'profile/orders',
        ['profile', ...orderTexts],
        () => import('../features/orders/list/orders-page.tsx'),
      ),
    ),
    page(
      'lease/:leaseId/handover',
      ['handover', 'desk'],
      ownPage((pages) => pages.leaseHandoverPage()),
    ),
    page(
      'lease/:leaseId/report',
      ['report', 'desk'],
      ownPage((pages) => pages.endReportPage()),
    ),
    page(
      'lease/:leaseId/self-check',
      ['selfCheck', 'handover', 'desk'],
      ownPage((pages) => pages.selfCheckPage()),
    ),
    page(
      'lease/:leaseId/return',
      ['handover', 'desk'],
      ownPage((pages) => pages.leaseReturnPage()),
    ),
    page(
      'lease/:leaseId/damage',
      ['damage', 'handover', 'desk'],
      ownPage((pages) => pages.damagePage()),
    ),
    page(
      'lease/:leaseId/month',
      ['month', 'desk'],
      ownPage((pages) => pages.driverMonthPage()),
    ),
    page(
      'order/:orderId',
      ['orders'],
      ownPage((pages) => pages.thankYouPage()),
    ),
    page(
      'order/:orderId/preview',
      orderTexts,
      ownPage((pages) => pages.previewPage()),
    ),
    page(
      'order/:orderId/timeline',
      ['timeline', 'desk', 'orders'],
      ownPage((pages) => pages.timelinePage()),
    ),
    page(
      'order/:orderId/workflow',
      orderTexts,
      ownPage((pages) => pages.workflowPage()),
    ),
  ];
}

/** The route table: every page of the portal and who may open it. */
export function createRoutes(i18n: I18n): RouteObject[] {
  const page = lazyPageWith(i18n);
  const layout = lazyLayoutWith(i18n);
  return [
    {
      element: <RootLayout />,
      children: [
        ...accountRoutes(page, layout),
        {
          element: <MainLayout />,
          children: [
            { index: true, element: <Navigate to={FIRST_PAGE} replace /> },
            ...openPages(page),
            manufacturerRoute(page),
            { element: <ProtectedArea />, children: [...protectedPages(page, layout), ...deskRoutes(page)] },
            page('*', [], async () => ({ default: (await import('../layout/not-found.tsx')).NotFound })),
          ],
        },
      ],
    },
  ];
}
