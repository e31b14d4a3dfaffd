import type { EndSteps } from './end-notices.ts';
import type { CalendarDate } from '@stromwandel/kernel';
import type { ReportStage } from './end-report/end-report.ts';

/** From the delivery to the closed account; an order that ends before the handover cancels its lease. */
export const LEASE_STATES = ['PREPARED', 'ACTIVE', 'RETURNED', 'CLOSED', 'CANCELLED'] as const;
export type LeaseState = (typeof LEASE_STATES)[number];

/** Why a car came back. */
export const RETURN_REASONS = [
  'TERM',
  'LEFT',
  'EARLY_RETURN',
  'TAKEN_OVER',
  'TOTAL_LOSS',
  'THEFT',
  'TERMINATED',
  'DEATH',
  'INSOLVENCY',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** Why a lease ended; ORDER_ENDED before the handover. */
export type LeaseEndReason = ReturnReason | 'ORDER_ENDED';

/** What the provider enters about the car; null while unknown. */
export interface CarData {
  /** Vehicle identification number, 17 characters. */
  readonly vin: string | null;
  /** German plate, `K-SW 417E`. */
  readonly plate: string | null;
  readonly firstRegistration: CalendarDate | null;
  readonly insurer: string | null;
  readonly policyNumber: string | null;
  /** Number of keys. */
  readonly keys: number | null;
}

/** What the employee wishes at the end of the term. */
export const END_CHOICES = ['RETURN', 'EXTEND', 'FOLLOW_UP'] as const;
export type EndChoice = (typeof END_CHOICES)[number];

/** How an account was closed: paid, waived by the provider, or without a claim. */
export const CLOSINGS = ['PAID', 'WAIVED', 'NO_CLAIM'] as const;
export type Closing = (typeof CLOSINGS)[number];

/** The facts for decisions about a lease. */
export interface Lease {
  readonly state: LeaseState;
  readonly car: CarData;
  /** The VIN that was read at the handover, while it differs from the provider's and is not settled; else null. */
  readonly vinOnRecord: string | null;
  /** First day of the lease; null before the handover. */
  readonly handedOverOn: CalendarDate | null;
  /** Day on which the driver last refused to take the car; null without a refusal, and after the handover. */
  readonly refusedOn: CalendarDate | null;
  /** Last day of the agreed term; null before the handover. */
  readonly endsOn: CalendarDate | null;
  readonly returnedOn: CalendarDate | null;
  readonly closedOn: CalendarDate | null;
  readonly endReason: LeaseEndReason | null;
  /** Null before the employee chose. */
  readonly endChoice: EndChoice | null;
  /** Reminders of the end that are settled before their day. */
  readonly endSteps: EndSteps;
  /** Of the report about the returned car; null before it is uploaded. */
  readonly reportStage: ReportStage | null;
  /** Last day of the employee's answers to it. */
  readonly answerUntil: CalendarDate | null;
  readonly closedAs: Closing | null;
}

/** Roles relative to this lease. */
export type LeaseActor = 'EMPLOYEE' | 'TENANT_ADMIN' | 'ADMIN' | 'SYSTEM';

/** The lease that begins with the car's delivery. */
export const PREPARED_LEASE: Lease = {
  state: 'PREPARED',
  car: {
    vin: null,
    plate: null,
    firstRegistration: null,
    insurer: null,
    policyNumber: null,
    keys: null,
  },
  vinOnRecord: null,
  handedOverOn: null,
  refusedOn: null,
  endsOn: null,
  returnedOn: null,
  closedOn: null,
  endReason: null,
  endChoice: null,
  endSteps: {},
  reportStage: null,
  answerUntil: null,
  closedAs: null,
};
