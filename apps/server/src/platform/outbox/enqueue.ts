import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../database/database.ts';
import { outbox } from '../database/schema/index.ts';
import type { StoredJob } from './outbox-job.ts';

/** The channel that wakes the workers of a lane when a transaction with new jobs commits. */
export const OUTBOX_CHANNEL = 'stromwandel_outbox';

/**
 * Stores a job in the caller's transaction: the job exists exactly if the change that caused it does. It is due at once.
 * @param now the product's time, which may differ from the database's
 */
export async function enqueue(tx: DatabaseOrTransaction, job: StoredJob, now: Date): Promise<void> {
  const { lane, kind, payload } = job;
  await tx.insert(outbox).values({ lane, kind, payload, messageId: randomUUID(), createdAt: now });
  await wakeLanes(tx, [lane]);
}

/** Wakes the workers of lanes once the caller's transaction commits. */
export async function wakeLanes(tx: DatabaseOrTransaction, lanes: readonly string[]): Promise<void> {
  for (const lane of new Set(lanes)) await tx.execute(sql`select pg_notify(${OUTBOX_CHANNEL}, ${lane})`);
}
