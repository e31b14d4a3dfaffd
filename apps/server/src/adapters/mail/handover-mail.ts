import type { MailOccasion } from './appointment-mail.ts';
import type { OrderFacts } from './order-facts.ts';

/** What the provider has not entered of a car. */
export type MissingCarData = 'VIN' | 'PLATE' | 'FIRST_REGISTRATION' | 'INSURER' | 'POLICY_NUMBER';

/** Mails that follow from the record of the handover. */
export type HandoverMail =
  /** To the driver: the record of the handover is among the documents. */
  | ({
      readonly kind: 'HANDOVER_DONE';
      readonly outcome: 'ACCEPTED' | 'REFUSED';
      readonly day: string;
    } & OrderFacts)
  /** To the driver: the record of the return is among the documents. */
  | ({ readonly kind: 'RETURN_DONE'; readonly day: string } & OrderFacts)
  /** To the dealer, who fills in the record without an account. */
  | ({
      readonly kind: 'HANDOVER_DUE';
      readonly employeeName: string;
      readonly tenantName: string;
    } & OrderFacts)
  | ({
      readonly kind: 'DEALER_LINK';
      readonly occasion: MailOccasion;
      readonly until: string;
    } & OrderFacts)
  /** To the provider, when a car starts without VIN or plate, or with another VIN than it entered. */
  | ({
      readonly kind: 'CAR_DATA_MISSING';
      readonly missing: readonly MissingCarData[];
      readonly vins: { readonly entered: string; readonly onRecord: string } | null;
      readonly employeeName: string;
      readonly tenantName: string;
    } & OrderFacts);
