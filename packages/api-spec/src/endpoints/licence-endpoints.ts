import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { LEASE_ROUTES } from '../lease-routes.ts';
import { idSchema } from '../schemas/basics.ts';
import { leaseParams } from '../schemas/lease.ts';
import {
  driverBody,
  driverLinkBody,
  driverLinkParams,
  driverLinkReply,
  driverParams,
  driversReply,
} from '../schemas/licence.ts';

const ALL_SIDES = ['EMPLOYEE', 'TENANT_ADMIN', 'ADMIN'] as const;
const checkPage = z.string().nullable();

/** Checks of driving licences during a lease, and people who drive besides the employee. */
export const licenceEndpoints = {
  listDrivers: defineEndpoint({
    ...LEASE_ROUTES.listDrivers,
    access: ALL_SIDES,
    summary:
      'Licence of the employee and named drivers of a lease; asks for the result of a running check. Readings by desks are recorded.',
    params: leaseParams,
    reply: driversReply,
    problems: ['NOT_FOUND'],
  }),
  checkLicence: defineEndpoint({
    ...LEASE_ROUTES.checkLicence,
    access: ALL_SIDES,
    summary:
      'Opens (or resumes) the check of the own licence and answers with its address; a desk asks for a check today, and gets null.',
    params: leaseParams,
    reply: checkPage,
    problems: ['NOT_FOUND', 'LEASE_ENDED', 'LICENCE_NOT_DUE', 'VERIFICATION_UNAVAILABLE'],
  }),
  reportLicenceLoss: defineEndpoint({
    ...LEASE_ROUTES.reportLicenceLoss,
    access: ['EMPLOYEE'],
    summary:
      'The employee has no valid licence now: no driving until the next passed check. No reason is asked.',
    params: leaseParams,
    reply: 'none',
    problems: ['NOT_FOUND', 'LEASE_ENDED'],
  }),
  inviteDriver: defineEndpoint({
    ...LEASE_ROUTES.inviteDriver,
    access: ['EMPLOYEE'],
    summary:
      'Mails a person a link with which they may drive too, after consent and check. Works for 30 days.',
    params: leaseParams,
    body: driverBody,
    reply: z.object({ id: idSchema }),
    problems: ['NOT_FOUND', 'LEASE_ENDED', 'DRIVERS_NOT_ALLOWED', 'TOO_MANY_DRIVERS'],
  }),
  endDriver: defineEndpoint({
    ...LEASE_ROUTES.endDriver,
    access: ['EMPLOYEE'],
    summary: 'A person drives no longer, or is not invited any more; deleted 30 days later.',
    params: driverParams,
    reply: 'none',
    problems: ['NOT_FOUND'],
  }),
  getDriverLink: defineEndpoint({
    ...LEASE_ROUTES.getDriverLink,
    access: 'secret',
    summary: 'Car and plate for an invited driver; nothing else of the lease.',
    params: driverLinkParams,
    reply: driverLinkReply,
    problems: ['INVALID_CODE'],
  }),
  useDriverLink: defineEndpoint({
    ...LEASE_ROUTES.useDriverLink,
    access: 'secret',
    summary:
      'An invited driver consents, begins a check, reports the loss of the licence, or ends it; answers with the address of the check, else null.',
    params: driverLinkParams,
    body: driverLinkBody,
    reply: checkPage,
    problems: [
      'INVALID_CODE',
      'EXPIRED_CODE',
      'USED_CODE',
      'DRIVER_ENDED',
      'AGE_NOT_ALLOWED',
      'LICENCE_NOT_DUE',
      'VERIFICATION_UNAVAILABLE',
    ],
  }),
} as const;
