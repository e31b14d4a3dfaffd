import { DEFAULT_DEADLINE_DAYS, type DeadlineDays } from '@stromwandel/ordering';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { settings } from '../../../platform/database/schema/index.ts';

/** Name of the provider's setting. */
export const DEADLINE_SETTING = 'orderDeadlineDays';
const days = z.number().int().min(1).max(365).optional();
const deadlineSchema = z.strictObject({ employee: days, employer: days, provider: days });

/**
 * Reads the waiting days of each step: the defaults, overridden by the provider's setting.
 * @throws Error when the stored setting is invalid
 */
export async function readDeadlineDays(db: DatabaseOrTransaction): Promise<DeadlineDays> {
  const [row] = await db.select().from(settings).where(eq(settings.name, DEADLINE_SETTING));
  const own = row ? deadlineSchema.parse(row.value) : {};
  return {
    employee: own.employee ?? DEFAULT_DEADLINE_DAYS.employee,
    employer: own.employer ?? DEFAULT_DEADLINE_DAYS.employer,
    provider: own.provider ?? DEFAULT_DEADLINE_DAYS.provider,
  };
}
