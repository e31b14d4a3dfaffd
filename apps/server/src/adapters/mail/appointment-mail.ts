import type { CalendarEntry } from '@stromwandel/leasing';
import type { OrderFacts as FactsOfOrder } from './order-facts.ts';

/** What the appointment is for. */
export type MailOccasion = 'HANDOVER' | 'RETURN';

interface OrderFacts extends FactsOfOrder {
  readonly occasion: MailOccasion;
}

interface MeetingPlace {
  /** Name and address in one line. */
  readonly place: string;
  readonly phone: string;
}

interface WithCalendar extends MeetingPlace, OrderFacts {
  readonly at: string;
  /** For the attached calendar file: the entry that the portal's button writes, too. */
  readonly calendar: Pick<CalendarEntry, 'id' | 'sequence' | 'changedAt' | 'day' | 'time' | 'minutes'>;
}

/** Mails about the appointment of the handover or return. Days and times are in words. */
export type AppointmentMail =
  /** To the employee: choose one. */
  | ({
      readonly kind: 'APPOINTMENT_PROPOSED';
      readonly slots: readonly { readonly at: string; readonly place: string }[];
      /** The agreed time that falls away; null without one. */
      readonly previous: string | null;
    } & OrderFacts)
  /** To the employee: agreed on. */
  | ({
      readonly kind: 'APPOINTMENT_CHANGED';
      readonly at: string;
      /** The earlier time; null for the first one. */
      readonly previous: string | null;
    } & MeetingPlace &
      OrderFacts)
  | ({ readonly kind: 'APPOINTMENT_CANCELLED'; readonly at: string } & OrderFacts)
  | ({ readonly kind: 'APPOINTMENT_TOMORROW' } & WithCalendar)
  /** The employee took a free time for the return. */
  | ({ readonly kind: 'SLOT_BOOKED' } & WithCalendar)
  /** To the provider. */
  | ({
      readonly kind: 'APPOINTMENT_ANSWERED';
      readonly answer: 'AGREED' | 'ASKED' | 'CANCELLED';
      /** The time that is agreed on or falls away; null without one. */
      readonly at: string | null;
      /** What the employee wishes. */
      readonly remark: string | null;
      readonly employeeName: string;
      /** Whether the dealer cancels. */
      readonly byDealer: boolean;
    } & OrderFacts)
  /** To the dealer with an open link; the link is in an earlier mail alone. */
  | ({
      readonly kind: 'APPOINTMENT_FOR_DEALER';
      readonly answer: 'AGREED' | 'ASKED' | 'CANCELLED';
      /** The time that is agreed on or falls away; null without one. */
      readonly at: string | null;
      /** What the employee wishes. */
      readonly remark: string | null;
      readonly employeeName: string;
      /** Day of the mail with the link. */
      readonly linkSentOn: string;
    } & Omit<OrderFacts, 'link'>)
  /** To both sides: no answer for days. */
  | ({
      readonly kind: 'APPOINTMENT_UNANSWERED';
      readonly days: number;
      /** Whether the answer of the receiver is missing. */
      readonly yours: boolean;
      /** Null for the employee. */
      readonly employeeName: string | null;
    } & OrderFacts);
