import { contract } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../platform/scope/caller.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../services.ts';
import { inviteAdmin, renewPasswordLink, setAccountAccess, setAccountRole } from './change-account.ts';
import { findAccount, findAccounts, type AccountReply, type Looker } from './provider-people-store.ts';

/** Registers the provider's actions on all accounts. */
export function registerProviderPeopleEndpoints(app: FastifyInstance, services: Services): void {
  const { db, systemClock } = services;
  const lookerOf = ({ userId }: Caller): Looker => ({ userId, now: systemClock.now() });

  async function reply(
    looker: Looker,
    changed: Result<number, Refusal>,
  ): Promise<Result<AccountReply, Refusal>> {
    if (!changed.ok) return changed;
    const account = await findAccount(db, looker, changed.value);
    return account ? ok(account) : refuse({ code: 'NOT_FOUND' });
  }

  registerEndpoint(app, contract.listProviderPeople, async ({ caller, query }) =>
    ok(await findAccounts(db, lookerOf(caller), query)),
  );
  registerEndpoint(app, contract.inviteProviderPerson, async ({ caller, body }) => {
    const looker = lookerOf(caller);
    return reply(looker, await inviteAdmin(services, looker, body));
  });
  registerEndpoint(app, contract.renewPasswordLink, async ({ caller, params }) => {
    const looker = lookerOf(caller);
    return reply(looker, await renewPasswordLink(services, looker, params.userId));
  });
  registerEndpoint(app, contract.setAccountAccess, async ({ caller, params, body }) => {
    const looker = lookerOf(caller);
    return reply(looker, await setAccountAccess(services, looker, { id: params.userId, ...body }));
  });
  registerEndpoint(app, contract.setAccountRole, async ({ caller, params, body }) => {
    const looker = lookerOf(caller);
    return reply(looker, await setAccountRole(services, looker, { id: params.userId, ...body }));
  });
}
