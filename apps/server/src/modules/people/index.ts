import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { registerPeopleEndpoints } from './people-endpoints.ts';

/** The people of an employer: who is there, invitations and access. */
export function registerPeople(app: FastifyInstance, services: Services): void {
  registerPeopleEndpoints(app, services);
}
