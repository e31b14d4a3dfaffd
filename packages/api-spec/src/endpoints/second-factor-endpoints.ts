import { defineEndpoint, ROLES } from '../endpoint.ts';
import { ROUTES } from '../routes.ts';
import { authReply } from '../schemas/auth.ts';
import {
  authenticatorAppReply,
  passkeyBody,
  passkeyCreationReply,
  passkeyLoginBody,
  passkeyParams,
  passkeyRequestReply,
  passwordAndCodeBody,
  passwordBody,
  recoveryCodesReply,
  secondFactorCodeBody,
  secondStepBody,
  signInMethodsReply,
} from '../schemas/second-factor.ts';

/** Second factor by authenticator app, and passkeys. */
export const secondFactorEndpoints = {
  completeLogin: defineEndpoint({
    ...ROUTES.completeLogin,
    access: 'public',
    summary:
      'Second step of signing in. A wrong code answers 200 with `authenticated: false` and the same challenge; without a challenge in the answer the first step is needed again.',
    body: secondStepBody,
    reply: authReply,
  }),
  startPasskeyLogin: defineEndpoint({
    ...ROUTES.startPasskeyLogin,
    access: 'public',
    summary: 'Options with which a browser asks for any passkey of this portal.',
    reply: passkeyRequestReply,
  }),
  loginWithPasskey: defineEndpoint({
    ...ROUTES.loginWithPasskey,
    access: 'public',
    summary: 'Signs a person in with a passkey. Every failure answers 200 with `authenticated: false`.',
    body: passkeyLoginBody,
    reply: authReply,
  }),
  getSignInMethods: defineEndpoint({
    ...ROUTES.getSignInMethods,
    access: ROLES,
    beforeSecondFactor: true,
    summary: 'Authenticator app, recovery codes that are left and passkeys of the own account.',
    reply: signInMethodsReply,
  }),
  startAuthenticatorApp: defineEndpoint({
    ...ROUTES.startAuthenticatorApp,
    access: ROLES,
    beforeSecondFactor: true,
    summary: 'A new secret for an authenticator app; it works after a code of the app has confirmed it.',
    body: passwordBody,
    reply: authenticatorAppReply,
    problems: ['SECOND_FACTOR_ACTIVE', 'SECOND_FACTOR_REQUIRED'],
  }),
  confirmAuthenticatorApp: defineEndpoint({
    ...ROUTES.confirmAuthenticatorApp,
    access: ROLES,
    beforeSecondFactor: true,
    summary: 'Turns the second factor on with a code of the app; ends all other sessions.',
    body: secondFactorCodeBody,
    reply: recoveryCodesReply,
    problems: ['SECOND_FACTOR_ACTIVE', 'SECOND_FACTOR_REQUIRED'],
  }),
  removeAuthenticatorApp: defineEndpoint({
    ...ROUTES.removeAuthenticatorApp,
    access: ROLES,
    summary: 'Turns the authenticator app and its recovery codes off.',
    body: passwordAndCodeBody,
    reply: 'none',
    problems: ['LAST_SECOND_FACTOR'],
  }),
  renewRecoveryCodes: defineEndpoint({
    ...ROUTES.renewRecoveryCodes,
    access: ROLES,
    summary: 'New recovery codes in place of all former ones.',
    body: passwordAndCodeBody,
    reply: recoveryCodesReply,
  }),
  startPasskey: defineEndpoint({
    ...ROUTES.startPasskey,
    access: ROLES,
    beforeSecondFactor: true,
    summary: 'Options with which a browser makes a passkey for the own account.',
    body: passwordBody,
    reply: passkeyCreationReply,
    problems: ['TOO_MANY_PASSKEYS', 'SECOND_FACTOR_REQUIRED'],
  }),
  addPasskey: defineEndpoint({
    ...ROUTES.addPasskey,
    access: ROLES,
    beforeSecondFactor: true,
    summary: 'Adds the passkey that the browser has made.',
    body: passkeyBody,
    reply: 'none',
    problems: ['PASSKEY_REFUSED', 'TOO_MANY_PASSKEYS', 'SECOND_FACTOR_REQUIRED'],
  }),
  removePasskey: defineEndpoint({
    ...ROUTES.removePasskey,
    access: ROLES,
    summary: 'Removes a passkey of the own account.',
    params: passkeyParams,
    body: passwordBody,
    reply: 'none',
    problems: ['LAST_SECOND_FACTOR'],
  }),
} as const;
