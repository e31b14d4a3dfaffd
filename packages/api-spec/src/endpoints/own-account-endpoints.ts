import { z } from 'zod';
import { defineEndpoint, ROLES } from '../endpoint.ts';
import { ROUTES } from '../routes.ts';
import {
  ownDataReply,
  ownSessionsReply,
  readingsQuery,
  readingsReply,
  sessionIdParam,
} from '../schemas/own-account.ts';
import { passwordChangeBody } from '../schemas/auth.ts';
import { passwordBody } from '../schemas/second-factor.ts';

export const ownAccountEndpoints = {
  listSessions: defineEndpoint({
    ...ROUTES.listSessions,
    access: ROLES,
    summary: 'The living sessions of the own account.',
    reply: ownSessionsReply,
  }),
  endSession: defineEndpoint({
    ...ROUTES.endSession,
    access: ROLES,
    summary: 'Ends one session of the own account, at once.',
    params: z.object({ sessionId: sessionIdParam }),
    reply: 'none',
    problems: ['NOT_FOUND'],
  }),
  endOtherSessions: defineEndpoint({
    ...ROUTES.endOtherSessions,
    access: ROLES,
    summary: 'Ends all sessions of the own account but this one, at once.',
    reply: 'none',
  }),
  changePassword: defineEndpoint({
    ...ROUTES.changePassword,
    access: ROLES,
    summary: 'Changes the own password with the present one; ends all other sessions at once.',
    body: passwordChangeBody,
    reply: 'none',
  }),
  listReadings: defineEndpoint({
    ...ROUTES.listReadings,
    access: ROLES,
    summary: 'Who else has looked at the own data, when and as what.',
    query: readingsQuery,
    reply: readingsReply,
  }),
  exportOwnData: defineEndpoint({
    ...ROUTES.exportOwnData,
    access: ['EMPLOYEE'],
    summary:
      'Everything that is stored about the signed-in person, documents included. Asks for the password.',
    body: passwordBody,
    expensive: true,
    reply: ownDataReply,
  }),
  deleteAccount: defineEndpoint({
    ...ROUTES.deleteAccount,
    access: ['EMPLOYEE'],
    summary: 'Deletes the own account but for what the law keeps. Asks for the password.',
    body: passwordBody,
    reply: 'none',
    problems: ['ACCOUNT_IN_USE'],
  }),
} as const;
