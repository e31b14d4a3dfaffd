import { calendarDate } from '@stromwandel/kernel';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { settings } from '../../platform/database/schema/index.ts';

const MARKER = 'demoOrders';

const progressSchema = z.object({
  /** The day from which "days ago" are counted: the one on which the making began. */
  today: z.string().transform(calendarDate),
  /** How many acts have happened. */
  done: z.number().int(),
  finished: z.boolean(),
  /** Numbers of the orders, by their place in the list of stories; null for those that the product refused. */
  orders: z.record(z.string(), z.number().int().nullable()),
});

/** How far the demo orders of this database are. */
export type DemoOrdersProgress = z.infer<typeof progressSchema>;

/** Null before they were begun. */
export async function findDemoOrdersProgress(db: DatabaseOrTransaction): Promise<DemoOrdersProgress | null> {
  const [row] = await db.select().from(settings).where(eq(settings.name, MARKER));
  return row ? progressSchema.parse(row.value) : null;
}

export async function saveDemoOrdersProgress(
  db: DatabaseOrTransaction,
  progress: DemoOrdersProgress,
): Promise<void> {
  await db
    .insert(settings)
    .values({ name: MARKER, value: progress })
    .onConflictDoUpdate({ target: settings.name, set: { value: sql`excluded.value` } });
}
