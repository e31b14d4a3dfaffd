import { defineEndpoint } from '../endpoint.ts';
import { ROUTES } from '../routes.ts';
import { favouriteParams, favouritesBody, favouritesReply } from '../schemas/favourites.ts';

export const favouriteEndpoints = {
  listFavourites: defineEndpoint({
    ...ROUTES.listFavourites,
    access: ['EMPLOYEE'],
    beforeConfirmation: true,
    summary: 'The cars that the own account remembers.',
    reply: favouritesReply,
  }),
  addFavourites: defineEndpoint({
    ...ROUTES.addFavourites,
    access: ['EMPLOYEE'],
    beforeConfirmation: true,
    summary: 'Remembers cars in the own account, at most 24: past that the oldest ones are forgotten.',
    body: favouritesBody,
    reply: favouritesReply,
  }),
  removeFavourite: defineEndpoint({
    ...ROUTES.removeFavourite,
    access: ['EMPLOYEE'],
    beforeConfirmation: true,
    summary: 'Forgets a remembered car of the own account. One that is not remembered answers alike.',
    params: favouriteParams,
    reply: favouritesReply,
  }),
} as const;
