import type { CalendarDate, Result } from '@stromwandel/kernel';

export type VerificationProduct = 'DRIVERS_LICENCE' | 'SIGN';

/** States at the provider; the last four are final. */
export const PROVIDER_STATES = [
  'CREATED',
  'OPENED',
  'IN_PROGRESS',
  'REVIEW',
  'SUCCESS',
  'FAILED',
  'ABORTED',
  'EXPIRED',
] as const;
export type ProviderState = (typeof PROVIDER_STATES)[number];

/** Why a case did not succeed. */
export const PROVIDER_REASONS = [
  'NAME_MISMATCH',
  'DOCUMENT_EXPIRED',
  'DOCUMENT_UNSUPPORTED',
  'LICENCE_CLASS_MISSING',
  'LICENCE_TOO_YOUNG',
  'SELFIE_MISMATCH',
  'USER_CANCELLED',
  'TECHNICAL',
] as const;
export type ProviderReason = (typeof PROVIDER_REASONS)[number];

export interface VerifiedPerson {
  readonly givenName: string;
  readonly familyName: string;
  readonly birthDate: CalendarDate;
}

export interface CaseDocument {
  readonly id: string;
  readonly filename: string;
  /** Hex SHA-256 of the PDF. */
  readonly sha256: string;
}

export interface NewCase {
  readonly product: VerificationProduct;
  /** Where the person's browser goes when the case is over, however it ended. */
  readonly callbackUri: string;
  /** Where the provider tells our server that something changed. */
  readonly serverCallbackUri: string;
  readonly locale: 'de' | 'en';
  readonly expected: VerifiedPerson;
  readonly documents: readonly CaseDocument[];
  /** Repeating a call with the same key gives the same case. */
  readonly idempotencyKey: string;
}

export interface CreatedCase {
  readonly caseId: string;
  readonly jumpUrl: string;
  readonly expiresAt: Date;
}

/** What the provider read from documents; only what the product needs. */
export interface CaseResult {
  readonly person: VerifiedPerson;
  /** Present after a licence check. */
  readonly licence: {
    readonly classes: readonly string[];
    readonly issuedOn: CalendarDate;
    readonly validUntil: CalendarDate | null;
  } | null;
}

export interface CaseReport {
  readonly state: ProviderState;
  readonly reason: ProviderReason | null;
  /** Present exactly when the case succeeded. */
  readonly result: CaseResult | null;
}

/**
 * Why the provider did not do what it was asked: `UNAVAILABLE` may be tried again (no answer, too late, overload),
 * `NOT_FOUND` means the case or document is unknown there, `REFUSED` is a request or an answer that fits no contract.
 */
export interface ProviderRefusal {
  readonly code: 'UNAVAILABLE' | 'NOT_FOUND' | 'REFUSED';
  readonly detail: string;
}

export type ProviderResult<T> = Promise<Result<T, ProviderRefusal>>;

/** An external service that checks identities and driving licences and lets people sign. */
export interface VerificationProvider {
  createCase(request: NewCase): ProviderResult<CreatedCase>;
  getCase(caseId: string): ProviderResult<CaseReport>;
  putDocument(caseId: string, documentId: string, pdf: Uint8Array): ProviderResult<void>;
  getSignedDocument(caseId: string, documentId: string): ProviderResult<Uint8Array>;
  /** Removes a case and everything the provider keeps of it; an unknown case counts as removed. */
  deleteCase(caseId: string): ProviderResult<void>;
}
