import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { registerAdminRequestEndpoints } from './admin-request-endpoints.ts';
import { registerPeopleEndpoints } from './people-endpoints.ts';
import { registerProviderPeopleEndpoints } from './provider-people-endpoints.ts';

export { createAdmin } from './change-account.ts';
export { decideAdminRequest } from './decide-admin-request.ts';
export { isSomebody } from './account-columns.ts';
export { isActiveAdmin } from './provider-people-store.ts';
export { findNumberHolders } from './personnel-numbers.ts';
export { isPersonOfTenant, lockPerson as lockPersonOfTenant } from './people-store.ts';

/** Registers accounts: those of an employer for its HR team, all for the provider. */
export function registerPeople(app: FastifyInstance, services: Services): void {
  registerPeopleEndpoints(app, services);
  registerAdminRequestEndpoints(app, services);
  registerProviderPeopleEndpoints(app, services);
}
