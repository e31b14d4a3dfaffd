import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { registerNetworkEndpoints, registerTenantEndpoints } from './tenant-endpoints.ts';

/** The provider's employers: who they are, who runs them, and whether they work. */
export function registerTenants(app: FastifyInstance, services: Services): void {
  registerTenantEndpoints(app, services);
  registerNetworkEndpoints(app, services);
}
