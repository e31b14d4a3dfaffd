import { lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { outbox } from '../database/schema/index.ts';

/** Deletes jobs that were done before an instant. Dead letters stay. */
export async function removeFinishedJobs(db: Database, before: Date): Promise<void> {
  await db.delete(outbox).where(lt(outbox.doneAt, before));
}
