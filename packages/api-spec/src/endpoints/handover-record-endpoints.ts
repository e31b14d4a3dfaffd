import { defineEndpoint } from '../endpoint.ts';
import { LARGEST_PHOTO_BYTES } from '../photo-address.ts';
import { LEASE_ROUTES } from '../lease-routes.ts';
import {
  leasePhotoParams,
  leasePhotoQuery,
  leasePhotoReply,
  paperRecordBody,
  recordConclusionBody,
  recordParams,
  recordPartBody,
  recordPartParams,
  recordReply,
} from '../schemas/handover-record.ts';
import { leaseDocumentParams, leaseParams } from '../schemas/lease.ts';

const RECORD_PROBLEMS = [
  'NOT_FOUND',
  'LEASE_ENDED',
  'LEASE_NOT_ACTIVE',
  'ALREADY_HANDED_OVER',
  'ALREADY_RETURNED',
] as const;
const CONCLUSION_PROBLEMS = [
  ...RECORD_PROBLEMS,
  'RECORD_INCOMPLETE',
  'VIN_TAKEN',
  'PLATE_TAKEN',
  'PAYROLL_FILE_MADE',
  'DELIVERY_NOT_REPORTED',
  'ORDER_ENDED',
  'RETURN_DAY_NOT_POSSIBLE',
] as const;

/** The record of a car's handover or return. The driver and the provider fill it in. */
export const handoverRecordEndpoints = {
  getLeaseRecord: defineEndpoint({
    ...LEASE_ROUTES.getLeaseRecord,
    access: ['EMPLOYEE', 'ADMIN'],
    summary: 'The newest record of a lease and its car. The reading of another person’s is recorded.',
    params: recordParams,
    reply: recordReply,
    problems: ['NOT_FOUND'],
  }),
  saveRecordPart: defineEndpoint({
    ...LEASE_ROUTES.saveRecordPart,
    access: ['EMPLOYEE', 'ADMIN'],
    summary: 'Saves one part of a record; the same part again replaces it. Its photos are sent before.',
    params: recordPartParams,
    body: recordPartBody,
    reply: 'none',
    problems: [...RECORD_PROBLEMS, 'VIN_DIFFERS', 'PHOTOS_NOT_SENT'],
  }),
  concludeRecord: defineEndpoint({
    ...LEASE_ROUTES.concludeRecord,
    access: ['EMPLOYEE', 'ADMIN'],
    summary:
      'Concludes a record: the lease starts on its day, or the driver refuses the car; of a return, the car is back. A second conclusion answers the result of the first.',
    params: recordParams,
    body: recordConclusionBody,
    reply: recordReply,
    problems: CONCLUSION_PROBLEMS,
  }),
  concludePaperRecord: defineEndpoint({
    ...LEASE_ROUTES.concludePaperRecord,
    access: ['ADMIN'],
    summary:
      'Concludes a record that was made on paper: its facts, and the sheets, which are sent before as photos. A second conclusion answers the result of the first.',
    params: recordParams,
    body: paperRecordBody,
    reply: recordReply,
    problems: [...CONCLUSION_PROBLEMS, 'VIN_DIFFERS', 'PHOTOS_NOT_SENT'],
  }),
  uploadLeasePhoto: defineEndpoint({
    ...LEASE_ROUTES.uploadLeasePhoto,
    access: ['EMPLOYEE', 'ADMIN'],
    summary:
      'Stores a photo of a leased car, upright and freed of all that is written in it. The same `clientId` again changes nothing.',
    params: leaseParams,
    query: leasePhotoQuery,
    upload: {
      types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
      maximumBytes: LARGEST_PHOTO_BYTES,
    },
    expensive: true,
    reply: leasePhotoReply,
    problems: [
      'NOT_FOUND',
      'LEASE_ENDED',
      'PAYLOAD_TOO_LARGE',
      'PHOTO_NOT_AN_IMAGE',
      'PHOTO_MOVES',
      'PHOTO_BROKEN',
      'PHOTO_TOO_SMALL',
      'PHOTO_TOO_MANY_PIXELS',
      'TOO_MANY_PHOTOS',
    ],
  }),
  getLeaseDocument: defineEndpoint({
    ...LEASE_ROUTES.getLeaseDocument,
    access: ['EMPLOYEE', 'ADMIN'],
    summary: 'A record of a lease as PDF. The reading of another person’s is recorded.',
    params: leaseDocumentParams,
    expensive: true,
    reply: 'pdf',
    problems: ['NOT_FOUND'],
  }),
  getLeasePhoto: defineEndpoint({
    ...LEASE_ROUTES.getLeasePhoto,
    access: ['EMPLOYEE', 'ADMIN'],
    summary: 'A photo of a leased car. The reading of another person’s is recorded.',
    params: leasePhotoParams,
    reply: 'jpeg',
    problems: ['NOT_FOUND'],
  }),
} as const;
