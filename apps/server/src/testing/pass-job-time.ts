import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { outbox } from '../platform/database/schema/index.ts';

/** Lets time pass for the jobs of the outbox, whose leases and next attempts follow the database's clock. */
export async function passJobTime(db: Database, seconds: number): Promise<void> {
  const interval = sql`make_interval(secs => ${seconds})`;
  await db.update(outbox).set({
    availableAt: sql`${outbox.availableAt} - ${interval}`,
    leasedUntil: sql`${outbox.leasedUntil} - ${interval}`,
  });
}
