/** Attempts allowed within each window, see SECURITY.md. */
export interface AttemptLimits {
  readonly loginFailuresPerAccount: number;
  readonly loginFailuresPerAddress: number;
  /** For one account, from all addresses together. */
  readonly loginFailuresPerAccountAnywhere: number;
  readonly codeTriesPerAddress: number;
  /** With one code from one address, in an hour. */
  readonly registrationsPerCode: number;
  /** To one mail address, in an hour. */
  readonly confirmationMailsPerAddress: number;
  readonly resetMailsPerAccount: number;
  readonly refreshFailuresPerAddress: number;
  readonly appCodeFailuresPerAccount: number;
  readonly passkeyRequestsPerAddress: number;
  /** In a day. */
  readonly invitationsPerEmployer: number;
  readonly exportsPerAccount: number;
}
