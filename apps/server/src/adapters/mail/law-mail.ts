import type { RunningLimit } from '@stromwandel/payroll';
import type { OrderFacts } from './order-facts.ts';

/** Mails about figures of the law. */
export type LawMail =
  /** The figures of a year are law; the changes are behind the link. */
  | { readonly kind: 'JANUARY'; readonly year: number; readonly link: string }
  /** For employee or employer: the conversions break an enacted limit from a day on. */
  | ({
      readonly kind: 'LIMIT_AHEAD';
      readonly reader: 'EMPLOYEE' | 'EMPLOYER';
      readonly limit: RunningLimit;
      readonly from: string;
      readonly employeeName: string;
    } & OrderFacts)
  /** The law of the month is enacted; the new rate is behind the link. */
  | ({ readonly kind: 'RECALCULATED'; readonly month: string } & OrderFacts);
