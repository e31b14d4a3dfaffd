import { contract } from '@stromwandel/api-spec';
import { ok } from '@stromwandel/kernel';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import type { Services } from '../../services.ts';
import { getMe } from './get-me.ts';

/** What the signed-in person sees of the own account. */
export function registerPersonEndpoints(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  registerEndpoint(app, contract.getMe, async ({ caller }) => ok(await getMe(db, caller)));
}
