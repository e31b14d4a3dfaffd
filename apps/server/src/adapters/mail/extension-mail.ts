/** What every mail about an extension of a lease names. No amounts. */
export interface ExtensionFacts {
  readonly reader: 'EMPLOYEE' | 'EMPLOYER' | 'PROVIDER';
  /** Brand, model and trim level. */
  readonly vehicle: string;
  readonly employeeName: string;
  readonly months: number;
  /** Last day of the extension, in words. */
  readonly until: string;
  readonly link: string;
}

/** Mails about the extension of a running lease. */
export type ExtensionMail =
  /** To the employee. */
  | ({ readonly kind: 'EXTENSION_OFFERED' } & ExtensionFacts)
  /** To the employer, which decides. */
  | ({ readonly kind: 'EXTENSION_REVIEW' } & ExtensionFacts)
  /** To the employee, who signs the annex after an approval. */
  | ({
      readonly kind: 'EXTENSION_DECIDED';
      readonly approved: boolean;
      readonly reason: string | null;
    } & ExtensionFacts)
  /** To the provider. */
  | ({ readonly kind: 'EXTENSION_REFUSED'; readonly by: 'EMPLOYEE' | 'EMPLOYER' } & ExtensionFacts)
  /** To all three sides. */
  | ({ readonly kind: 'LEASE_EXTENDED' } & ExtensionFacts);
