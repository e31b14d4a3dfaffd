import { defineEndpoint } from '../endpoint.ts';
import { ROUTES } from '../routes.ts';
import { savedSearchBody, savedSearchesReply, savedSearchParams } from '../schemas/saved-searches.ts';

export const savedSearchEndpoints = {
  listSavedSearches: defineEndpoint({
    ...ROUTES.listSavedSearches,
    access: ['EMPLOYEE'],
    summary: 'The saved searches of the own account, oldest first.',
    reply: savedSearchesReply,
  }),
  saveSearch: defineEndpoint({
    ...ROUTES.saveSearch,
    access: ['EMPLOYEE'],
    summary:
      'Saves a search under a name of its own, at most 20. A mail a day at most names the cars that fit from then on.',
    body: savedSearchBody,
    expensive: true,
    reply: savedSearchesReply,
    problems: ['TOO_MANY_SAVED_SEARCHES'],
  }),
  removeSavedSearch: defineEndpoint({
    ...ROUTES.removeSavedSearch,
    access: ['EMPLOYEE'],
    summary: 'Deletes a saved search of the own account, and ends its mails.',
    params: savedSearchParams,
    reply: savedSearchesReply,
  }),
} as const;
