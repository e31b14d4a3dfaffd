/** States of a case. The last four are final. */
export type SandboxState =
  | 'CREATED'
  | 'OPENED'
  | 'IN_PROGRESS'
  | 'REVIEW'
  | 'SUCCESS'
  | 'FAILED'
  | 'ABORTED'
  | 'EXPIRED';

export type SandboxReason =
  | 'NAME_MISMATCH'
  | 'DOCUMENT_EXPIRED'
  | 'DOCUMENT_UNSUPPORTED'
  | 'LICENCE_CLASS_MISSING'
  | 'USER_CANCELLED'
  | 'TECHNICAL';

export type SandboxProduct = 'DRIVERS_LICENCE' | 'SIGN';
export type SandboxLocale = 'de' | 'en';

/** What a person, or a script, can make happen to a case. */
export const SCENARIOS = [
  'success',
  'name_mismatch',
  'expired_doc',
  'no_class_b',
  'abort',
  'slow',
  'late_callback',
  'no_callback',
  'double_callback',
  'tech_error',
] as const;
export type Scenario = (typeof SCENARIOS)[number];

export interface SandboxPerson {
  readonly givenName: string;
  readonly familyName: string;
  readonly birthDate: string;
}

export interface SandboxDocument {
  readonly id: string;
  readonly filename: string;
  readonly sha256: string;
}

export interface SandboxEvent {
  readonly state: SandboxState;
  readonly reason: SandboxReason | null;
  readonly success: boolean | null;
  readonly at: string;
}

/** The order a client places with the provider. */
export interface CaseRequest {
  readonly product: SandboxProduct;
  readonly loa: string;
  readonly requested: readonly string[];
  readonly callbackUri: string;
  readonly serverCallbackUri: string;
  readonly locale: SandboxLocale;
  readonly expected: SandboxPerson;
  readonly documents: readonly SandboxDocument[];
  readonly testScenario: Scenario | null;
}

export interface SandboxCase {
  readonly id: string;
  readonly request: CaseRequest;
  readonly state: SandboxState;
  readonly history: readonly SandboxEvent[];
  readonly result: unknown;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** A case in REVIEW succeeds from this moment on. */
  readonly reviewUntil: Date | null;
}

const FINAL_STATES: ReadonlySet<SandboxState> = new Set<SandboxState>([
  'SUCCESS',
  'FAILED',
  'ABORTED',
  'EXPIRED',
]);

export function isFinal(state: SandboxState): boolean {
  return FINAL_STATES.has(state);
}
