import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { settings } from '../../platform/database/schema/index.ts';

/** Name of the provider's setting. */
export const ARBITRATION_SETTING = 'arbitrationBody';

/**
 * Name and address of the body that drivers can turn to after the provider's decision about a report; null where the provider names
 * none. @throws Error when the stored setting is invalid
 */
export async function readArbitrationBody(db: DatabaseOrTransaction): Promise<string | null> {
  const [row] = await db.select().from(settings).where(eq(settings.name, ARBITRATION_SETTING));
  return row ? z.string().nullable().parse(row.value) : null;
}
