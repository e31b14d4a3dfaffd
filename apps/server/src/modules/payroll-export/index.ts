import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { registerPayrollEndpoints } from './payroll-endpoints.ts';

export { costOfCharging } from './charging-of-month.ts';
export { valuationOfYear, type CommuteHistory } from './commute-of-month.ts';
export { spanOf } from './lease-span.ts';
export { findMethods, keepMethod } from './method-store.ts';
export { findFirstFiles, findSettings } from './payroll-store.ts';
export { valueMonth } from './value-month.ts';

/** Registers the monthly payroll export of employers. */
export function registerPayrollExport(app: FastifyInstance, services: Services): void {
  registerPayrollEndpoints(app, services);
}
