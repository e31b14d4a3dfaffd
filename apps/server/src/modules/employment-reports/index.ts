import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { registerReportEndpoints } from './report-endpoints.ts';

export { isInsuranceCase } from './report-for-provider.ts';
export { reportsOnSheet } from './reports-on-sheet.ts';
export { exportReports, findReportsInForce, type EmploymentReport } from './report-store.ts';

/** Registers the employer's reports of leaving and unpaid people, for payroll and provider. */
export function registerEmploymentReports(app: FastifyInstance, services: Services): void {
  registerReportEndpoints(app, services);
}
