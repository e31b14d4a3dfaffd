import { z } from 'zod';
import { defineEndpoint, ROLES } from '../endpoint.ts';
import { ROUTES } from '../routes.ts';
import { ownSessionsReply, readingsQuery, readingsReply, sessionIdParam } from '../schemas/own-account.ts';

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
  listReadings: defineEndpoint({
    ...ROUTES.listReadings,
    access: ROLES,
    summary: 'Who else has looked at the own data, when and as what.',
    query: readingsQuery,
    reply: readingsReply,
  }),
} as const;
