import type { RecordKind } from '@stromwandel/leasing';
import type { Mail, MailKind } from './adapters/mail/mail.ts';
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
  /** A record of a lease was concluded: print it, and mail its driver. */
  readonly PRINT_RECORD: { readonly leaseId: number; readonly kind: RecordKind; readonly number: number };
  /** A lease was settled: print its settlement, and mail its driver. */
  readonly PRINT_SETTLEMENT: { readonly leaseId: number };
  readonly CANCEL_VERIFICATION_CASE: CaseRemoval;
}

/** The case that the provider deletes: by its number there, or by the sealed request that was never answered. */
export type CaseRemoval =
  | { readonly providerCaseId: string }
  | { readonly callbackId: string; readonly userId: number; readonly request: string };

export type OutboxKind = keyof OutboxJobs;

export type ProductOutbox = Outbox<OutboxJobs>;

/**
 * Queues of jobs, with how many run at once in a process. A lane waits for nothing but its own jobs, so neither a slow provider
 * nor a million invitations hold up a mailed code or a contract.
 */
export const LANES = { MAIL: 4, BULK_MAIL: 2, CONTRACT: 2, PROVIDER: 2 } as const;

type Lane = keyof typeof LANES;

/** Mails that go to many people at once, or that a recurring job causes. */
const BULK_MAILS: ReadonlySet<MailKind> = new Set([
  'INVITE',
  'SIGNATURE_MISSING',
  'DECISION_MISSING',
  'MANUFACTURER_REMINDER',
  'APPOINTMENT_TOMORROW',
  'APPOINTMENT_UNANSWERED',
  'RECALCULATED',
  'JANUARY',
  'LIMIT_AHEAD',
  'SEARCH_HIT',
  'FINE_REMINDER',
  'LICENCE_DUE',
  'LICENCE_OVERDUE',
  'LICENCE_MISSING',
  'END_AHEAD',
]);

function laneOf(job: JobOf<OutboxJobs>): Lane {
  switch (job.kind) {
    case 'MAIL':
      return BULK_MAILS.has(job.payload.content.kind) ? 'BULK_MAIL' : 'MAIL';
    case 'REQUEST_PASSWORD_RESET':
    case 'CONFIRM_NEW_ADDRESS':
      return 'MAIL';
    case 'PRINT_CONTRACT':
    case 'PRINT_RECORD':
    case 'PRINT_SETTLEMENT':
      return 'CONTRACT';
    case 'CANCEL_VERIFICATION_CASE':
      return 'PROVIDER';
  }
}

/** Stores a job in the caller's transaction: the job exists exactly if the change that caused it does. */
export async function enqueueJob(
  tx: DatabaseOrTransaction,
  job: JobOf<OutboxJobs>,
  now: Date,
): Promise<void> {
  await enqueue(tx, { ...job, lane: laneOf(job) }, now);
}

/** Stores a mail in the caller's transaction. */
export async function enqueueMail(tx: DatabaseOrTransaction, mail: Mail, now: Date): Promise<void> {
  await enqueueJob(tx, { kind: 'MAIL', payload: mail }, now);
}
