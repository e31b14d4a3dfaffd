import { contract } from '@stromwandel/api-spec';
import { ok } from '@stromwandel/kernel';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts';
import type { AccountsServices } from '../accounts-services.ts';
import { addPasskey, startPasskey } from './add-passkey.ts';
import { removeApp, renewRecoveryCodes } from './change-app.ts';
import { completeLogin } from './complete-login.ts';
import { getSignInMethods } from './get-sign-in-methods.ts';
import { logInWithPasskey, startPasskeyLogin } from './passkey-login.ts';
import { removePasskey } from './remove-passkey.ts';
import { confirmNewApp, startApp } from './set-up-app.ts';

/** Registers the second step of signing in, authenticator app, recovery codes and passkeys. */
export function registerSecondFactorEndpoints(app: FastifyInstance, services: AccountsServices): void {
  registerEndpoint(app, contract.completeLogin, ({ body, request }) =>
    completeLogin(services, body, request.ip),
  );
  registerEndpoint(app, contract.startPasskeyLogin, ({ request }) => startPasskeyLogin(services, request.ip));
  registerEndpoint(app, contract.loginWithPasskey, ({ body, request }) =>
    logInWithPasskey(services, body.credential, request.ip),
  );
  registerEndpoint(app, contract.getSignInMethods, async ({ caller }) =>
    ok(await getSignInMethods(services, caller)),
  );
  registerEndpoint(app, contract.startAuthenticatorApp, ({ caller, body }) =>
    startApp(services, caller, body.password),
  );
  registerEndpoint(app, contract.confirmAuthenticatorApp, ({ caller, body, request }) =>
    confirmNewApp(services, caller, body.code, request.ip),
  );
  registerEndpoint(app, contract.removeAuthenticatorApp, ({ caller, body, request }) =>
    removeApp(services, caller, { ...body, address: request.ip }),
  );
  registerEndpoint(app, contract.renewRecoveryCodes, ({ caller, body, request }) =>
    renewRecoveryCodes(services, caller, { ...body, address: request.ip }),
  );
  registerEndpoint(app, contract.startPasskey, ({ caller, body }) =>
    startPasskey(services, caller, body.password),
  );
  registerEndpoint(app, contract.addPasskey, ({ caller, body }) => addPasskey(services, caller, body));
  registerEndpoint(app, contract.removePasskey, ({ caller, params, body }) =>
    removePasskey(services, caller, params.passkeyId, body.password),
  );
}
