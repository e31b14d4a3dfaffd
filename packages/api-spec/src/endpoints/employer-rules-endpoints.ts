import { defineEndpoint } from '../endpoint.ts';
import { DESK_ROUTES } from '../desk-routes.ts';
import { ROUTES } from '../routes.ts';
import { employerOfferReply, employerRulesBody, employerRulesReply } from '../schemas/employer-rules.ts';
import { networksBody, networksReply } from '../schemas/networks.ts';

export const employerRulesEndpoints = {
  getEmployerRules: defineEndpoint({
    ...DESK_ROUTES.getEmployerRules,
    access: ['TENANT_ADMIN'],
    summary:
      'Which cars the own people may order, up to what rate, from when on, and what the employer adds.',
    reply: employerRulesReply,
  }),
  saveEmployerRules: defineEndpoint({
    ...DESK_ROUTES.saveEmployerRules,
    access: ['TENANT_ADMIN'],
    summary:
      'Replaces these rules. They hold for offers and new orders; orders that were made stay as they are.',
    body: employerRulesBody,
    reply: employerRulesReply,
    problems: ['FOUR_EYES_KEPT', 'SECOND_APPROVER_MISSING'],
  }),
  getEmployerNetworks: defineEndpoint({
    ...DESK_ROUTES.getEmployerNetworks,
    access: ['TENANT_ADMIN'],
    summary: 'The networks that the employer has named as its own.',
    reply: networksReply,
  }),
  saveEmployerNetworks: defineEndpoint({
    ...DESK_ROUTES.saveEmployerNetworks,
    access: ['TENANT_ADMIN'],
    summary: 'Replaces these networks. Limits by address are ten times as wide inside them.',
    body: networksBody,
    reply: networksReply,
  }),
  getEmployerOffer: defineEndpoint({
    ...ROUTES.getEmployerOffer,
    access: ['EMPLOYEE'],
    summary: 'What the own employer adds to rates, and what it does not offer and why.',
    reply: employerOfferReply,
  }),
} as const;
