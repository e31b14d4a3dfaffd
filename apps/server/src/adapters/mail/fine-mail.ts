/** Nothing of what the letter says. */
interface FineFacts {
  readonly vehicle: string;
  /** Last day of the answer. */
  readonly until: string;
  /** Who writes to the authority. */
  readonly holderName: string;
  readonly link: string;
}

/** Mails about a letter of an authority, to the driver. */
export type FineMail =
  | ({ readonly kind: 'FINE_ARRIVED' } & FineFacts)
  | ({ readonly kind: 'FINE_REMINDER' } & FineFacts)
  | ({ readonly kind: 'FINE_PASSED_ON' } & FineFacts);
