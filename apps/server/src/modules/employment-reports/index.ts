import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { registerReportEndpoints } from './report-endpoints.ts';

export { isInsuranceCase } from './report-for-provider.ts';
export { reportsOnSheet } from './reports-on-sheet.ts';
export { exportReports, findReportsInForce, type EmploymentReport } from './report-store.ts';

/** That people leave their employer or get no pay for a time: reported by employers, for payroll and provider. */
export function registerEmploymentReports(app: FastifyInstance, services: Services): void {
  registerReportEndpoints(app, services);
}
