import type { EndChoice, EndNoticeDays } from '@stromwandel/leasing';

/** What every mail about the end of a lease names. */
interface LeaseEndFacts {
  readonly reader: 'EMPLOYEE' | 'EMPLOYER' | 'PROVIDER';
  readonly orderId: number;
  /** Brand, model and trim level. */
  readonly vehicle: string;
  readonly employeeName: string;
  readonly link: string;
}

/** Mails about the end of a lease. Days are in words. */
export type LeaseEndMail =
  /** The car was not returned by its last day. */
  /** To the employee: what is due so many days before the last day. */
  | ({
      readonly kind: 'END_AHEAD';
      readonly days: EndNoticeDays;
      readonly lastDay: string;
    } & LeaseEndFacts)
  /** To the provider. */
  | ({ readonly kind: 'END_CHOSEN'; readonly choice: EndChoice } & LeaseEndFacts)
  /** To the employee: the follow-up car comes so many days after the last day. */
  | ({
      readonly kind: 'FOLLOW_UP_LATE';
      readonly nextCar: string;
      readonly arrivesOn: string;
      readonly days: number;
      readonly lastDay: string;
    } & LeaseEndFacts)
  | ({ readonly kind: 'LEASE_OVERDUE'; readonly lastDay: string; readonly days: number } & LeaseEndFacts)
  /** To the employee: answer the report. */
  | ({ readonly kind: 'REPORT_READY'; readonly until: string } & LeaseEndFacts)
  /** To the provider: all positions are answered, at least one with an objection. */
  | ({ readonly kind: 'REPORT_OBJECTED' } & LeaseEndFacts)
  /** To the employee. */
  | ({ readonly kind: 'OBJECTION_DECIDED' } & LeaseEndFacts)
  | ({ readonly kind: 'LEASE_SETTLED' } & LeaseEndFacts)
  /** To employee and employer. */
  | ({ readonly kind: 'LEASE_CLOSED' } & LeaseEndFacts);
