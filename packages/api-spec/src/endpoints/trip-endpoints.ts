import { defineEndpoint } from '../endpoint.ts';
import { ROUTES } from '../routes.ts';
import { tripsBody, tripsParams, tripsReply } from '../schemas/trips.ts';

export const tripEndpoints = {
  listTrips: defineEndpoint({
    ...ROUTES.listTrips,
    access: ['EMPLOYEE'],
    summary: 'The own cars and months whose trips to work can be declared, with what was declared.',
    reply: tripsReply,
  }),
  declareTrips: defineEndpoint({
    ...ROUTES.declareTrips,
    access: ['EMPLOYEE'],
    summary:
      'Declares the days of a month on which a car was used for the way to work; replaces earlier ones.',
    params: tripsParams,
    body: tripsBody,
    reply: tripsReply,
    problems: ['NOT_FOUND'],
  }),
} as const;
