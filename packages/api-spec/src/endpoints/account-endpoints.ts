import { z } from 'zod';
import { defineEndpoint, ROLES } from '../endpoint.ts';
import { ROUTES } from '../routes.ts';
import {
  authReply,
  confirmationReply,
  emailConfirmedReply,
  emailUndoReply,
  languageBody,
  loginBody,
  logoutBody,
  meReply,
  messageReply,
  passwordCodeBody,
  passwordCodeReply,
  passwordSetBody,
  refreshBody,
  registrationBody,
  termsAcceptBody,
  termsReply,
} from '../schemas/auth.ts';
import { codeParam } from '../schemas/basics.ts';
import { registerCodeEmployer, registerCodeParam } from '../schemas/register-codes.ts';
import { passwordBody } from '../schemas/second-factor.ts';
import { userInfoBody, userInfoConfigReply, userInfoReply, userInfoSaveReply } from '../schemas/user-info.ts';

const addressParam = z.string().trim().min(1).max(254);

export const accountEndpoints = {
  refreshToken: defineEndpoint({
    ...ROUTES.refreshToken,
    access: 'public',
    summary:
      'Exchanges a refresh token for a new pair; `authenticated: false` when it is not valid any more.',
    body: refreshBody,
    reply: authReply,
  }),
  login: defineEndpoint({
    ...ROUTES.login,
    access: 'public',
    summary: 'Signs a person in. A wrong password answers 200 with `authenticated: false`.',
    body: loginBody,
    reply: authReply,
    problems: ['EMPLOYER_SUSPENDED'],
  }),
  logout: defineEndpoint({
    ...ROUTES.logout,
    access: 'public',
    summary: 'Ends the session that the refresh token belongs to. Unknown tokens answer alike.',
    body: logoutBody,
    reply: 'none',
  }),
  readRegisterCode: defineEndpoint({
    ...ROUTES.readRegisterCode,
    access: 'public',
    summary: 'The employer that a register code belongs to. Wrong, used up and expired codes answer alike.',
    params: z.object({ registerCode: registerCodeParam }),
    reply: registerCodeEmployer,
    problems: ['REGISTER_CODE_REFUSED', 'TOO_MANY_REQUESTS'],
  }),
  register: defineEndpoint({
    ...ROUTES.register,
    access: 'public',
    summary: 'Registers an employee with the code of the employer and signs the person in.',
    params: z.object({ registerCode: registerCodeParam }),
    body: registrationBody,
    reply: authReply,
    problems: ['REGISTRATION_REFUSED'],
  }),
  requestPasswordReset: defineEndpoint({
    ...ROUTES.requestPasswordReset,
    access: 'public',
    summary:
      'Sends a link to set a password if an account is linked to the address; answers the same in any case.',
    params: z.object({ address: addressParam }),
    reply: messageReply,
  }),
  readPasswordCode: defineEndpoint({
    ...ROUTES.readPasswordCode,
    access: 'public',
    summary:
      'Says for whom the code of a reset, invitation or welcome mail sets a password. Uses nothing up.',
    body: passwordCodeBody,
    reply: passwordCodeReply,
    problems: ['EMPLOYER_SUSPENDED', 'INVALID_CODE', 'USED_CODE', 'EXPIRED_CODE'],
  }),
  setPassword: defineEndpoint({
    ...ROUTES.setPassword,
    access: 'public',
    summary: 'Sets a password with the code of a reset, invitation or welcome mail and signs the person in.',
    body: passwordSetBody,
    reply: authReply,
    problems: ['EMPLOYER_SUSPENDED', 'INVALID_CODE', 'USED_CODE', 'EXPIRED_CODE'],
  }),
  confirmEmail: defineEndpoint({
    ...ROUTES.confirmEmail,
    access: 'public',
    summary:
      'Confirms an e-mail address with the code of the mail; unconfirmed accounts of the same address are removed. With several of them, the session of the caller names the account, and a call without one answers NOT_AUTHENTICATED.',
    params: z.object({ code: codeParam }),
    reply: emailConfirmedReply,
    problems: ['INVALID_CODE', 'USED_CODE', 'EXPIRED_CODE', 'NOT_AUTHENTICATED'],
  }),
  undoEmailChange: defineEndpoint({
    ...ROUTES.undoEmailChange,
    access: 'public',
    summary:
      'Restores the former address with the code of the mail to it, also after the new one was confirmed; ends all sessions and gives a code that sets a new password.',
    params: z.object({ code: codeParam }),
    reply: emailUndoReply,
    problems: ['INVALID_CODE', 'USED_CODE', 'EXPIRED_CODE', 'EMAIL_NOT_AVAILABLE'],
  }),
  resendConfirmation: defineEndpoint({
    ...ROUTES.resendConfirmation,
    access: ROLES,
    beforeConfirmation: true,
    summary: 'Sends the confirmation mail of the new or unconfirmed address again, and says which one it is.',
    reply: confirmationReply,
  }),
  getMe: defineEndpoint({
    ...ROUTES.getMe,
    access: ROLES,
    beforeConfirmation: true,
    summary: 'Who is signed in, with which roles, and what is still missing.',
    reply: meReply,
  }),
  getUserInfo: defineEndpoint({
    ...ROUTES.getUserInfo,
    access: ['EMPLOYEE'],
    summary: 'The own address and salary data.',
    reply: userInfoReply,
  }),
  saveUserInfo: defineEndpoint({
    ...ROUTES.saveUserInfo,
    access: ['EMPLOYEE'],
    summary:
      'Saves what is sent of the own address and salary data; `errors` are notes on saved data. ORDERS_WOULD_END asks what becomes of unsigned orders.',
    body: userInfoBody,
    reply: userInfoSaveReply,
    problems: [
      'ORDERS_WOULD_END',
      'PREREQUISITES_MISSING',
      'CONVERSION_NOT_ALLOWED',
      'NOT_OFFERED',
      'PRICE_NOT_AVAILABLE',
    ],
  }),
  changeEmail: defineEndpoint({
    ...ROUTES.changeEmail,
    access: ROLES,
    beforeConfirmation: true,
    summary:
      'Starts a change of the own address with the password; it takes effect when the new address is confirmed.',
    params: z.object({ address: addressParam }),
    body: passwordBody,
    reply: messageReply,
  }),
  cancelEmailChange: defineEndpoint({
    ...ROUTES.cancelEmailChange,
    access: ROLES,
    beforeConfirmation: true,
    summary: 'Cancels a change of the own address that is not confirmed yet.',
    reply: 'none',
  }),
  getUserInfoConfig: defineEndpoint({
    ...ROUTES.getUserInfoConfig,
    access: ['EMPLOYEE'],
    summary: 'Bounds of the commute days.',
    reply: userInfoConfigReply,
  }),
  getTerms: defineEndpoint({
    ...ROUTES.getTerms,
    access: 'optional',
    summary: 'The current terms and the version the signed-in person accepted.',
    reply: termsReply,
  }),
  saveLanguage: defineEndpoint({
    ...ROUTES.saveLanguage,
    access: ROLES,
    summary: 'Stores the language in which the signed-in person gets mails.',
    body: languageBody,
    reply: 'none',
  }),
  acceptTerms: defineEndpoint({
    ...ROUTES.acceptTerms,
    access: ROLES,
    summary: 'Accepts the current version of the terms.',
    body: termsAcceptBody,
    reply: termsReply,
    problems: ['TERMS_VERSION_OUTDATED'],
  }),
} as const;
