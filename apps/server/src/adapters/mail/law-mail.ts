import type { OrderFacts } from './order-facts.ts';

/** Mails about figures of the law. */
export type LawMail =
  /** The figures of a year are law; the changes are behind the link. */
  | { readonly kind: 'JANUARY'; readonly year: number; readonly link: string }
  /** For employee or employer: pay in money falls below an enacted limit. */
  | ({
      readonly kind: 'LIMIT_AHEAD';
      readonly reader: 'EMPLOYEE' | 'EMPLOYER';
      readonly from: string;
      readonly employeeName: string;
    } & OrderFacts)
  /** The law of the month is enacted; the new rate is behind the link. */
  | ({ readonly kind: 'RECALCULATED'; readonly month: string } & OrderFacts);
