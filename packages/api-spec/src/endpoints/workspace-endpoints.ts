import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { DESK_ROUTES } from '../desk-routes.ts';
import { ROUTES } from '../routes.ts';
import { codeParam, idParam } from '../schemas/basics.ts';
import { auditQuery, auditReply, employerAuditQuery } from '../schemas/audit.ts';
import { employerLimitsReply } from '../schemas/running-limits.ts';
import {
  approvalsBody,
  approvalsReply,
  employerOrderSheet,
  employerOrdersQuery,
  employerOrdersReply,
  manufacturerLinkReply,
  manufacturerOrderReply,
  placedOrdersReply,
  providerBoardReply,
  providerOrderSheet,
  providerOrdersQuery,
  providerOrdersReply,
} from '../schemas/workspaces.ts';
import { builtBody, deliveredBody, deliveryWeekBody, shippedBody } from '../schemas/manufacturer-reports.ts';

const orderParams = z.object({ orderId: idParam });
const linkParams = z.object({ code: codeParam });
const LINK_PROBLEMS = ['INVALID_CODE', 'EXPIRED_CODE', 'USED_CODE', 'REPLACED_CODE', 'ORDER_ENDED'] as const;
const REPORT_PROBLEMS = [
  ...LINK_PROBLEMS,
  'DELIVERY_WEEK_MISSING',
  'DELIVERY_ALREADY_REPORTED',
  'DAY_ALREADY_REPORTED',
] as const;

