import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../database/database.ts';
import { outbox } from '../database/schema/index.ts';
import type { StoredJob } from './outbox-job.ts';

/** The channel that wakes waiting workers when a transaction with new jobs commits. */
export const OUTBOX_CHANNEL = 'stromwandel_outbox';

/**
 * Stores a job in the caller's transaction: the job exists exactly if the change that caused it does.
 * @param now the product's time; the job is due at once
 */
export async function enqueue(tx: DatabaseOrTransaction, job: StoredJob, now: Date): Promise<void> {
  await tx.insert(outbox).values({
    kind: job.kind,
    payload: job.payload,
    messageId: randomUUID(),
    createdAt: now,
    availableAt: now,
  });
  await tx.execute(sql`select pg_notify(${OUTBOX_CHANNEL}, '')`);
}
