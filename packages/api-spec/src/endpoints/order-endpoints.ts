import { z } from 'zod';
import { defineEndpoint, ROLES } from '../endpoint.ts';
import { OTHER_ROUTES } from '../other-routes.ts';
import { ROUTES } from '../routes.ts';
import { idParam } from '../schemas/basics.ts';
import { acceptBody, declineBody } from '../schemas/order-bodies.ts';
import {
  decidedWorkflowReply,
  orderCreateBody,
  orderCreateReply,
  orderDetailReply,
  orderListItem,
  workflowReply,
} from '../schemas/order.ts';
import { handoverReply, verificationStatusReply } from '../schemas/verification.ts';
import { orderTimelineReply } from '../schemas/order-timeline.ts';

const orderParams = z.object({ orderId: idParam });
const stepParams = z.object({ orderId: idParam, stepId: idParam });
const documentParams = z.object({ orderId: idParam, documentId: idParam });
const STEP_PROBLEMS = [
  'NOT_FOUND',
  'STEP_NOT_CURRENT',
  'STEP_NOT_ALLOWED',
  'STEP_ALREADY_DECIDED',
  'SECOND_APPROVER_NEEDED',
  'OWN_ORDER',
  'SAME_PERSON',
  'PAYROLL_FILE_MADE',
  'CHECK_NOT_PASSED',
  'DELIVERY_NOT_REPORTED',
  'ORDER_ENDED',
  'ORDER_CHANGED',
  'LEAVING_REPORTED',
  'CONVERSION_NOT_ALLOWED',
  'DOCUMENT_NOT_READY',
] as const;

