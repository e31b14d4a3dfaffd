import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { registerLegalTextEndpoints } from './legal-text-endpoints.ts';

export { currentTerms, FIRST_TERMS_VERSION, termsNumber, type Terms } from './current-terms.ts';

/** Terms of use, imprint, data protection, accessibility statement and withdrawal: read by everybody, published by the provider. */
export function registerLegalTexts(app: FastifyInstance, services: Services): void {
  registerLegalTextEndpoints(app, services);
}
