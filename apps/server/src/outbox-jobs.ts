import type { Mail } from './adapters/mail/mail.ts';
import type { DatabaseOrTransaction } from './platform/database/database.ts';
import { enqueue } from './platform/outbox/enqueue.ts';
import type { Outbox } from './platform/outbox/create-outbox.ts';
import type { JobOf } from './platform/outbox/outbox-job.ts';

/** The kinds of jobs that follow a commit, with their payloads. Every job is safe to carry out again. */
export interface OutboxJobs {
  readonly MAIL: Mail;
  /** A person asks for a reset link. The job looks up whether an account has the address. */
  readonly REQUEST_PASSWORD_RESET: { readonly email: string };
  /** A person wants another address. The job looks up whether the address is free. */
  readonly CONFIRM_NEW_ADDRESS: { readonly userId: number; readonly email: string };
  /** An order was confirmed: print its contract, unless a call has printed it already. */
  readonly PRINT_CONTRACT: { readonly orderId: number };
  readonly CANCEL_VERIFICATION_CASE: CaseRemoval;
}

/** The case that the provider deletes: by its number there, or by the sealed request that was never answered. */
export type CaseRemoval =
  | { readonly providerCaseId: string }
  | { readonly callbackId: string; readonly userId: number; readonly request: string };

export type OutboxKind = keyof OutboxJobs;

export type ProductOutbox = Outbox<OutboxJobs>;

/** Stores a job in the caller's transaction: the job exists exactly if the change that caused it does. */
export async function enqueueJob(
  tx: DatabaseOrTransaction,
  job: JobOf<OutboxJobs>,
  now: Date,
): Promise<void> {
  await enqueue(tx, job, now);
}

/** Stores a mail in the caller's transaction. */
export async function enqueueMail(tx: DatabaseOrTransaction, mail: Mail, now: Date): Promise<void> {
  await enqueueJob(tx, { kind: 'MAIL', payload: mail }, now);
}
