import type { Mail } from '../../adapters/mail/mail.ts';

/** Effects that follow a commit. Each is safe to carry out again. */
export type OutboxJob =
  | { readonly kind: 'MAIL'; readonly payload: Mail }
  /** Somebody asks for a reset link; whether an account has the address is looked up when the job runs. */
  | { readonly kind: 'REQUEST_PASSWORD_RESET'; readonly payload: { readonly email: string } }
  /** Somebody wants to have another address; whether it is free is looked up when the job runs. */
  | {
      readonly kind: 'CONFIRM_NEW_ADDRESS';
      readonly payload: { readonly userId: number; readonly email: string };
    }
  /** An order was confirmed: its contract is to be checked. Whoever asks for it earlier has it printed at once. */
  | { readonly kind: 'PRINT_CONTRACT'; readonly payload: { readonly orderId: number } }
  | { readonly kind: 'CANCEL_VERIFICATION_CASE'; readonly payload: CaseRemoval };

/** The case that the provider is to forget: by its number there, or by the sealed request whose answer never came. */
export type CaseRemoval =
  | { readonly providerCaseId: string }
  | { readonly callbackId: string; readonly userId: number; readonly request: string };

export type OutboxKind = OutboxJob['kind'];

/** Carries out one kind of job; throws when it has to be tried again. */
export type OutboxHandlers = {
  readonly [K in OutboxKind]: (
    payload: Extract<OutboxJob, { kind: K }>['payload'],
    messageId: string,
  ) => Promise<void>;
};
