import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { registerEmployerRulesEndpoints } from './employer-rules-endpoints.ts';

/** What employers settle about the cars of their people; offers and orders follow it. */
export function registerEmployerRules(app: FastifyInstance, services: Services): void {
  registerEmployerRulesEndpoints(app, services);
}
