import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { registerFiguresEndpoints } from './figures-endpoints.ts';

/** What the cars of an employer come to, by state and by month. */
export function registerEmployerFigures(app: FastifyInstance, services: Services): void {
  registerFiguresEndpoints(app, services);
}
