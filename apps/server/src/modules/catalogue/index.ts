import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { registerCarDrawings } from './car-drawings.ts';
import { registerCatalogueEndpoints } from './catalogue-endpoints.ts';

/** The cars on offer: list, filters, details, personal prices and pictures. */
export function registerCatalogue(app: FastifyInstance, services: Pick<Services, 'db' | 'clock'>): void {
  registerCatalogueEndpoints(app, services);
  registerCarDrawings(app);
}
