import { contract } from '@stromwandel/api-spec';
import { ok } from '@stromwandel/kernel';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { AccountsServices } from './accounts-services.ts';
import { bearerToken } from '../../platform/http/check-access.ts';
import { cancelEmailChange, changeEmail } from './change-email.ts';
import { confirmEmail } from './confirm-email.ts';
import { readPasswordCode } from './read-password-code.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resendConfirmation } from './resend-confirmation.ts';
import { setPassword } from './set-password.ts';
import { undoEmailChange } from './undo-email-change.ts';

/** Registers the endpoints that take a mailed code: passwords and addresses. */
export function registerCodeEndpoints(app: FastifyInstance, services: AccountsServices): void {
  registerEndpoint(app, contract.requestPasswordReset, async ({ params, request }) => {
    await requestPasswordReset(services, params.address, request.ip);
    return ok({ message: 'If an account is linked to this address, a link was sent.' });
  });
  registerEndpoint(app, contract.readPasswordCode, ({ body, request }) =>
    readPasswordCode(services, body.code, request.ip),
  );
  registerEndpoint(app, contract.setPassword, ({ body, request }) => setPassword(services, body, request.ip));
  registerEndpoint(app, contract.confirmEmail, async ({ params, request }) => {
    const token = bearerToken(request.headers.authorization);
    const subject = token === null ? null : await services.accessTokens.verify(token);
    const session = subject && (await app.authenticate(subject));
    return confirmEmail(services, params.code, { address: request.ip, userId: session?.userId ?? null });
  });
  registerEndpoint(app, contract.undoEmailChange, ({ params, request }) =>
    undoEmailChange(services, params.code, request.ip),
  );
  registerEndpoint(app, contract.resendConfirmation, async ({ caller }) => {
    const sent = await resendConfirmation(services, caller);
    return sent.ok ? ok({ message: 'Ok', email: sent.value }) : sent;
  });
  registerEndpoint(app, contract.changeEmail, async ({ params, body, caller }) => {
    const started = await changeEmail(services, caller, { ...params, ...body });
    return started.ok ? ok({ message: 'Ok' }) : started;
  });
  registerEndpoint(app, contract.cancelEmailChange, async ({ caller }) => {
    await cancelEmailChange(services, caller);
    return ok(undefined);
  });
}
