import type { CalendarDate, Result } from '@stromwandel/kernel';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { PutFile } from '../../platform/files/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { VerificationProduct } from '../../adapters/verification-provider/index.ts';

/** A step that waits for a check, as the orders module provides it. */
export interface CheckedStep {
  readonly orderId: number;
  readonly stepId: number;
  readonly userId: number;
  /** The person to check, from the order's snapshot. */
  readonly person: {
    readonly givenName: string;
    readonly familyName: string;
    readonly birthDate: CalendarDate;
  };
  /** Language of the provider's pages for the person. */
  readonly locale: 'de' | 'en';
}

export interface PreviewedContract {
  readonly filename: string;
  readonly content: Uint8Array;
}

/** A stored document that no order has yet. */
export interface PutDocument {
  readonly file: PutFile;
  readonly sha256: string;
}

/** A contract with a verified signature. */
export interface SignedContract {
  readonly put: PutDocument;
  /** Instant of the signature's time stamp; null without one. */
  readonly stampedAt: Date | null;
}

/**
 * The orders module provides this for verification. Every method with a transaction locks the order's row first, so
 * that checks, decisions, deletion and withdrawal run one after the other.
 */
export interface VerificationOrders {
  /**
   * Locks the own step of a new check: current, of the product's kind, and unchanged since ordering. A change ends
   * the order in BREAKING_CHANGE within the transaction and returns ORDER_CHANGED. A legal limit reached together
   * with the person's other cars returns CONVERSION_NOT_ALLOWED.
   */
  lockStepForCheck(
    tx: Transaction,
    step: { readonly orderId: number; readonly stepId: number; readonly userId: number },
    product: VerificationProduct,
  ): Promise<Result<CheckedStep, Refusal>>;

  /** Mails the person a link to the step and records the request. */
  mailCheckLink(tx: Transaction, step: CheckedStep): Promise<void>;

  /** The step of a running case while it waits for the check; null afterwards. */
  lockStepForResult(
    tx: Transaction,
    step: { readonly orderId: number; readonly stepId: number },
  ): Promise<CheckedStep | null>;

  /** The previewed contract, byte for byte; null before it is printed. */
  findPreviewedContract(
    db: Database | Transaction,
    order: { readonly orderId: number; readonly userId: number },
  ): Promise<PreviewedContract | null>;

  /** Prints the contract of a confirmed order if missing. Takes its own locks, so call it outside transactions. */
  printContract(order: { readonly orderId: number }): Promise<void>;

  /** Stores the file of a signed contract, outside transactions. Null when the order is deleted. */
  putSignedContract(order: { readonly orderId: number }, content: Uint8Array): Promise<PutDocument | null>;

  /**
   * Makes the signed contract the order's document and accepts the signing step. Ends the order when it can no
   * longer be signed.
   */
  recordSignature(tx: Transaction, step: CheckedStep, signed: SignedContract): Promise<void>;

  /** Ends the order in BREAKING_CHANGE because the signed contract differs from the preview. */
  endAsContractChanged(tx: Transaction, step: CheckedStep): Promise<void>;
}
