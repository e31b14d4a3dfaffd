import { defineEndpoint } from '../endpoint.ts';
import { LEASE_ROUTES } from '../lease-routes.ts';
import { LARGEST_PHOTO_BYTES } from '../photo-address.ts';
import {
  addedFine,
  fineAnswerBody,
  fineBody,
  fineParams,
  fineReply,
  finesQuery,
  finesReply,
  fineStateBody,
  ownFine,
  ownFineParams,
  ownFinesReply,
} from '../schemas/fine.ts';
import { leaseParams } from '../schemas/lease.ts';

const HOLDER = ['TENANT_ADMIN', 'ADMIN'] as const;

/** Letters of authorities about leased cars: the holder enters them, the driver answers. */
export const fineEndpoints = {
  listFines: defineEndpoint({
    ...LEASE_ROUTES.listFines,
    access: HOLDER,
    summary: 'Letters that reached the caller’s side as holder; the other desk sees none of them.',
    query: finesQuery,
    reply: finesReply,
  }),
  addFine: defineEndpoint({
    ...LEASE_ROUTES.addFine,
    access: HOLDER,
    summary:
      'Enters a letter and finds the lease by plate, day and hour. The same `clientId` again answers the same case. The employee reads it once the letter itself is sent.',
    body: fineBody,
    reply: addedFine,
    problems: ['NO_LEASE_THAT_DAY', 'NOT_THE_HOLDER'],
  }),
  getFine: defineEndpoint({
    ...LEASE_ROUTES.getFine,
    access: HOLDER,
    summary: 'A case for the holder. The reading is recorded.',
    params: fineParams,
    reply: fineReply,
    problems: ['NOT_FOUND'],
  }),
  leadFine: defineEndpoint({
    ...LEASE_ROUTES.leadFine,
    access: HOLDER,
    summary:
      'Records that the holder has written to the authority, or closes the case; closed ones go after three months.',
    params: fineParams,
    body: fineStateBody,
    reply: 'none',
    problems: ['NOT_FOUND', 'FINE_NOT_ANSWERED', 'FINE_CLOSED'],
  }),
  uploadFineLetter: defineEndpoint({
    ...LEASE_ROUTES.uploadFineLetter,
    access: HOLDER,
    summary:
      'Stores the letter, as PDF or photo, and tells the employee. A photo is freed of all that is written in it. A second letter changes nothing.',
    params: fineParams,
    upload: {
      types: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/avif'],
      maximumBytes: LARGEST_PHOTO_BYTES,
    },
    expensive: true,
    reply: 'none',
    problems: [
      'NOT_FOUND',
      'FINE_CLOSED',
      'LETTER_NOT_READABLE',
      'PAYLOAD_TOO_LARGE',
      'PHOTO_NOT_AN_IMAGE',
      'PHOTO_MOVES',
      'PHOTO_BROKEN',
      'PHOTO_TOO_SMALL',
      'PHOTO_TOO_MANY_PIXELS',
    ],
  }),
  getFineLetter: defineEndpoint({
    ...LEASE_ROUTES.getFineLetter,
    access: ['EMPLOYEE', ...HOLDER],
    summary: 'The letter as PDF, for its driver or the holder, whose reading is recorded.',
    params: fineParams,
    reply: 'pdf',
    problems: ['NOT_FOUND', 'FINE_LETTER_MISSING'],
  }),
  getFineReply: defineEndpoint({
    ...LEASE_ROUTES.getFineReply,
    access: ['EMPLOYEE', ...HOLDER],
    summary:
      'The holder’s letter to the authority as PDF, once the driver has answered or the time is over; for both.',
    params: fineParams,
    expensive: true,
    reply: 'pdf',
    problems: ['NOT_FOUND', 'FINE_NOT_ANSWERED'],
  }),
  listOwnFines: defineEndpoint({
    ...LEASE_ROUTES.listOwnFines,
    access: ['EMPLOYEE'],
    summary: 'Letters of authorities about the own leased car.',
    params: leaseParams,
    reply: ownFinesReply,
    problems: ['NOT_FOUND'],
  }),
  answerFine: defineEndpoint({
    ...LEASE_ROUTES.answerFine,
    access: ['EMPLOYEE'],
    summary: 'Answers a letter, once; late answers count until the holder has written to the authority.',
    params: ownFineParams,
    body: fineAnswerBody,
    reply: ownFine,
    problems: ['NOT_FOUND', 'FINE_ANSWERED', 'FINE_LETTER_MISSING'],
  }),
} as const;
