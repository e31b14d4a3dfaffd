import { defineEndpoint } from '../endpoint.ts';
import { DESK_ROUTES } from '../desk-routes.ts';
import { ROUTES } from '../routes.ts';
import {
  employerFleetReply,
  employerLease,
  fleetFileQuery,
  fleetFileReply,
  fleetQuery,
  leaseCarBody,
  leaseParams,
  leaseReturnBody,
  ownLeasesReply,
  providerFleetFileQuery,
  providerFleetQuery,
  providerFleetReply,
  providerLease,
} from '../schemas/lease.ts';

export const leaseEndpoints = {
  listOwnLeases: defineEndpoint({
    ...ROUTES.listOwnLeases,
    access: ['EMPLOYEE'],
    summary: 'The own leased cars from the delivery on: dates, car, net rate, open tasks, documents.',
    reply: ownLeasesReply,
  }),
  listEmployerLeases: defineEndpoint({
    ...DESK_ROUTES.listEmployerLeases,
    access: ['TENANT_ADMIN'],
    summary: 'Leases of the own employees, 50 a page, with counts.',
    query: fleetQuery,
    reply: employerFleetReply,
  }),
  getEmployerLeaseFile: defineEndpoint({
    ...DESK_ROUTES.getEmployerLeaseFile,
    access: ['TENANT_ADMIN'],
    summary:
      'The same leases as a CSV file of at most 20,000 rows, in the language that is asked for. The export is recorded.',
    query: fleetFileQuery,
    expensive: true,
    reply: fleetFileReply,
  }),
  getEmployerLease: defineEndpoint({
    ...DESK_ROUTES.getEmployerLease,
    access: ['TENANT_ADMIN'],
    summary: 'One lease of an own employee, without policy number and pay. The reading is recorded.',
    params: leaseParams,
    reply: employerLease,
    problems: ['NOT_FOUND'],
  }),
  listProviderLeases: defineEndpoint({
    ...DESK_ROUTES.listProviderLeases,
    access: ['ADMIN'],
    summary: 'Leases of all tenants, 50 a page, with counts.',
    query: providerFleetQuery,
    reply: providerFleetReply,
  }),
  getProviderLeaseFile: defineEndpoint({
    ...DESK_ROUTES.getProviderLeaseFile,
    access: ['ADMIN'],
    summary:
      'The same leases as a CSV file of at most 20,000 rows, in the language that is asked for. The export is recorded.',
    query: providerFleetFileQuery,
    expensive: true,
    reply: fleetFileReply,
  }),
  getProviderLease: defineEndpoint({
    ...DESK_ROUTES.getProviderLease,
    access: ['ADMIN'],
    summary: 'One lease of any tenant, with the commands that it allows. The reading is recorded.',
    params: leaseParams,
    reply: providerLease,
    problems: ['NOT_FOUND'],
  }),
  setLeaseCar: defineEndpoint({
    ...DESK_ROUTES.setLeaseCar,
    access: ['ADMIN'],
    summary: 'Stores VIN, plate, registration, insurance and keys of a leased car.',
    params: leaseParams,
    body: leaseCarBody,
    reply: 'none',
    problems: ['NOT_FOUND', 'LEASE_ENDED', 'VIN_TAKEN', 'PLATE_TAKEN'],
  }),
  returnLease: defineEndpoint({
    ...DESK_ROUTES.returnLease,
    access: ['ADMIN'],
    summary: 'Records the day on which the car came back, and why.',
    params: leaseParams,
    body: leaseReturnBody,
    reply: 'none',
    problems: ['NOT_FOUND', 'LEASE_ENDED', 'LEASE_NOT_ACTIVE', 'ALREADY_RETURNED', 'RETURN_DAY_NOT_POSSIBLE'],
  }),
} as const;
