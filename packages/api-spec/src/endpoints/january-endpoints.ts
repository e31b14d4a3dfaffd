import { defineEndpoint } from '../endpoint.ts';
import { ROUTES } from '../routes.ts';
import { januaryParams, januaryReply } from '../schemas/january.ts';

export const januaryEndpoints = {
  getJanuary: defineEndpoint({
    ...ROUTES.getJanuary,
    access: ['EMPLOYEE'],
    summary:
      'What changes on 1 January of this or the next year for each own lease, order and favourite car, by cause.',
    params: januaryParams,
    reply: januaryReply,
    problems: ['NOT_FOUND'],
  }),
} as const;
