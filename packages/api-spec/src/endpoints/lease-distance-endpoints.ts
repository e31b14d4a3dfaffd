import { defineEndpoint } from '../endpoint.ts';
import { LEASE_ROUTES } from '../lease-routes.ts';
import { leaseParams } from '../schemas/lease.ts';
import { leaseDistanceReply, readingBody, readingParams } from '../schemas/lease-distance.ts';

/** Kilometres of a leased car. Employers see the deviation alone, in steps of 5 %, on the lease. */
export const leaseDistanceEndpoints = {
  getLeaseDistance: defineEndpoint({
    ...LEASE_ROUTES.getLeaseDistance,
    access: ['EMPLOYEE', 'ADMIN'],
    summary: 'Readings, plan and forecast of a leased car. The reading of another person’s is recorded.',
    params: leaseParams,
    reply: leaseDistanceReply,
    problems: ['NOT_FOUND'],
  }),
  reportReading: defineEndpoint({
    ...LEASE_ROUTES.reportReading,
    access: ['EMPLOYEE'],
    summary: 'Stores a reading of the odometer. The same `clientId` again changes nothing.',
    params: leaseParams,
    body: readingBody,
    reply: leaseDistanceReply,
    problems: [
      'NOT_FOUND',
      'LEASE_NOT_ACTIVE',
      'LEASE_ENDED',
      'READING_IN_FUTURE',
      'READING_BEFORE_HANDOVER',
      'LOWER_THAN_LAST',
      'HIGHER_THAN_NEXT',
      'NOT_PLAUSIBLE',
      'PHOTOS_NOT_SENT',
    ],
  }),
  withdrawReading: defineEndpoint({
    ...LEASE_ROUTES.withdrawReading,
    access: ['EMPLOYEE'],
    summary: 'Takes an own reading back, within seven days.',
    params: readingParams,
    reply: leaseDistanceReply,
    problems: ['NOT_FOUND', 'READING_FINAL'],
  }),
} as const;
