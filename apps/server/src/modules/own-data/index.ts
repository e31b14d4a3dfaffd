import { contract } from '@stromwandel/api-spec';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../services.ts';
import { confirmPassword, createPasswordHasher } from '../accounts/index.ts';
import { countAttempt } from '../../platform/limits/attempt-limit.ts';
import type { OrderCommandServices } from '../orders/index.ts';
import { deleteAccount } from './delete-account.ts';
import { exportLimit } from './export-limit.ts';
import { exportOwnData } from './export-own-data.ts';
import { removeKeptOrders } from './remove-kept-orders.ts';

const DAY_S = 86_400;

/** Registers export and deletion of a person's data. Both require the password again. */
export function registerOwnData(app: FastifyInstance, services: Services & OrderCommandServices): void {
  services.jobs.every('retention', DAY_S, () => removeKeptOrders(services));
  const passwords = createPasswordHasher(services.configuration.passwordHashMemoryKib);
  const needed = { ...services, passwords };
  registerEndpoint(app, contract.exportOwnData, async ({ caller, body }) => {
    const confirmed = await confirmPassword(needed, caller, body.password);
    if (!confirmed.ok) return confirmed;
    // The export reads all stored data with documents: the most expensive call.
    const limit = exportLimit(services.configuration.limits, caller.userId);
    const counted = await countAttempt(services.db, limit, services.systemClock.now());
    return counted.ok ? exportOwnData(needed, caller) : counted;
  });
  registerEndpoint(app, contract.deleteAccount, async ({ caller, body }) => {
    const confirmed = await confirmPassword(needed, caller, body.password);
    return confirmed.ok ? deleteAccount(needed, caller, confirmed.value) : confirmed;
  });
}
