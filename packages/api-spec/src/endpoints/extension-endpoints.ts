import { DESK_ROUTES } from '../desk-routes.ts';
import { defineEndpoint } from '../endpoint.ts';
import { LEASE_ROUTES } from '../lease-routes.ts';
import {
  extensionAnswerBody,
  extensionBody,
  extensionDecisionBody,
  extensionParams,
  extensionSignatureBody,
  extensionsReply,
  waitingExtensions,
} from '../schemas/extension-offer.ts';
import { leaseParams } from '../schemas/lease.ts';

const TIME_PROBLEMS = ['NOT_FOUND', 'LEASE_NOT_ACTIVE', 'LEASE_ENDED', 'END_CHOICE_TOO_EARLY'] as const;
const ANSWER_PROBLEMS = [
  ...TIME_PROBLEMS,
  'EXTENSION_NOT_OFFERED',
  'EXTENSION_OPEN',
  'CONVERSION_NOT_ALLOWED',
  'PRICE_NOT_AVAILABLE',
] as const;

/** The extension of a running lease: offered by the provider, accepted, approved by the employer, signed. */
export const extensionEndpoints = {
  getExtensions: defineEndpoint({
    ...LEASE_ROUTES.getExtensions,
    access: ['EMPLOYEE'],
    summary:
      'Extensions of the own lease, open ones with net rate, payslip, broken limit and, above 48 months, later benefits.',
    params: leaseParams,
    expensive: true,
    reply: extensionsReply,
    problems: ['NOT_FOUND'],
  }),
  answerExtension: defineEndpoint({
    ...LEASE_ROUTES.answerExtension,
    access: ['EMPLOYEE'],
    summary: 'Accepts an offer, or declines it. Before the signature an acceptance can be taken back.',
    params: extensionParams,
    body: extensionAnswerBody,
    expensive: true,
    reply: 'none',
    problems: ANSWER_PROBLEMS,
  }),
  signExtension: defineEndpoint({
    ...LEASE_ROUTES.signExtension,
    access: ['EMPLOYEE'],
    summary: 'Signs the annex on the last day of the term at the latest. The term ends later with it.',
    params: extensionParams,
    body: extensionSignatureBody,
    expensive: true,
    reply: 'none',
    problems: ANSWER_PROBLEMS,
  }),
  decideExtension: defineEndpoint({
    ...LEASE_ROUTES.decideExtension,
    access: ['TENANT_ADMIN'],
    summary: 'Approves or declines the extension of an own employee’s lease.',
    params: extensionParams,
    body: extensionDecisionBody,
    reply: 'none',
    problems: [
      ...TIME_PROBLEMS,
      'EXTENSION_NOT_OFFERED',
      'OWN_ORDER',
      'SAME_PERSON',
      'SECOND_APPROVER_NEEDED',
    ],
  }),
  getExtensionAnnex: defineEndpoint({
    ...LEASE_ROUTES.getExtensionAnnex,
    access: ['EMPLOYEE', 'TENANT_ADMIN', 'ADMIN'],
    summary:
      'The annex of an extension as PDF, unsigned before the signature. The reading of another person’s is recorded.',
    params: extensionParams,
    expensive: true,
    reply: 'pdf',
    problems: ['NOT_FOUND'],
  }),
  offerExtension: defineEndpoint({
    ...DESK_ROUTES.offerExtension,
    access: ['ADMIN'],
    summary:
      'Offers 3, 6 or 12 more months with a rate, within the last 180 days of a term. Another rate replaces an open offer.',
    params: leaseParams,
    body: extensionBody,
    reply: 'none',
    problems: [...TIME_PROBLEMS],
  }),
  listExtensions: defineEndpoint({
    ...DESK_ROUTES.listExtensions,
    access: ['TENANT_ADMIN'],
    summary: 'Extensions of leases that wait for the employer’s decision, the longest wait first.',
    reply: waitingExtensions,
  }),
} as const;
