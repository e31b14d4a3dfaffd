import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { registerPersonEndpoints } from './person-endpoints.ts';

export { createPasswordHasher, type PasswordHasher } from './hash-password.ts';
export { CURRENT_TERMS_VERSION } from './terms.ts';

/** Signing in and out, registration, codes of mails, terms and the own data. */
export function registerAccounts(app: FastifyInstance, services: Pick<Services, 'db' | 'clock'>): void {
  registerPersonEndpoints(app, services);
}
