import { contract, type ReplyOf } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { lockTenant } from '../../platform/database/lock-tenant.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../services.ts';
import { decideAdminRequest } from '../people/index.ts';
import {
  addTenantAdmin,
  createTenant,
  saveTenant,
  saveTenantNetworks,
  saveTenantRules,
  setTenantAccess,
} from './change-tenant.ts';
import { findNetworks, saveNetworks } from './save-networks.ts';
import { findTenants, findTenantSheet } from './tenant-store.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'systemClock' | 'configuration'>;

/** Registers the provider's management of employers. */
export function registerTenantEndpoints(app: FastifyInstance, services: Needed): void {
  async function sheetOf(changed: Result<number, Refusal>): Promise<Result<ReplyOf<'getTenant'>, Refusal>> {
    if (!changed.ok) return changed;
    const sheet = await findTenantSheet(services.db, changed.value);
    return sheet ? ok(sheet) : refuse({ code: 'NOT_FOUND' });
  }

  registerEndpoint(app, contract.listTenants, async ({ query }) => ok(await findTenants(services.db, query)));
  registerEndpoint(app, contract.getTenant, ({ params }) => sheetOf(ok(params.tenantId)));
  registerEndpoint(app, contract.createTenant, async ({ caller, body }) =>
    sheetOf(await createTenant(services, caller, body)),
  );
  registerEndpoint(app, contract.saveTenant, async ({ caller, params, body }) =>
    sheetOf(await saveTenant(services, caller, params.tenantId, body)),
  );
  registerEndpoint(app, contract.saveTenantRules, async ({ caller, params, body }) =>
    sheetOf(await saveTenantRules(services, caller, params.tenantId, body)),
  );
  registerEndpoint(app, contract.saveTenantNetworks, async ({ caller, params, body }) =>
    sheetOf(await saveTenantNetworks(services, caller, params.tenantId, body)),
  );
  registerEndpoint(app, contract.setTenantAccess, async ({ caller, params, body }) =>
    sheetOf(await setTenantAccess(services, caller, params.tenantId, body.active)),
  );
  registerEndpoint(app, contract.decideTenantAdminRequest, async ({ caller, params, body: { approved } }) => {
    const by = { userId: caller.userId, role: 'ADMIN' } as const;
    return sheetOf(await decideAdminRequest(services, { ...params, approved, by }));
  });
  registerEndpoint(app, contract.addTenantAdmin, async ({ caller, params, body }) =>
    sheetOf(await addTenantAdmin(services, caller, params.tenantId, body)),
  );
}

/** The networks of an employer, by its tenant admins. */
export function registerNetworkEndpoints(app: FastifyInstance, { db, clock }: Needed): void {
  registerEndpoint(app, contract.getEmployerNetworks, async ({ caller: { tenantId } }) =>
    tenantId === null ? refuse({ code: 'FORBIDDEN' }) : ok(await findNetworks(db, tenantId)),
  );
  registerEndpoint(app, contract.saveEmployerNetworks, async ({ caller: { userId, tenantId }, body }) => {
    if (tenantId === null) return refuse({ code: 'FORBIDDEN' });
    await db.transaction(async (tx) => {
      await lockTenant(tx, tenantId);
      await saveNetworks(tx, tenantId, body, {
        at: clock.now(),
        actorId: userId,
        actorRole: 'TENANT_ADMIN',
      });
    });
    return ok(await findNetworks(db, tenantId));
  });
}
