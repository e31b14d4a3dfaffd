import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { registerPayrollEndpoints } from './payroll-endpoints.ts';

/** What employers hand to payroll each month. */
export function registerPayrollExport(app: FastifyInstance, services: Services): void {
  registerPayrollEndpoints(app, services);
}
