import { contract } from '@stromwandel/api-spec';
import { ok } from '@stromwandel/kernel';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { AccountsServices } from './accounts-services.ts';
import { clientLanguage } from '../../platform/http/client-language.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { readRegisterCode } from './read-register-code.ts';
import { refreshSession } from './refresh-session.ts';
import { registerPerson } from './register-person.ts';

/** Registers sign-in and sign-out, registration and refresh. */
export function registerSessionEndpoints(app: FastifyInstance, services: AccountsServices): void {
  registerEndpoint(app, contract.login, ({ body, request }) => logIn(services, body, request.ip));
  registerEndpoint(app, contract.refreshToken, ({ body, request }) =>
    refreshSession(services, body.refreshToken, request.ip),
  );
  registerEndpoint(app, contract.logout, async ({ body }) => {
    await logOut(services, body.refreshToken);
    return ok(undefined);
  });
  registerEndpoint(app, contract.readRegisterCode, ({ params, request }) =>
    readRegisterCode(services, params.registerCode, request.ip),
  );
  registerEndpoint(app, contract.register, ({ params, body, request }) =>
    registerPerson(services, {
      registerCode: params.registerCode,
      form: body,
      language: clientLanguage(request.headers['accept-language']),
      address: request.ip,
    }),
  );
}
