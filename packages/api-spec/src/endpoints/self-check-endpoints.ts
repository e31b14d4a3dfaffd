import { DESK_ROUTES } from '../desk-routes.ts';
import { defineEndpoint } from '../endpoint.ts';
import { LEASE_ROUTES } from '../lease-routes.ts';
import { leaseParams } from '../schemas/lease.ts';
import {
  selfCheckBody,
  selfCheckReply,
  wearCatalogueBody,
  wearCatalogueReply,
} from '../schemas/self-check.ts';

/** The employee's own check before the return, and the provider's catalogue of wear. */
export const selfCheckEndpoints = {
  getSelfCheck: defineEndpoint({
    ...LEASE_ROUTES.getSelfCheck,
    access: ['EMPLOYEE', 'ADMIN'],
    summary:
      'The self-check of a lease with the catalogue of wear. The provider reads it only when the employee attached it; that reading is recorded.',
    params: leaseParams,
    reply: selfCheckReply,
    problems: ['NOT_FOUND'],
  }),
  saveSelfCheck: defineEndpoint({
    ...LEASE_ROUTES.saveSelfCheck,
    access: ['EMPLOYEE'],
    summary: 'Saves the whole self-check, and whether the provider may read it. Its photos are sent before.',
    params: leaseParams,
    body: selfCheckBody,
    reply: 'none',
    problems: ['NOT_FOUND', 'LEASE_NOT_ACTIVE', 'LEASE_ENDED', 'CATALOGUE_MISSING', 'PHOTOS_NOT_SENT'],
  }),
  getWearCatalogue: defineEndpoint({
    ...DESK_ROUTES.getWearCatalogue,
    access: ['ADMIN'],
    summary: 'The newest catalogue of wear.',
    reply: wearCatalogueReply,
  }),
  publishWearCatalogue: defineEndpoint({
    ...DESK_ROUTES.publishWearCatalogue,
    access: ['ADMIN'],
    summary:
      'Publishes the next version of the catalogue. The same version with the same rows changes nothing.',
    body: wearCatalogueBody,
    reply: 'none',
    problems: ['WEAR_CATALOGUE_CHANGED'],
  }),
} as const;
