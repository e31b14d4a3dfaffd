import type { EndReason } from './end-reason.ts';
import type { StepType } from './step-type.ts';

export type OrderEvent =
  | { readonly type: 'STEP_STARTED'; readonly stepId: number; readonly stepType: StepType }
  /** The first of the two approvals that the employer wants; the step still waits for the second. */
  | { readonly type: 'FIRST_APPROVAL_GIVEN'; readonly stepId: number; readonly stepType: StepType }
  | {
      readonly type: 'STEP_ACCEPTED';
      readonly stepId: number;
      readonly stepType: StepType;
      /** Calendar day; of LEASING_ACTIVE alone. */
      readonly handedOverOn?: string;
      /** Months, `YYYY-MM`, whose files for payroll lack the car, oldest first; of LEASING_ACTIVE alone. */
      readonly outdatedPayrollMonths?: readonly string[];
    }
  | {
      readonly type: 'STEP_DECLINED';
      readonly stepId: number;
      readonly stepType: StepType;
      readonly reason: string | null;
    }
  /** The order ended without a lease; its final step was started right before. */
  | { readonly type: 'ORDER_ENDED'; readonly reason: EndReason; readonly note: string | null }
  | { readonly type: 'ORDER_DELETED' }
  | {
      readonly type: 'DELIVERY_WEEK_CONFIRMED';
      readonly deliveryWeek: string;
      readonly previous: string | null;
      readonly note: string | null;
    }
  | { readonly type: 'BUILD_REPORTED'; readonly builtOn: string }
  | { readonly type: 'SHIPMENT_REPORTED'; readonly shippedOn: string }
  | { readonly type: 'DELIVERY_REPORTED'; readonly deliveredOn: string };
