import type { Role } from '@stromwandel/api-spec';

/** The signed-in person behind a request. */
export interface Caller {
  readonly userId: number;
  /** Null for the provider's people. */
  readonly tenantId: number | null;
  readonly roles: readonly Role[];
  readonly sessionId: string;
}
