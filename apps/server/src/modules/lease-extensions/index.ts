import { contract } from '@stromwandel/api-spec';
import { ok, refuse } from '@stromwandel/kernel';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { OrderServices } from '../orders/index.ts';
import { answerExtension } from './answer-extension.ts';
import { decideExtension, listWaiting } from './decide-extension.ts';
import { readAnnex } from './extension-annex.ts';
import { offerExtension } from './offer-extension.ts';
import { readExtensions } from './read-extensions.ts';
import { signExtension } from './sign-extension.ts';

export { exportExtensions } from './read-extensions.ts';

/** Registers the extension of a running lease. */
export function registerLeaseExtensions(app: FastifyInstance, services: OrderServices): void {
  registerEndpoint(app, contract.getExtensions, ({ params, caller }) =>
    readExtensions(services, caller, params.leaseId),
  );
  registerEndpoint(app, contract.offerExtension, ({ params, body, caller }) =>
    offerExtension(services, caller, params.leaseId, body),
  );
  registerEndpoint(app, contract.answerExtension, ({ params, body, caller }) =>
    answerExtension(services, caller, params, body),
  );
  registerEndpoint(app, contract.decideExtension, ({ params, body, caller }) =>
    decideExtension(services, caller, params, body),
  );
  registerEndpoint(app, contract.signExtension, ({ params, body, caller }) =>
    signExtension(services, caller, params, body),
  );
  registerEndpoint(app, contract.getExtensionAnnex, ({ params, caller }) =>
    readAnnex(services, caller, params),
  );
  registerEndpoint(app, contract.listExtensions, async ({ caller }) =>
    caller.tenantId === null
      ? refuse({ code: 'FORBIDDEN' })
      : ok(await listWaiting(services, caller, caller.tenantId)),
  );
}
