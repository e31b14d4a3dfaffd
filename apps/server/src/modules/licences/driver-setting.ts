import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { settings } from '../../platform/database/schema/index.ts';

/** Name of the provider's setting. */
export const MOST_DRIVERS_SETTING = 'mostDrivers';
const UNSET = 4;

/** How many people may drive a car besides its employee. @throws Error when the stored setting is invalid */
export async function readMostDrivers(db: DatabaseOrTransaction): Promise<number> {
  const [row] = await db.select().from(settings).where(eq(settings.name, MOST_DRIVERS_SETTING));
  return row ? z.number().parse(row.value) : UNSET;
}
