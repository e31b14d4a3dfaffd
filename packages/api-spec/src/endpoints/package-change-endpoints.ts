import { defineEndpoint } from '../endpoint.ts';
import { DESK_ROUTES } from '../desk-routes.ts';
import { LEASE_ROUTES } from '../lease-routes.ts';
import { leaseParams } from '../schemas/lease.ts';
import {
  packageChangeBody,
  packageChangeParams,
  packageDecisionBody,
  packageOptionsReply,
  packageSignatureBody,
  waitingPackageChanges,
} from '../schemas/package-change.ts';

const TIME_PROBLEMS = [
  'NOT_FOUND',
  'LEASE_NOT_ACTIVE',
  'LEASE_ENDED',
  'PACKAGE_CHANGE_NOT_POSSIBLE',
] as const;

/** The change of the package of a running lease: once in 12 months, with an annex that the employee signs. */
export const packageChangeEndpoints = {
  getPackageOptions: defineEndpoint({
    ...LEASE_ROUTES.getPackageOptions,
    access: ['EMPLOYEE'],
    summary:
      'Packages to which the own lease can change, with rate, net rate, forecast and why one is not possible; own changes.',
    params: leaseParams,
    expensive: true,
    reply: packageOptionsReply,
    problems: ['NOT_FOUND', 'PRICE_NOT_AVAILABLE'],
  }),
  requestPackageChange: defineEndpoint({
    ...LEASE_ROUTES.requestPackageChange,
    access: ['EMPLOYEE'],
    summary: 'Asks for another package. The same request again changes nothing.',
    params: leaseParams,
    body: packageChangeBody,
    reply: 'none',
    problems: [...TIME_PROBLEMS, 'PACKAGE_CHANGE_OPEN', 'CONVERSION_NOT_ALLOWED', 'PRICE_NOT_AVAILABLE'],
  }),
  cancelPackageChange: defineEndpoint({
    ...LEASE_ROUTES.cancelPackageChange,
    access: ['EMPLOYEE'],
    summary: 'Takes an own change back that is not signed.',
    params: packageChangeParams,
    reply: 'none',
    problems: ['NOT_FOUND', 'PACKAGE_CHANGE_DECIDED'],
  }),
  signPackageChange: defineEndpoint({
    ...LEASE_ROUTES.signPackageChange,
    access: ['EMPLOYEE'],
    summary: 'Signs the annex. The package counts from the first of the next month.',
    params: packageChangeParams,
    body: packageSignatureBody,
    expensive: true,
    reply: 'none',
    problems: [
      ...TIME_PROBLEMS,
      'PACKAGE_CHANGE_DECIDED',
      'PACKAGE_CHANGE_NOT_APPROVED',
      'CONVERSION_NOT_ALLOWED',
      'PRICE_NOT_AVAILABLE',
    ],
  }),
  decidePackageChange: defineEndpoint({
    ...LEASE_ROUTES.decidePackageChange,
    access: ['TENANT_ADMIN'],
    summary: 'Approves or declines a change of the package of an own employee.',
    params: packageChangeParams,
    body: packageDecisionBody,
    reply: 'none',
    problems: [
      ...TIME_PROBLEMS,
      'PACKAGE_CHANGE_DECIDED',
      'OWN_ORDER',
      'SAME_PERSON',
      'SECOND_APPROVER_NEEDED',
    ],
  }),
  getPackageAnnex: defineEndpoint({
    ...LEASE_ROUTES.getPackageAnnex,
    access: ['EMPLOYEE', 'TENANT_ADMIN', 'ADMIN'],
    summary:
      'The annex of a change as PDF, unsigned before the signature. The reading of another person’s is recorded.',
    params: packageChangeParams,
    expensive: true,
    reply: 'pdf',
    problems: ['NOT_FOUND'],
  }),
  listPackageChanges: defineEndpoint({
    ...DESK_ROUTES.listPackageChanges,
    access: ['TENANT_ADMIN'],
    summary: 'Changes of packages that wait for the employer’s decision, the longest wait first.',
    reply: waitingPackageChanges,
  }),
} as const;
