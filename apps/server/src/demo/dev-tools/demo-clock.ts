import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { productClock } from '../../platform/database/schema/index.ts';
import { createClock, type Clock, type MovedClock } from '../../platform/clock/clock.ts';

const DAY_MS = 86_400_000;
const ROW = 1;
const MAXIMUM_DAYS = 3_650;

/** A clock that can be moved forward by days. The offset lies in the database, so that all processes agree. */
export interface DemoClock extends MovedClock {
  /** Sets a clock that was never set or moved to an instant, from which it goes on; does nothing to any other. */
  beginAt(instant: Date): Promise<void>;
  /** Moves the clock forward by whole days (at most ten years in all) and returns the whole offset. */
  moveForward(days: number): Promise<number>;
}

/** The demo clock on top of another one. Its offset is 0 until the first `refresh`. */
export function createDemoClock(db: Database | Transaction, base: Clock): DemoClock {
  let { offsetDays, beganAheadMs } = { offsetDays: 0, beganAheadMs: 0 };
  const clock = createClock(() => new Date(base.now().getTime() + beganAheadMs + offsetDays * DAY_MS));
  async function refresh(): Promise<void> {
    const [row] = await db.select().from(productClock);
    ({ offsetDays, beganAheadMs } = row ?? { offsetDays: 0, beganAheadMs: 0 });
  }
  return {
    ...clock,
    refresh,
    async beginAt(instant) {
      const ahead = instant.getTime() - base.now().getTime();
      await db
        .insert(productClock)
        .values({ id: ROW, offsetDays: 0, beganAheadMs: ahead })
        .onConflictDoNothing();
      await refresh();
    },
    async moveForward(days) {
      const [row] = await db
        .insert(productClock)
        .values({ id: ROW, offsetDays: Math.min(days, MAXIMUM_DAYS) })
        .onConflictDoUpdate({
          target: productClock.id,
          set: { offsetDays: sql`least(${productClock.offsetDays} + ${days}, ${MAXIMUM_DAYS})` },
        })
        .returning();
      if (row) ({ offsetDays, beganAheadMs } = row);
      return offsetDays;
    },
  };
}
