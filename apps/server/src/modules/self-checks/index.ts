import { contract } from '@stromwandel/api-spec';
import { ok } from '@stromwandel/kernel';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../services.ts';
import { removeOldChecks } from './remove-old-checks.ts';
import { readSelfCheck, saveSelfCheck } from './self-check.ts';
import { catalogueReply, newestCatalogue, publishCatalogue } from './wear-catalogue.ts';

export { removeSelfChecksOf } from './remove-old-checks.ts';
export { exportSelfChecks } from './self-check.ts';

const DAY_SECONDS = 86_400;

/** Registers the employee's own check before the return, and the provider's catalogue of wear. */
export function registerSelfChecks(app: FastifyInstance, services: Services): void {
  const { db } = services;
  services.jobs.every('old-self-checks', DAY_SECONDS, () => removeOldChecks(services));
  registerEndpoint(app, contract.getSelfCheck, ({ params, caller }) =>
    readSelfCheck(services, caller, params.leaseId),
  );
  registerEndpoint(app, contract.saveSelfCheck, ({ params, body, caller }) =>
    saveSelfCheck(services, caller, params.leaseId, body),
  );
  registerEndpoint(app, contract.getWearCatalogue, async () => {
    const catalogue = await newestCatalogue(db);
    return ok({ catalogue: catalogue && catalogueReply(catalogue) });
  });
  registerEndpoint(app, contract.publishWearCatalogue, ({ body, caller }) =>
    publishCatalogue(services, caller, body),
  );
}
