import type { ChangeReason } from './end-reason.ts';

export type OrderCommand =
  | { readonly type: 'EXECUTE_STEP'; readonly stepId: number }
  | {
      readonly type: 'ACCEPT_STEP';
      readonly stepId: number;
      /** Calendar day of the car's handover, for LEASING_ACTIVE only; today by default. */
      readonly handedOverOn?: string | null;
      /** Whether it is known that payroll's files of the months since the handover lack the car. */
      readonly outdatesPayrollFiles?: boolean;
    }
  | { readonly type: 'DECLINE_STEP'; readonly stepId: number; readonly reason: string | null }
  | { readonly type: 'DELETE_ORDER' }
  | { readonly type: 'WITHDRAW' }
  /** The system found the deadline passed. */
  | { readonly type: 'EXPIRE' }
  /** The system found that the snapshot or the contract is no longer true. */
  | { readonly type: 'BREAK'; readonly reason: ChangeReason; readonly note: string }
  | {
      readonly type: 'CONFIRM_DELIVERY_WEEK';
      readonly deliveryWeek: string;
      /** The manufacturer's note, for the provider; or the provider's reason, for the employee. */
      readonly note: string | null;
    }
  /** Calendar days, none of them ahead. */
  | { readonly type: 'REPORT_BUILD'; readonly builtOn: string }
  | { readonly type: 'REPORT_SHIPMENT'; readonly shippedOn: string }
  | { readonly type: 'REPORT_DELIVERY'; readonly deliveredOn: string };

/** Earlier approvals where an employer requires two, by two people. */
export interface FourEyes {
  /** The account that gave the first approval; null without one. */
  readonly firstApprovalBy: number | null;
  /** The acting account; null for none. */
  readonly actorId: number | null;
}

/** The facts that `decide` needs beside the order. */
export interface OrderContext {
  /** Point in time, ISO 8601 in UTC with milliseconds, so that texts compare like times. */
  readonly now: string;
  /** Calendar day in Germany at that time. */
  readonly today: string;
  /** Whether the check of the current identity or signature step is true. */
  readonly checkPassed: boolean;
  /** Whether the account that approves for the employer may belong to the person who ordered. */
  readonly approverMayBeOrderer?: boolean;
  /** Missing where one approval of the employer is enough. */
  readonly fourEyes?: FourEyes;
  /** Months, `YYYY-MM`, for which the employer has made payroll's file; missing where it does not matter. */
  readonly payrollMonths?: readonly string[];
}
