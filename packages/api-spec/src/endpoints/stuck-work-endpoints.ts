import { defineEndpoint } from '../endpoint.ts';
import { DESK_ROUTES } from '../desk-routes.ts';
import { retryBody, retryReply, stuckQuery, stuckReply } from '../schemas/stuck-work.ts';

export const stuckWorkEndpoints = {
  listStuckWork: defineEndpoint({
    ...DESK_ROUTES.listStuckWork,
    access: ['ADMIN'],
    summary: 'What failed or got no answer for long: mails, printing, checks.',
    query: stuckQuery,
    reply: stuckReply,
  }),
  retryStuckWork: defineEndpoint({
    ...DESK_ROUTES.retryStuckWork,
    access: ['ADMIN'],
    summary:
      'Tries again what got stuck. Repeating it changes nothing; each retry is an event of the audit log.',
    body: retryBody,
    reply: retryReply,
  }),
} as const;
