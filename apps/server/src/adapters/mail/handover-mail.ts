import type { OrderFacts } from './order-facts.ts';

/** Where a car is handed over. */
interface HandoverPlace {
  /** Name and address in one line. */
  readonly place: string;
  readonly phone: string | null;
}

/** What the provider has not entered of a car. */
export type MissingCarData = 'VIN' | 'PLATE' | 'FIRST_REGISTRATION' | 'INSURER' | 'POLICY_NUMBER';

/** Mails about the handover: its appointment, and what follows from its record. */
export type HandoverMail =
  | ({
      readonly kind: 'APPOINTMENT_SET';
      /** Day and time in words. */
      readonly at: string;
      /** The earlier day and time in words; null for a new appointment. */
      readonly previous: string | null;
    } & HandoverPlace &
      OrderFacts)
  | ({ readonly kind: 'APPOINTMENT_CANCELLED'; readonly at: string } & OrderFacts)
  | ({ readonly kind: 'APPOINTMENT_TOMORROW'; readonly at: string } & HandoverPlace & OrderFacts)
  /** To the driver: the record of the handover is among the documents. */
  | ({
      readonly kind: 'HANDOVER_DONE';
      readonly outcome: 'ACCEPTED' | 'REFUSED';
      readonly day: string;
    } & OrderFacts)
  /** To the provider, when a car starts without VIN or plate, or with another VIN than it entered. */
  | ({
      readonly kind: 'CAR_DATA_MISSING';
      readonly missing: readonly MissingCarData[];
      readonly vins: { readonly entered: string; readonly onRecord: string } | null;
      readonly employeeName: string;
      readonly tenantName: string;
    } & OrderFacts);
