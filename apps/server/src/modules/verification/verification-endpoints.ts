import { contract } from '@stromwandel/api-spec';
import { ok } from '@stromwandel/kernel';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { handOverCheck } from './hand-over-check.ts';
import { mailCheckLink } from './check-link-mail.ts';
import { openHandover } from './open-handover.ts';
import { isCheckPassed, readVerificationStatus } from './read-check.ts';
import { receiveCallback } from './receive-callback.ts';
import { startCheck } from './start-check.ts';
import type { VerificationDependencies } from './verification-dependencies.ts';

/** Registers the checks of an own order, and the provider's callback. */
export function registerVerificationEndpoints(app: FastifyInstance, deps: VerificationDependencies): void {
  registerEndpoint(app, contract.startIdentification, ({ params, caller }) =>
    startCheck(deps, { ...params, userId: caller.userId, product: 'DRIVERS_LICENCE' }),
  );
  registerEndpoint(app, contract.startSigning, ({ params, caller }) =>
    startCheck(deps, { ...params, userId: caller.userId, product: 'SIGN' }),
  );
  registerEndpoint(app, contract.checkIdentification, ({ params, caller }) =>
    isCheckPassed(deps, { ...params, userId: caller.userId }, 'DRIVERS_LICENCE'),
  );
  registerEndpoint(app, contract.checkSigning, ({ params, caller }) =>
    isCheckPassed(deps, { ...params, userId: caller.userId }, 'SIGN'),
  );
  registerEndpoint(app, contract.getVerificationStatus, ({ params, caller }) =>
    readVerificationStatus(deps, { ...params, userId: caller.userId }),
  );
  registerEndpoint(app, contract.handOverCheck, ({ params, caller }) =>
    handOverCheck(deps, { ...params, userId: caller.userId }, caller),
  );
  registerEndpoint(app, contract.mailCheckLink, ({ params, caller }) =>
    mailCheckLink(deps, { ...params, userId: caller.userId }),
  );
  registerEndpoint(app, contract.openHandover, ({ params, request }) =>
    openHandover(deps, params.code, request.ip),
  );
  registerEndpoint(app, contract.verificationCallback, async ({ params }) =>
    ok(await receiveCallback(deps, params.callbackId)),
  );
}
