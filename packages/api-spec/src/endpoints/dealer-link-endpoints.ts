import { defineEndpoint } from '../endpoint.ts';
import { LEASE_ROUTES } from '../lease-routes.ts';
import { DESK_ROUTES } from '../desk-routes.ts';
import { appointmentReply } from '../schemas/appointments.ts';
import {
  dealerAppointmentBody,
  dealerLinkBody,
  dealerLinkReply,
  dealerParams,
  dealerPartParams,
  dealerPhotoParams,
  dealerRecordReply,
} from '../schemas/dealer-link.ts';
import {
  leasePhotoQuery,
  leasePhotoReply,
  paperRecordBody,
  recordConclusionBody,
  recordPartBody,
} from '../schemas/handover-record.ts';
import { leaseParams } from '../schemas/lease.ts';
import { appointmentEndpoints } from './appointment-endpoints.ts';
import { handoverRecordEndpoints } from './handover-record-endpoints.ts';

const LINK_PROBLEMS = ['INVALID_CODE', 'EXPIRED_CODE', 'USED_CODE', 'REPLACED_CODE', 'ORDER_ENDED'] as const;
const { saveRecordPart, concludeRecord, concludePaperRecord, uploadLeasePhoto } = handoverRecordEndpoints;

/** The link with which a dealer fills in the record of one handover, without an account. */
export const dealerLinkEndpoints = {
  getDealerLink: defineEndpoint({
    ...DESK_ROUTES.getDealerLink,
    access: ['ADMIN'],
    summary: 'To whom the open link of a handover was sent, and until when it works.',
    params: leaseParams,
    reply: dealerLinkReply,
    problems: ['NOT_FOUND'],
  }),
  sendDealerLink: defineEndpoint({
    ...DESK_ROUTES.sendDealerLink,
    access: ['ADMIN'],
    summary:
      'Mails a dealer a link to the open record of one car, of its handover or its return, and ends the earlier ones.',
    params: leaseParams,
    body: dealerLinkBody,
    reply: dealerLinkReply,
    problems: ['NOT_FOUND', 'LEASE_ENDED', 'ALREADY_RETURNED'],
  }),
  endDealerLink: defineEndpoint({
    ...DESK_ROUTES.endDealerLink,
    access: ['ADMIN'],
    summary: 'Ends the links of a handover. What a dealer has entered stays.',
    params: leaseParams,
    reply: 'none',
    problems: ['NOT_FOUND'],
  }),
  getDealerRecord: defineEndpoint({
    ...LEASE_ROUTES.getDealerRecord,
    access: 'secret',
    summary: 'Car, driver’s name, agreed time and open record of one handover. The reading is recorded.',
    params: dealerParams,
    reply: dealerRecordReply,
    problems: LINK_PROBLEMS,
  }),
  saveDealerPart: defineEndpoint({
    ...LEASE_ROUTES.saveDealerPart,
    access: 'secret',
    summary: 'Saves one part of the record, like the driver does.',
    params: dealerPartParams,
    body: recordPartBody,
    reply: 'none',
    problems: [...LINK_PROBLEMS, ...saveRecordPart.problems],
  }),
  concludeDealerRecord: defineEndpoint({
    ...LEASE_ROUTES.concludeDealerRecord,
    access: 'secret',
    summary: 'Concludes the record and ends the link with it; the same again changes nothing.',
    params: dealerParams,
    body: recordConclusionBody,
    reply: 'none',
    problems: [...LINK_PROBLEMS, ...concludeRecord.problems],
  }),
  concludeDealerPaper: defineEndpoint({
    ...LEASE_ROUTES.concludeDealerPaper,
    access: 'secret',
    summary:
      'Concludes a record that was made on paper and ends the link with it; the same again changes nothing.',
    params: dealerParams,
    body: paperRecordBody,
    reply: 'none',
    problems: [...LINK_PROBLEMS, ...concludePaperRecord.problems],
  }),
  uploadDealerPhoto: defineEndpoint({
    ...LEASE_ROUTES.uploadDealerPhoto,
    access: 'secret',
    summary: 'Stores a photo of the car, like the driver does.',
    params: dealerParams,
    query: leasePhotoQuery,
    upload: uploadLeasePhoto.upload,
    expensive: true,
    reply: leasePhotoReply,
    problems: [...LINK_PROBLEMS, ...uploadLeasePhoto.problems],
  }),
  getDealerPhoto: defineEndpoint({
    ...LEASE_ROUTES.getDealerPhoto,
    access: 'secret',
    summary: 'A photo of the open record.',
    params: dealerPhotoParams,
    reply: 'jpeg',
    problems: [...LINK_PROBLEMS, 'NOT_FOUND'],
  }),
  getDealerAppointment: defineEndpoint({
    ...LEASE_ROUTES.getDealerAppointment,
    access: 'secret',
    summary: 'Proposals, agreed time and the driver’s wish for one handover. The reading is recorded.',
    params: dealerParams,
    reply: appointmentReply,
    problems: LINK_PROBLEMS,
  }),
  changeDealerAppointment: defineEndpoint({
    ...LEASE_ROUTES.changeDealerAppointment,
    access: 'secret',
    summary: 'Proposes times, or fixes one that was agreed on the phone, like the provider does.',
    params: dealerParams,
    body: dealerAppointmentBody,
    reply: 'none',
    problems: [...LINK_PROBLEMS, ...appointmentEndpoints.changeAppointment.problems],
  }),
  getDealerDocument: defineEndpoint({
    ...LEASE_ROUTES.getDealerDocument,
    access: 'secret',
    summary:
      'The record as PDF that the link has concluded: the bytes of driver and provider, until the link expires or is ended.',
    params: dealerParams,
    reply: 'pdf',
    problems: ['INVALID_CODE', 'EXPIRED_CODE', 'REPLACED_CODE', 'DOCUMENT_NOT_READY'],
  }),
} as const;
