import type { CalendarDate } from '@stromwandel/kernel';
import type { CarData, Closing, EndChoice, ReturnReason } from './lease.ts';

export type LeaseCommand =
  /** The order's handover was accepted. */
  | { readonly type: 'HAND_OVER'; readonly day: CalendarDate; readonly durationMonths: number }
  /** The driver did not take the car. */
  | { readonly type: 'REFUSE_HANDOVER'; readonly day: CalendarDate }
  /** The order ended before the handover. */
  | { readonly type: 'CANCEL' }
  | {
      readonly type: 'SET_CAR_DATA';
      readonly car: CarData;
      /** As read at the handover. Without it, the provider settles a difference with what it saves. */
      readonly vinOnRecord?: string;
    }
  | { readonly type: 'CONCLUDE_RETURN'; readonly day: CalendarDate; readonly reason: ReturnReason }
  /** From 180 days before the end of the term until the return; a later choice replaces an earlier one. */
  | { readonly type: 'CHOOSE_END'; readonly choice: EndChoice }
  /** The annex about an extension is signed: the term ends later. */
  | { readonly type: 'EXTEND'; readonly from: CalendarDate; readonly endsOn: CalendarDate }
  /** PAID and WAIVED by the provider; NO_CLAIM by the product, 60 days after a return without a report. */
  | { readonly type: 'CLOSE'; readonly as: Closing };

/** The facts that `decide` needs beside the lease. */
export interface LeaseContext {
  /** Calendar day in Germany. */
  readonly today: CalendarDate;
  /** Whether another lease that is not over has the VIN of the command. */
  readonly vinTaken?: boolean;
  /** Whether another prepared or active lease has the plate of the command. */
  readonly plateTaken?: boolean;
}

export type LeaseEvent =
  | { readonly type: 'HANDED_OVER'; readonly day: CalendarDate; readonly endsOn: CalendarDate }
  | { readonly type: 'HANDOVER_REFUSED'; readonly day: CalendarDate }
  | { readonly type: 'CANCELLED' }
  | {
      readonly type: 'CAR_DATA_SET';
      readonly car: CarData;
      /** Another VIN than the car's; null when there is no difference. */
      readonly vinOnRecord: string | null;
    }
  | { readonly type: 'END_CHOSEN'; readonly choice: EndChoice }
  | { readonly type: 'EXTENDED'; readonly from: CalendarDate; readonly endsOn: CalendarDate }
  | { readonly type: 'RETURNED'; readonly day: CalendarDate; readonly reason: ReturnReason }
  | { readonly type: 'CLOSED'; readonly day: CalendarDate; readonly as: Closing };

export type LeaseRefusal =
  /** The actor has no such command. */
  | 'LEASE_COMMAND_NOT_ALLOWED'
  /** The lease was not handed over yet. */
  | 'LEASE_NOT_ACTIVE'
  /** The lease was cancelled, or its account is closed. */
  | 'LEASE_ENDED'
  /** The end of the term is more than 180 days ahead. */
  | 'END_CHOICE_TOO_EARLY'
  /** Only a returned lease can be closed. */
  | 'LEASE_NOT_RETURNED'
  /** There is no settlement that could be paid, or a report came in time. */
  | 'REPORT_OPEN'
  /** Positions of the report wait for an answer or a decision. */
  | 'OBJECTION_OPEN'
  | 'ALREADY_HANDED_OVER'
  | 'ALREADY_RETURNED'
  /** Before the handover, or ahead. */
  | 'RETURN_DAY_NOT_POSSIBLE'
  | 'VIN_TAKEN'
  | 'PLATE_TAKEN';
