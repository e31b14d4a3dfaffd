import type { ProblemCode } from '@stromwandel/api-spec';
import type { OrderRefusal } from '@stromwandel/ordering';

/** The problem of the API that each refusal of an order's decision answers with. */
export const PROBLEM_OF: Readonly<Record<OrderRefusal, ProblemCode>> = {
  STEP_NOT_FOUND: 'NOT_FOUND',
  STEP_NOT_CURRENT: 'STEP_NOT_CURRENT',
  STEP_NOT_ALLOWED: 'STEP_NOT_ALLOWED',
  STEP_ALREADY_DECIDED: 'STEP_ALREADY_DECIDED',
  SECOND_APPROVER_NEEDED: 'SECOND_APPROVER_NEEDED',
  OWN_ORDER: 'OWN_ORDER',
  CHECK_NOT_PASSED: 'CHECK_NOT_PASSED',
  REASON_REQUIRED: 'REASON_REQUIRED',
  ORDER_ENDED: 'ORDER_ENDED',
  ORDER_ALREADY_SIGNED: 'ORDER_ALREADY_SIGNED',
  ORDER_NOT_CONFIRMED: 'STEP_NOT_ALLOWED',
  WITHDRAWAL_PERIOD_OVER: 'WITHDRAWAL_PERIOD_OVER',
  DEADLINE_NOT_PASSED: 'STEP_NOT_ALLOWED',
  // The manufacturer's link exists only while a delivery is expected.
  DELIVERY_NOT_EXPECTED: 'INVALID_CODE',
  DELIVERY_WEEK_MISSING: 'DELIVERY_WEEK_MISSING',
  // The handover's check is the manufacturer's report.
  DELIVERY_NOT_REPORTED: 'CHECK_NOT_PASSED',
  DELIVERY_ALREADY_REPORTED: 'DELIVERY_ALREADY_REPORTED',
  HANDOVER_DAY_NOT_POSSIBLE: 'INVALID_INPUT',
};
