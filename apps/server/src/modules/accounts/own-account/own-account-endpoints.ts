import { contract } from '@stromwandel/api-spec';
import { ok } from '@stromwandel/kernel';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts';
import type { AccountsServices } from '../accounts-services.ts';
import { changePassword } from './change-password.ts';
import { listReadings } from './list-readings.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts';

/** Registers the endpoints for a person's own account: sessions, and readings of the data. */
export function registerOwnAccountEndpoints(app: FastifyInstance, services: AccountsServices): void {
  registerEndpoint(app, contract.listSessions, async ({ caller }) =>
    ok(await listOwnSessions(services, caller)),
  );
  registerEndpoint(app, contract.endSession, ({ caller, params }) =>
    endOwnSession(services, caller, params.sessionId),
  );
  registerEndpoint(app, contract.endOtherSessions, async ({ caller }) => {
    await endOtherSessions(services, caller);
    return ok(undefined);
  });
  registerEndpoint(app, contract.changePassword, ({ caller, body }) =>
    changePassword(services, caller, body),
  );
  registerEndpoint(app, contract.listReadings, async ({ caller, query }) =>
    ok(await listReadings(services.db, caller, query.before)),
  );
}
