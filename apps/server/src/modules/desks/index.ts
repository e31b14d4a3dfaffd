import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import type { OrderCommandServices } from '../orders/index.ts';
import { registerEmployerEndpoints } from './employer-endpoints.ts';
import { registerProviderEndpoints } from './provider-endpoints.ts';

/** Registers the views of orders for employers and the provider. */
export function registerDesks(app: FastifyInstance, services: Services & OrderCommandServices): void {
  registerEmployerEndpoints(app, services);
  registerProviderEndpoints(app, services);
}
