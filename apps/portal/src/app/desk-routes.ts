import type { RouteObject } from 'react-router';
import type { LazyPage } from './lazy-page.ts';

/** The workspaces of employer and provider; each page asks for its role. */
export function deskRoutes(page: LazyPage): RouteObject[] {
  return [...employerRoutes(page), ...providerRoutes(page)];
}

function employerRoutes(page: LazyPage): RouteObject[] {
  return [
    page(
      'employer',
      ['employer', 'desk', 'timeline'],
      () => import('../features/employer/employer-page.tsx'),
    ),
    page('employer/payroll', ['payroll', 'desk'], () => import('../features/payroll/payroll-page.tsx')),
    page('employer/figures', ['figures', 'desk'], () => import('../features/figures/figures-page.tsx')),
    page('employer/audit', ['audit', 'desk'], () => import('../features/audit/employer-audit-page.tsx')),
    page('employer/people', ['people', 'desk'], () => import('../features/people/people-page.tsx')),
    page(
      'employer/people/invite',
      ['invitations', 'desk'],
      () => import('../features/invitations/invitations-page.tsx'),
    ),
    page(
      'employer/codes',
      ['registerCodes', 'desk'],
      () => import('../features/register-codes/register-codes-page.tsx'),
    ),
    page('employer/rules', ['rules', 'desk'], () => import('../features/employer-rules/rules-page.tsx')),
  ];
}

function providerRoutes(page: LazyPage): RouteObject[] {
  return [
    page(
      'provider/contract-texts',
      ['contractTexts', 'desk'],
      () => import('../features/contract-texts/contract-texts-page.tsx'),
    ),
    page(
      'provider/contract-texts/:number',
      ['contractTexts', 'desk'],
      () => import('../features/contract-texts/contract-text-page.tsx'),
    ),
    page(
      'provider/people',
      ['providerPeople', 'people', 'desk'],
      () => import('../features/provider-people/provider-people-page.tsx'),
    ),
    page(
      'provider/reports',
      ['reports', 'desk'],
      () => import('../features/employment-reports/reports-page.tsx'),
    ),
    page('provider/audit', ['audit', 'desk'], () => import('../features/audit/provider-audit-page.tsx')),
    page(
      'provider/stuck',
      ['stuckWork', 'desk', 'timeline'],
      () => import('../features/stuck-work/stuck-work-page.tsx'),
    ),
    page('provider/catalogue', ['cars', 'desk'], () => import('../features/cars/cars-page.tsx')),
    page(
      'provider/catalogue/import',
      ['carImport', 'cars', 'desk'],
      () => import('../features/catalogue-import/import-page.tsx'),
    ),
    page('provider/catalogue/:vehicleId', ['cars', 'desk'], () => import('../features/cars/car-page.tsx')),
    page('provider/tenants', ['tenants', 'desk'], () => import('../features/tenants/tenants-page.tsx')),
    page(
      'provider/tenants/:tenantId',
      ['tenants', 'desk'],
      () => import('../features/tenants/tenant-page.tsx'),
    ),
    page(
      'provider/settings',
      ['settings', 'desk'],
      () => import('../features/provider-settings/settings-page.tsx'),
    ),
    page('provider', ['provider', 'desk'], () => import('../features/provider/provider-page.tsx')),
    page(
      'provider/order/:orderId',
      ['provider', 'desk', 'orders', 'timeline', 'stuckWork'],
      () => import('../features/provider/provider-order-page.tsx'),
    ),
  ];
}

/** For the manufacturer with the one-time link: no account, so outside the guard. */
export function manufacturerRoute(page: LazyPage): RouteObject {
  return page(
    'manufacturer/:code',
    ['manufacturer', 'desk'],
    () => import('../features/manufacturer/manufacturer-page.tsx'),
  );
}
