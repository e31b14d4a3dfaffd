import { REPORT_DUE_DAYS } from '@stromwandel/leasing';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { settings } from '../../platform/database/schema/index.ts';

/** Name of the provider's setting. */
export const REPORT_DUE_SETTING = 'reportDueDays';

/** Days within which the provider uploads the report after a return. @throws Error when the stored setting is invalid */
export async function readReportDueDays(db: DatabaseOrTransaction): Promise<number> {
  const [row] = await db.select().from(settings).where(eq(settings.name, REPORT_DUE_SETTING));
  return row ? z.number().parse(row.value) : REPORT_DUE_DAYS;
}
