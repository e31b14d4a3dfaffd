import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { registerRegisterCodeEndpoints } from './register-code-endpoints.ts';

/** What employers do with the codes they hand out for registration; using one belongs to the accounts. */
export function registerRegisterCodes(app: FastifyInstance, services: Services): void {
  registerRegisterCodeEndpoints(app, services);
}