export const workspaceEndpoints = {
  listEmployerOrders: defineEndpoint({
    ...DESK_ROUTES.listEmployerOrders,
    access: ['TENANT_ADMIN'],
    summary:
      'Orders of the own employees, signed and later; newest first, of the open part the first signed first; 50 a page, with counts and figures.',
    query: employerOrdersQuery,
    reply: employerOrdersReply,
  }),
  getEmployerLimits: defineEndpoint({
    ...DESK_ROUTES.getEmployerLimits,
    access: ['TENANT_ADMIN'],
    summary:
      'Running leases of the own employees that break an enacted limit of the law, and from when; without pay and distance.',
    reply: employerLimitsReply,
  }),
  getEmployerOrder: defineEndpoint({
    ...DESK_ROUTES.getEmployerOrder,
    access: ['TENANT_ADMIN'],
    summary: 'One order of an own employee, without salary and tax data.',
    params: orderParams,
    reply: employerOrderSheet,
    problems: ['NOT_FOUND'],
  }),
  getEmployerContract: defineEndpoint({
    ...DESK_ROUTES.getEmployerContract,
    access: ['TENANT_ADMIN'],
    summary: 'The contract of an order of an own employee, printed without salary and tax data.',
    params: orderParams,
    expensive: true,
    reply: 'pdf',
    problems: ['NOT_FOUND'],
  }),
  getProviderContract: defineEndpoint({
    ...DESK_ROUTES.getProviderContract,
    access: ['ADMIN'],
    summary: "The employer's copy of a signed contract, printed without salary and tax data.",
    params: orderParams,
    expensive: true,
    reply: 'pdf',
    problems: ['NOT_FOUND'],
  }),
  approveOrders: defineEndpoint({
    ...DESK_ROUTES.approveOrders,
    access: ['TENANT_ADMIN'],
    summary: 'Approves several orders, each for itself; tells for each why it could not be.',
    body: approvalsBody,
    reply: approvalsReply,
  }),
  listProviderOrders: defineEndpoint({
    ...DESK_ROUTES.listProviderOrders,
    access: ['ADMIN'],
    summary:
      'Orders of all tenants, 50 a page: newest first; those of a lane as its board shows them, unless words are searched.',
    query: providerOrdersQuery,
    reply: providerOrdersReply,
  }),
  placeOrders: defineEndpoint({
    ...DESK_ROUTES.placeOrders,
    access: ['ADMIN'],
    summary:
      'Orders several cars from the manufacturer, each for itself; tells for each why it could not be.',
    body: approvalsBody,
    reply: placedOrdersReply,
  }),
  getProviderBoard: defineEndpoint({
    ...DESK_ROUTES.getProviderBoard,
    access: ['ADMIN'],
    summary:
      'What the provider has to do or to wait for: the first orders of each lane, and how many there are.',
    reply: providerBoardReply,
  }),
  getProviderOrder: defineEndpoint({
    ...DESK_ROUTES.getProviderOrder,
    access: ['ADMIN'],
    summary: 'One order of any tenant, without salary and tax data.',
    params: orderParams,
    reply: providerOrderSheet,
    problems: ['NOT_FOUND'],
  }),
  sendManufacturerLink: defineEndpoint({
    ...DESK_ROUTES.sendManufacturerLink,
    access: ['ADMIN'],
    summary: 'Mails the manufacturer another link while the delivery is awaited; earlier links end.',
    params: orderParams,
    reply: manufacturerLinkReply,
    problems: ['NOT_FOUND', 'ORDER_ENDED', 'STEP_NOT_CURRENT', 'DELIVERY_ALREADY_REPORTED'],
  }),
  changeDeliveryWeek: defineEndpoint({
    ...DESK_ROUTES.changeDeliveryWeek,
    access: ['ADMIN'],
    summary:
      'Sets another delivery week than the confirmed one; the employee gets a mail with both and the reason.',
    params: orderParams,
    body: deliveryWeekBody,
    reply: z.object({ deliveryWeek: z.string() }),
    problems: [
      'NOT_FOUND',
      'ORDER_ENDED',
      'STEP_NOT_CURRENT',
      'DELIVERY_WEEK_MISSING',
      'DELIVERY_ALREADY_REPORTED',
    ],
  }),
  searchAuditLog: defineEndpoint({
    ...DESK_ROUTES.searchAuditLog,
    access: ['ADMIN'],
    summary: 'Events of the audit log by their time, newest first, 50 a page. Searching is an event itself.',
    query: auditQuery,
    reply: auditReply,
  }),
  searchEmployerAuditLog: defineEndpoint({
    ...DESK_ROUTES.searchEmployerAuditLog,
    access: ['TENANT_ADMIN'],
    summary:
      'What HR team, provider and system did at the own employer, newest first, 50 a page; orders once they are signed. Searching is an event itself.',
    query: employerAuditQuery,
    reply: auditReply,
  }),
  getManufacturerOrder: defineEndpoint({
    ...ROUTES.getManufacturerOrder,
    access: 'secret',
    summary: 'The ordered car, for the manufacturer with the one-time link.',
    params: linkParams,
    reply: manufacturerOrderReply,
    problems: LINK_PROBLEMS,
  }),
  requestManufacturerLink: defineEndpoint({
    ...ROUTES.requestManufacturerLink,
    access: 'secret',
    summary:
      'Has another link mailed to the manufacturer in place of one that no longer works. Answers every code alike.',
    params: linkParams,
    reply: 'none',
  }),
  confirmDeliveryWeek: defineEndpoint({
    ...ROUTES.confirmDeliveryWeek,
    access: 'secret',
    summary: 'Confirms or corrects the delivery week.',
    params: linkParams,
    body: deliveryWeekBody,
    reply: manufacturerOrderReply,
    problems: [...LINK_PROBLEMS, 'DELIVERY_ALREADY_REPORTED'],
  }),
  reportBuild: defineEndpoint({
    ...ROUTES.reportBuild,
    access: 'secret',
    summary: 'Reports that the car is built; repeating the very same report changes nothing.',
    params: linkParams,
    body: builtBody,
    reply: manufacturerOrderReply,
    problems: REPORT_PROBLEMS,
  }),
  reportShipment: defineEndpoint({
    ...ROUTES.reportShipment,
    access: 'secret',
    summary: 'Reports that the car is on its way; the employee gets a mail.',
    params: linkParams,
    body: shippedBody,
    reply: manufacturerOrderReply,
    problems: REPORT_PROBLEMS,
  }),
  reportDelivery: defineEndpoint({
    ...ROUTES.reportDelivery,
    access: 'secret',
    summary: 'Reports the delivery; the link is used up with it.',
    params: linkParams,
    body: deliveredBody,
    reply: manufacturerOrderReply,
    problems: REPORT_PROBLEMS,
  }),
} as const;
