import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../database/database.ts';
import { outbox } from '../database/schema/index.ts';
import type { Mail } from '../../adapters/mail/mail.ts';
import type { OutboxJob } from './outbox-job.ts';

/** The channel on which waiting workers hear of new jobs, when their transaction commits. */
export const OUTBOX_CHANNEL = 'stromwandel_outbox';

/**
 * Writes a job down within the caller's transaction: it exists exactly if the change that caused it does.
 * @param now the product's time; the job is due at once
 */
export async function enqueue(tx: DatabaseOrTransaction, job: OutboxJob, now: Date): Promise<void> {
  await tx.insert(outbox).values({
    kind: job.kind,
    payload: job.payload,
    messageId: randomUUID(),
    createdAt: now,
    availableAt: now,
  });
  await tx.execute(sql`select pg_notify(${OUTBOX_CHANNEL}, '')`);
}

/** Writes a mail down within the caller's transaction. */
export async function enqueueMail(tx: DatabaseOrTransaction, mail: Mail, now: Date): Promise<void> {
  await enqueue(tx, { kind: 'MAIL', payload: mail }, now);
}