export const orderEndpoints = {
  createOrder: defineEndpoint({
    ...ROUTES.createOrder,
    access: ['EMPLOYEE'],
    // Creates nothing then: `errors` name the missing confirmation with everything else that is missing.
    beforeConfirmation: true,
    summary:
      'Orders a package. What the person still has to do first comes back as `errors` without an order.',
    body: orderCreateBody,
    reply: orderCreateReply,
    problems: [
      'CONVERSION_NOT_ALLOWED',
      'NOT_OFFERED',
      'PRICE_NOT_AVAILABLE',
      'IDEMPOTENCY_KEY_USED',
      'ORDER_DELETED',
    ],
  }),
  listOrders: defineEndpoint({
    ...ROUTES.listOrders,
    access: ['EMPLOYEE'],
    summary: 'The own orders, newest first.',
    reply: z.array(orderListItem),
  }),
  getOrder: defineEndpoint({
    ...ROUTES.getOrder,
    access: ['EMPLOYEE'],
    summary: 'An own order as it was frozen.',
    params: orderParams,
    reply: orderDetailReply,
    problems: ['NOT_FOUND'],
  }),
  getWorkflow: defineEndpoint({
    ...ROUTES.getWorkflow,
    access: ['EMPLOYEE'],
    summary: 'Steps of an own order and the log of what happened to them.',
    params: orderParams,
    reply: workflowReply,
    problems: ['NOT_FOUND'],
  }),
  getOrderTimeline: defineEndpoint({
    ...ROUTES.getOrderTimeline,
    access: ['EMPLOYEE', 'TENANT_ADMIN', 'ADMIN'],
    summary:
      'What happened to an order, what was mailed about it, and who has to act until when; for its employee, the provider, and its employer once it is signed.',
    params: orderParams,
    reply: orderTimelineReply,
    problems: ['NOT_FOUND'],
  }),
  getContract: defineEndpoint({
    ...ROUTES.getContract,
    access: ['EMPLOYEE'],
    summary: 'The contract to be checked, as PDF.',
    params: orderParams,
    expensive: true,
    reply: 'pdf',
    problems: ['NOT_FOUND', 'DOCUMENT_NOT_READY'],
  }),
  getWithdrawalReceipt: defineEndpoint({
    ...ROUTES.getWithdrawalReceipt,
    access: ['EMPLOYEE'],
    summary:
      'The receipt of a withdrawal with the moment it arrived, as PDF in German, with a translation for `Accept-Language: en`; 404 for orders that were not withdrawn.',
    params: orderParams,
    expensive: true,
    reply: 'pdf',
    problems: ['NOT_FOUND'],
  }),
  getDocument: defineEndpoint({
    ...ROUTES.getDocument,
    access: ROLES,
    summary:
      'A document of an own order; employer and provider have copies without the payslip, and get 404.',
    params: documentParams,
    expensive: true,
    reply: 'pdf',
    problems: ['NOT_FOUND'],
  }),
  executeStep: defineEndpoint({
    ...OTHER_ROUTES.executeStep,
    access: ROLES,
    summary: 'Starts a step that is enabled for the caller and not yet started.',
    params: stepParams,
    reply: decidedWorkflowReply,
    problems: STEP_PROBLEMS,
  }),
  acceptStep: defineEndpoint({
    ...ROUTES.acceptStep,
    access: ROLES,
    summary:
      'Accepts the current step; repeating an accepted one changes nothing. The handover may name its day, and must say so when payroll’s files of a month since then are made.',
    params: stepParams,
    body: acceptBody,
    reply: decidedWorkflowReply,
    problems: STEP_PROBLEMS,
  }),
  declineStep: defineEndpoint({
    ...ROUTES.declineStep,
    access: ROLES,
    summary: 'Declines the current step and ends the order; employer and provider give a reason.',
    params: stepParams,
    body: declineBody,
    reply: decidedWorkflowReply,
    problems: [...STEP_PROBLEMS, 'REASON_REQUIRED'],
  }),
  startIdentification: defineEndpoint({
    ...ROUTES.startIdentification,
    access: ['EMPLOYEE'],
    summary: 'Opens (or resumes) the licence and identity check and answers with its address.',
    params: stepParams,
    reply: z.string(),
    problems: [...STEP_PROBLEMS, 'VERIFICATION_UNAVAILABLE'],
  }),
  startSigning: defineEndpoint({
    ...ROUTES.startSigning,
    access: ['EMPLOYEE'],
    summary: 'Opens (or resumes) the signing of the previewed contract and answers with its address.',
    params: stepParams,
    reply: z.string(),
    problems: [...STEP_PROBLEMS, 'VERIFICATION_UNAVAILABLE'],
  }),
  checkIdentification: defineEndpoint({
    ...ROUTES.checkIdentification,
    access: ['EMPLOYEE'],
    summary: 'Whether licence and identity are proven.',
    params: stepParams,
    reply: z.boolean(),
    problems: ['NOT_FOUND'],
  }),
  checkSigning: defineEndpoint({
    ...ROUTES.checkSigning,
    access: ['EMPLOYEE'],
    summary: 'Whether the contract is signed.',
    params: stepParams,
    reply: z.boolean(),
    problems: ['NOT_FOUND'],
  }),
  getVerificationStatus: defineEndpoint({
    ...ROUTES.getVerificationStatus,
    access: ['EMPLOYEE'],
    summary: 'How an identity check or signing stands, and why it failed.',
    params: stepParams,
    reply: verificationStatusReply,
    problems: ['NOT_FOUND'],
  }),
  handOverCheck: defineEndpoint({
    ...ROUTES.handOverCheck,
    access: ['EMPLOYEE'],
    summary: 'Opens (or resumes) the check and makes a one-time link to go on with it on another device.',
    params: stepParams,
    reply: handoverReply,
    problems: [...STEP_PROBLEMS, 'VERIFICATION_UNAVAILABLE'],
  }),
  mailCheckLink: defineEndpoint({
    ...ROUTES.mailCheckLink,
    access: ['EMPLOYEE'],
    summary: 'Mails the person a link to the check of the current step.',
    params: stepParams,
    reply: 'none',
    problems: STEP_PROBLEMS,
  }),
  openHandover: defineEndpoint({
    ...ROUTES.openHandover,
    access: 'secret',
    summary: 'Uses a one-time link up and answers with the address of the check.',
    params: z.object({ code: z.string().max(100) }),
    reply: z.string(),
    problems: ['INVALID_CODE', 'EXPIRED_CODE', 'USED_CODE'],
  }),
  deleteOrder: defineEndpoint({
    ...ROUTES.deleteOrder,
    access: ['EMPLOYEE'],
    summary: 'Deletes an own order that is not signed, also one that has ended.',
    params: orderParams,
    reply: 'none',
    problems: ['NOT_FOUND', 'ORDER_ALREADY_SIGNED', 'ORDER_ENDED'],
  }),
  withdrawOrder: defineEndpoint({
    ...ROUTES.withdrawOrder,
    access: ['EMPLOYEE'],
    summary: 'Withdraws from a signed order, until the end of the seventh day after the day of signing.',
    params: orderParams,
    reply: workflowReply,
    problems: ['NOT_FOUND', 'ORDER_ENDED', 'ORDER_NOT_SIGNED', 'WITHDRAWAL_PERIOD_OVER'],
  }),
  verificationCallback: defineEndpoint({
    ...OTHER_ROUTES.verificationCallback,
    access: 'secret',
    summary:
      'Hint of the verification provider that a case changed; the result is pulled, never taken from here.',
    params: z.object({ callbackId: z.string().max(100) }),
    // The provider may send what it likes along; nothing of it is believed.
    ignoresBody: true,
    reply: 'none',
  }),
} as const;
