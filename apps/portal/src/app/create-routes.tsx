import type { i18n as I18n } from 'i18next';
import { Navigate, type RouteObject } from 'react-router';
import { MainLayout } from '../layout/main-layout.tsx';
import { NotFound } from '../layout/not-found.tsx';
import { ProtectedArea } from '../layout/protected-area.tsx';
import { RootLayout } from '../layout/root-layout.tsx';
import { FIRST_PAGE } from '../../start/constants.ts';
import { accountRoutes } from './account-routes.ts';
import { deskRoutes, manufacturerRoute } from './desk-routes.ts';
import { lazyLayoutWith, lazyPageWith, type LazyLayout, type LazyPage } from './lazy-page.ts';
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
    page('about', ['about'], () => import('../features/about/about-page.tsx')),
    page('faq', ['faq'], () => import('../features/faq/faq-page.tsx')),
    page('handover/:code', ['workflow'], () => import('../features/orders/handover/handover-page.tsx')),
    page(
      'order/:orderId/checked',
      ['workflow'],
      () => import('../features/orders/handover/checked-page.tsx'),
    ),
    page('terms', ['terms'], () => import('../features/terms/terms-page.tsx')),
    page('imprint', ['legal'], () => import('../features/legal/imprint-page.tsx')),
    page('privacy', ['legal'], () => import('../features/legal/privacy-page.tsx')),
    page('accessibility', ['legal'], () => import('../features/legal/accessibility-page.tsx')),
    page('legal/:page/:version', ['legal'], () => import('../features/legal/legal-version-page.tsx')),
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
    page('order/:orderId', ['orders'], () => import('../features/orders/thank-you-page.tsx')),
    page('order/:orderId/preview', orderTexts, () => import('../features/orders/preview/preview-page.tsx')),
    page(
      'order/:orderId/timeline',
      ['timeline', 'desk', 'orders'],
      () => import('../features/orders/timeline/timeline-page.tsx'),
    ),
    page(
      'order/:orderId/workflow',
      orderTexts,
      () => import('../features/orders/workflow/workflow-page.tsx'),
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
            { path: '*', element: <NotFound /> },
          ],
        },
      ],
    },
  ];
}
