import { DESK_ROUTES } from '../desk-routes.ts';
import { defineEndpoint } from '../endpoint.ts';
import { LEASE_ROUTES } from '../lease-routes.ts';
import { LARGEST_PHOTO_BYTES } from '../photo-address.ts';
import {
  endReportReply,
  endSettlementBody,
  leaseClosingBody,
  positionAnswerBody,
  positionDecisionBody,
  reportBody,
  reportPositionParams,
} from '../schemas/lease-end.ts';
import { leaseParams } from '../schemas/lease.ts';

/** Report, objections and settlement of a returned car. */
export const leaseEndEndpoints = {
  getEndReport: defineEndpoint({
    ...LEASE_ROUTES.getEndReport,
    access: ['EMPLOYEE', 'ADMIN'],
    summary: 'Report, answers, decisions and settlement. The reading of another person’s is recorded.',
    params: leaseParams,
    reply: endReportReply,
    problems: ['NOT_FOUND'],
  }),
  getEndReportFile: defineEndpoint({
    ...LEASE_ROUTES.getEndReportFile,
    access: ['EMPLOYEE', 'ADMIN'],
    summary: 'The report as PDF. The reading of another person’s is recorded.',
    params: leaseParams,
    reply: 'pdf',
    problems: ['NOT_FOUND'],
  }),
  answerPosition: defineEndpoint({
    ...LEASE_ROUTES.answerPosition,
    access: ['EMPLOYEE'],
    summary: 'Accepts a position of the report, or objects with a reason, within 14 days of the upload.',
    params: reportPositionParams,
    body: positionAnswerBody,
    reply: 'none',
    problems: ['NOT_FOUND', 'OBJECTION_TOO_LATE', 'POSITION_DECIDED', 'PHOTOS_NOT_SENT', 'LEASE_ENDED'],
  }),
  uploadEndReportFile: defineEndpoint({
    ...DESK_ROUTES.uploadEndReportFile,
    access: ['ADMIN'],
    summary: 'Stores the report as PDF. Another one replaces it until an answer was given.',
    params: leaseParams,
    upload: { types: ['application/pdf'], maximumBytes: LARGEST_PHOTO_BYTES },
    expensive: true,
    reply: 'none',
    problems: [
      'NOT_FOUND',
      'LEASE_ENDED',
      'LEASE_NOT_RETURNED',
      'REPORT_ANSWERED',
      'REPORT_NOT_READABLE',
      'PAYLOAD_TOO_LARGE',
    ],
  }),
  saveEndReport: defineEndpoint({
    ...DESK_ROUTES.saveEndReport,
    access: ['ADMIN'],
    summary: 'Stores the positions of the uploaded report, with which it reaches the employee.',
    params: leaseParams,
    body: reportBody,
    reply: 'none',
    problems: [
      'NOT_FOUND',
      'LEASE_ENDED',
      'LEASE_NOT_RETURNED',
      'REPORT_FILE_MISSING',
      'REPORT_ANSWERED',
      'PHOTOS_NOT_SENT',
    ],
  }),
  decidePosition: defineEndpoint({
    ...DESK_ROUTES.decidePosition,
    access: ['ADMIN'],
    summary: 'Decides a position once: it is kept with an amount, or dropped.',
    params: reportPositionParams,
    body: positionDecisionBody,
    reply: 'none',
    problems: [
      'NOT_FOUND',
      'LEASE_ENDED',
      'ANSWER_OPEN',
      'POSITION_DECIDED',
      'POSITION_IN_HANDOVER_RECORD',
      'POSITION_AMOUNT_TOO_HIGH',
    ],
  }),
  settleLease: defineEndpoint({
    ...DESK_ROUTES.settleLease,
    access: ['ADMIN'],
    summary: 'Settles a returned car: accepted and kept positions, kilometres, less credits. Once.',
    params: leaseParams,
    body: endSettlementBody,
    reply: 'none',
    problems: ['NOT_FOUND', 'LEASE_ENDED', 'LEASE_NOT_RETURNED', 'REPORT_OPEN', 'OBJECTION_OPEN'],
  }),
  closeLease: defineEndpoint({
    ...DESK_ROUTES.closeLease,
    access: ['ADMIN'],
    summary: 'Closes the account of a returned car: its settlement is paid, or the provider waives.',
    params: leaseParams,
    body: leaseClosingBody,
    reply: 'none',
    problems: ['NOT_FOUND', 'LEASE_ENDED', 'LEASE_NOT_RETURNED', 'REPORT_OPEN', 'OBJECTION_OPEN'],
  }),
} as const;
