import { defineEndpoint } from '../endpoint.ts';
import { ROUTES } from '../routes.ts';
import { lawStateReply, providerLawReply } from '../schemas/law-state.ts';

export const lawEndpoints = {
  getLawState: defineEndpoint({
    ...ROUTES.getLawState,
    access: 'public',
    summary: 'How far the figures that the portal computes with are law, and until when, by subject.',
    reply: lawStateReply,
  }),
  getProviderLaw: defineEndpoint({
    ...ROUTES.getProviderLaw,
    access: ['ADMIN'],
    summary: 'The same with sources, days left, and drafts for the time after.',
    reply: providerLawReply,
  }),
} as const;
