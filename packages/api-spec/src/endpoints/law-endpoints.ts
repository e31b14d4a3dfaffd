import { defineEndpoint } from '../endpoint.ts';
import { OTHER_ROUTES } from '../other-routes.ts';
import { DESK_ROUTES } from '../desk-routes.ts';
import { figuresFile } from '../schemas/law-figures.ts';
import { figuresQuery, figuresPreview, lawStateReply, providerLawReply } from '../schemas/law-state.ts';

const FIGURES_PROBLEMS = ['SIGNATURE_INVALID', 'FIGURES_OVERLAP', 'FLOW_NEEDS_RELEASE'] as const;

export const lawEndpoints = {
  getLawState: defineEndpoint({
    ...OTHER_ROUTES.getLawState,
    access: 'public',
    summary: 'How far the figures that the portal computes with are law, and until when, by subject.',
    reply: lawStateReply,
  }),
  getProviderLaw: defineEndpoint({
    ...DESK_ROUTES.getProviderLaw,
    access: ['ADMIN'],
    summary: 'The same with sources, days left, and drafts for the time after.',
    reply: providerLawReply,
  }),
  previewFigures: defineEndpoint({
    ...DESK_ROUTES.previewFigures,
    access: ['ADMIN'],
    summary:
      'What a signed figures file changes: its rows, and how many running orders and leases by how much at most. Stores nothing.',
    body: figuresFile,
    expensive: true,
    reply: figuresPreview,
    problems: FIGURES_PROBLEMS,
  }),
  loadFigures: defineEndpoint({
    ...DESK_ROUTES.loadFigures,
    access: ['ADMIN'],
    summary: 'Puts the rows of a signed figures file in force for everything computed from now on.',
    body: figuresFile,
    reply: providerLawReply,
    problems: FIGURES_PROBLEMS,
  }),
  undoFigures: defineEndpoint({
    ...DESK_ROUTES.undoFigures,
    access: ['ADMIN'],
    summary:
      'Takes back the newest figures file until a payroll file or a recalculated order used it. Orders keep their frozen figures.',
    query: figuresQuery,
    reply: providerLawReply,
    problems: ['LAW_IN_USE'],
  }),
} as const;
