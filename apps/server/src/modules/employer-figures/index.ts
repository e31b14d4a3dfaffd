import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { registerFiguresEndpoints } from './figures-endpoints.ts';

/** Registers the figures of an employer's cars, by state and by month. */
export function registerEmployerFigures(app: FastifyInstance, services: Services): void {
  registerFiguresEndpoints(app, services);
}
