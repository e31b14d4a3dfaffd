import type { Namespace } from '../i18n/translate.ts';
import type { RouteObject } from 'react-router';
import type { LazyPage, PageModule } from './lazy-page.ts';

/** A page picked from those of the desks: their table of files is loaded by the first of them, and by no employee. */
type DeskPage = (
  path: string,
  namespaces: readonly Namespace[],
  pick: (pages: typeof import('./desk-pages.ts')) => Promise<PageModule>,
) => RouteObject;

/** The workspaces of employer and provider; each page asks for its role. */
export function deskRoutes(lazyPage: LazyPage): RouteObject[] {
  const page: DeskPage = (path, namespaces, pick) =>
    lazyPage(path, namespaces, () => import('./desk-pages.ts').then(pick));
  return [...employerRoutes(page), ...providerRoutes(page)];
}

function employerRoutes(page: DeskPage): RouteObject[] {
  return [
    page('employer', ['employer', 'limits', 'desk', 'timeline'], (pages) => pages.employerPage()),
    page('employer/leases', ['fleet', 'desk'], (pages) => pages.employerFleetPage()),
    page('employer/leases/:leaseId', ['fleet', 'damage', 'desk'], (pages) => pages.employerLeasePage()),
    page('employer/limits', ['limits', 'desk'], (pages) => pages.limitsPage()),
    page('employer/payroll', ['payroll', 'desk'], (pages) => pages.payrollPage()),
    page('employer/figures', ['figures', 'desk'], (pages) => pages.figuresPage()),
    page('employer/audit', ['audit', 'desk'], (pages) => pages.employerAuditPage()),
    page('employer/people', ['people', 'desk'], (pages) => pages.peoplePage()),
    page('employer/people/invite', ['invitations', 'desk'], (pages) => pages.invitationsPage()),
    page('employer/codes', ['registerCodes', 'desk'], (pages) => pages.registerCodesPage()),
    page('employer/rules', ['rules', 'desk'], (pages) => pages.rulesPage()),
  ];
}

function providerRoutes(page: DeskPage): RouteObject[] {
  return [
    page('provider/contract-texts', ['contractTexts', 'desk'], (pages) => pages.contractTextsPage()),
    page('provider/contract-texts/:number', ['contractTexts', 'desk'], (pages) => pages.contractTextPage()),
    page('provider/leases', ['fleet', 'desk'], (pages) => pages.providerFleetPage()),
    page('provider/leases/:leaseId', ['fleet', 'damage', 'report', 'selfCheck', 'desk'], (pages) =>
      pages.providerLeasePage(),
    ),
    page('provider/returns', ['selfCheck', 'returns', 'desk'], (pages) => pages.returnsPage()),
    page('provider/people', ['providerPeople', 'people', 'desk'], (pages) => pages.providerPeoplePage()),
    page('provider/reports', ['reports', 'desk'], (pages) => pages.reportsPage()),
    page('provider/audit', ['audit', 'desk'], (pages) => pages.providerAuditPage()),
    page('provider/law', ['law', 'desk'], (pages) => pages.lawPage()),
    page('provider/stuck', ['stuckWork', 'desk', 'timeline'], (pages) => pages.stuckWorkPage()),
    page('provider/catalogue', ['cars', 'desk'], (pages) => pages.carsPage()),
    page('provider/catalogue/import', ['carImport', 'cars', 'desk'], (pages) => pages.importPage()),
    page('provider/catalogue/:vehicleId', ['cars', 'desk'], (pages) => pages.carPage()),
    page('provider/tenants', ['tenants', 'desk'], (pages) => pages.tenantsPage()),
    page('provider/tenants/:tenantId', ['tenants', 'desk'], (pages) => pages.tenantPage()),
    page('provider/settings', ['settings', 'desk'], (pages) => pages.settingsPage()),
    page('provider', ['provider', 'desk'], (pages) => pages.providerPage()),
    page('provider/order/:orderId', ['provider', 'desk', 'orders', 'timeline', 'stuckWork'], (pages) =>
      pages.providerOrderPage(),
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
