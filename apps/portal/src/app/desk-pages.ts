import { addDeskRoutes, addLeaseRoutes } from '@stromwandel/api-spec';

// Pages of the desks, apart from the route table: the addresses of their files and calls weigh 4 kB (gzip) that no employee needs.
addDeskRoutes();
addLeaseRoutes();

export const employerPage = () => import('../features/employer/employer-page.tsx');
export const limitsPage = () => import('../features/employer/limits-page.tsx');
export const payrollPage = () => import('../features/payroll/payroll-page.tsx');
export const employerFleetPage = () => import('../features/fleet/employer-fleet-page.tsx');
export const employerLeasePage = () => import('../features/fleet/employer-lease-page.tsx');
export const providerFleetPage = () => import('../features/fleet/provider-fleet-page.tsx');
export const providerLeasePage = () => import('../features/fleet/provider-lease-page.tsx');
export const figuresPage = () => import('../features/figures/figures-page.tsx');
export const employerAuditPage = () => import('../features/audit/employer-audit-page.tsx');
export const peoplePage = () => import('../features/people/people-page.tsx');
export const invitationsPage = () => import('../features/invitations/invitations-page.tsx');
export const registerCodesPage = () => import('../features/register-codes/register-codes-page.tsx');
export const rulesPage = () => import('../features/employer-rules/rules-page.tsx');
export const contractTextsPage = () => import('../features/contract-texts/contract-texts-page.tsx');
export const contractTextPage = () => import('../features/contract-texts/contract-text-page.tsx');
export const providerPeoplePage = () => import('../features/provider-people/provider-people-page.tsx');
export const reportsPage = () => import('../features/employment-reports/reports-page.tsx');
export const providerAuditPage = () => import('../features/audit/provider-audit-page.tsx');
export const returnsPage = () => import('../features/returns/returns-page.tsx');
export const lawPage = () => import('../features/law/law-page.tsx');
export const stuckWorkPage = () => import('../features/stuck-work/stuck-work-page.tsx');
export const carsPage = () => import('../features/cars/cars-page.tsx');
export const importPage = () => import('../features/catalogue-import/import-page.tsx');
export const carPage = () => import('../features/cars/car-page.tsx');
export const tenantsPage = () => import('../features/tenants/tenants-page.tsx');
export const tenantPage = () => import('../features/tenants/tenant-page.tsx');
export const settingsPage = () => import('../features/provider-settings/settings-page.tsx');
export const providerPage = () => import('../features/provider/provider-page.tsx');
export const providerOrderPage = () => import('../features/provider/provider-order-page.tsx');
