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
  { readonly kind: 'LEASE_OVERDUE'; readonly lastDay: string; readonly days: number } & LeaseEndFacts;
