import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { registerPayrollEndpoints } from './payroll-endpoints.ts';

/** Registers the monthly payroll export of employers. */
export function registerPayrollExport(app: FastifyInstance, services: Services): void {
  registerPayrollEndpoints(app, services);
}
