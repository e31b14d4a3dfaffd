import { defineEndpoint } from '../endpoint.ts';
import { DESK_ROUTES } from '../desk-routes.ts';
import { savedFile } from '../schemas/basics.ts';
import { figuresQuery, figuresReply } from '../schemas/employer-figures.ts';

export const employerFiguresEndpoints = {
  getEmployerFigures: defineEndpoint({
    ...DESK_ROUTES.getEmployerFigures,
    access: ['TENANT_ADMIN'],
    summary:
      'Orders by state, cars on the road, contribution, saving and open obligations of the own company by month.',
    query: figuresQuery,
    expensive: true,
    reply: figuresReply,
  }),
  getEmployerFiguresFile: defineEndpoint({
    ...DESK_ROUTES.getEmployerFiguresFile,
    access: ['TENANT_ADMIN'],
    summary: 'The same by month as a CSV file; headings in the language that is asked for.',
    query: figuresQuery,
    expensive: true,
    reply: savedFile,
  }),
} as const;
