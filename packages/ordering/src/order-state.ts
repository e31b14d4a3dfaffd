import type { EndReason } from './end-reason.ts';
import type { Step, UserStep } from './step.ts';

/** The facts for decisions about an order. API replies contain all of them. */
export interface OrderState {
  readonly steps: readonly Step[];
  readonly userSteps: readonly UserStep[];
  readonly endReason: EndReason | null;
  /** Deadline of the next action, ISO 8601 in UTC; null without one. */
  readonly deadline: string | null;
  /** End of the withdrawal period, ISO 8601 in UTC; null before the signature. */
  readonly withdrawableUntil: string | null;
  /** ISO week confirmed by the manufacturer, `2027-W05`. */
  readonly deliveryWeek: string | null;
  /** Calendar days that the manufacturer reported; a later one says that what comes before it happened, too. */
  readonly builtOn: string | null;
  readonly shippedOn: string | null;
  readonly deliveredOn: string | null;
  /** Calendar day from which the lease counts, in pay, figures and term; null until the handover is accepted. */
  readonly handedOverOn: string | null;
}

/**
 * Roles relative to this order: EMPLOYEE is the person who ordered, TENANT_ADMIN one of the same employer, DEALER the
 * holder of the link who hands the car over.
 */
export type ActorRole = 'EMPLOYEE' | 'TENANT_ADMIN' | 'ADMIN' | 'MANUFACTURER' | 'DEALER' | 'SYSTEM';

/** One person may act in several roles. */
export type Actor = readonly ActorRole[];
