import { contract } from '@stromwandel/api-spec';
import { ok } from '@stromwandel/kernel';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { updateUser } from './account-store.ts';
import type { AccountsServices } from './accounts-services.ts';
import { getMe } from './get-me.ts';
import { getUserInfo } from './get-user-info.ts';
import { saveUserInfo, type OrdersOnSalary } from './save-user-info.ts';
import { acceptTerms, getTerms } from './terms.ts';
import { findCommuteDayBounds } from './user-info-store.ts';

/** Registers the endpoints for a person's account, address, salary data and accepted terms. */
export function registerPersonEndpoints(
  app: FastifyInstance,
  services: AccountsServices,
  runningOrders: OrdersOnSalary,
): void {
  const { db } = services;
  registerEndpoint(app, contract.getMe, async ({ caller }) => ok(await getMe(db, caller)));
  registerEndpoint(app, contract.getUserInfo, async ({ caller }) => ok(await getUserInfo(services, caller)));
  registerEndpoint(app, contract.saveUserInfo, ({ body, caller }) =>
    saveUserInfo({ ...services, runningOrders }, caller, body),
  );
  registerEndpoint(app, contract.getUserInfoConfig, async () => ok(await findCommuteDayBounds(db)));
  registerEndpoint(app, contract.getTerms, async ({ caller }) => ok(await getTerms(services, caller)));
  registerEndpoint(app, contract.saveLanguage, async ({ body, caller }) => {
    await updateUser(db, caller.userId, body);
    return ok(undefined);
  });
  registerEndpoint(app, contract.acceptTerms, ({ body, caller }) =>
    acceptTerms(services, caller, body.version),
  );
}
