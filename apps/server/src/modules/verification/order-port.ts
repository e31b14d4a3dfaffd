import type { CalendarDate, Result } from '@stromwandel/kernel';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { VerificationProduct } from '../../adapters/verification-provider/index.ts';

/** A step that waits for a check, as the orders module knows it. */
export interface CheckedStep {
  readonly orderId: number;
  readonly stepId: number;
  readonly userId: number;
  /** Who is to be checked: the person of the order's snapshot. */
  readonly person: {
    readonly givenName: string;
    readonly familyName: string;
    readonly birthDate: CalendarDate;
  };
  /** Language of the person's pages. */
  readonly locale: 'de' | 'en';
}

export interface PreviewedContract {
  readonly filename: string;
  readonly content: Uint8Array;
}

/** A signed contract that was verified. */
export interface SignedContract {
  readonly content: Uint8Array;
  /** What the time stamp over its signature says; null without one. */
  readonly stampedAt: Date | null;
}

/**
 * What verification needs of orders; the orders module provides it. Every method that takes a transaction locks the
 * order's row before anything else, so that checks, decisions, deletion and withdrawal follow one another.
 */
export interface VerificationOrders {
  /**
   * The own step that a check may be started for: it is current, of the product's kind, and what was ordered has not
   * changed. A change found here ends the order in BREAKING_CHANGE (within the transaction) and answers ORDER_CHANGED; a
   * limit of the law that the order would reach beside the person's other cars answers CONVERSION_NOT_ALLOWED.
   */
  lockStepForCheck(
    tx: Transaction,
    step: { readonly orderId: number; readonly stepId: number; readonly userId: number },
    product: VerificationProduct,
  ): Promise<Result<CheckedStep, Refusal>>;

  /** Mails the person of the step the way back to it, and writes down that it was asked for. */
  mailCheckLink(tx: Transaction, step: CheckedStep): Promise<void>;

  /** The step a running case belongs to, as long as it still waits for its check; null when it does not any more. */
  lockStepForResult(
    tx: Transaction,
    step: { readonly orderId: number; readonly stepId: number },
  ): Promise<CheckedStep | null>;

  /** The contract as it was previewed, byte for byte; null while there is none. */
  findPreviewedContract(
    db: Database | Transaction,
    order: { readonly orderId: number; readonly userId: number },
  ): Promise<PreviewedContract | null>;

  /** Prints the contract of a confirmed order that was not printed yet. Takes locks of its own: outside transactions. */
  printContract(order: { readonly orderId: number }): Promise<void>;

  /**
   * Stores the signed contract as the newest document and accepts the signing step; or ends the order, when it cannot be
   * signed any more.
   */
  recordSignature(tx: Transaction, step: CheckedStep, signed: SignedContract): Promise<void>;

  /** Ends the order in BREAKING_CHANGE because what was signed is not what was previewed. */
  endAsContractChanged(tx: Transaction, step: CheckedStep): Promise<void>;
}
