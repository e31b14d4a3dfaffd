import type { Role } from '@stromwandel/api-spec';

/** The signed-in person behind a request. */
export interface Caller {
  readonly userId: number;
  /** Null for the provider's people. */
  readonly tenantId: number | null;
  readonly roles: readonly Role[];
  readonly sessionId: string;
  /** Whether the address is confirmed. Before that, a session reaches only endpoints marked `beforeConfirmation`. */
  readonly emailConfirmed: boolean;
  /** The session has proven a second factor. */
  readonly hasSecondFactor: boolean;
  /** The role demands a second factor that the session has not proven: it may set one up and nothing else. */
  readonly mustSetUpSecondFactor: boolean;
}
