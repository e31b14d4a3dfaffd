import { contract } from '@stromwandel/api-spec';
import { ok, refuse } from '@stromwandel/kernel';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../services.ts';
import { findRequests } from '../tenant-admins/index.ts';
import { decideAdminRequest } from './decide-admin-request.ts';

/** Registers the changes of tenant admins that wait for a second person. */
export function registerAdminRequestEndpoints(app: FastifyInstance, services: Services): void {
  registerEndpoint(app, contract.listAdminRequests, async ({ caller: { tenantId, userId } }) =>
    tenantId === null ? refuse({ code: 'FORBIDDEN' }) : ok(await findRequests(services.db, tenantId, userId)),
  );
  registerEndpoint(app, contract.decideAdminRequest, async ({ caller, params: { requestId }, body }) => {
    const { tenantId, userId } = caller;
    if (tenantId === null) return refuse({ code: 'FORBIDDEN' });
    const by = { userId, role: 'TENANT_ADMIN' } as const;
    const decided = await decideAdminRequest(services, { tenantId, requestId, approved: body.approved, by });
    return decided.ok ? ok(await findRequests(services.db, tenantId, userId)) : decided;
  });
}
