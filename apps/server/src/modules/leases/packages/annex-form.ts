import { ANNEX_FORMS, type AnnexForm } from '@stromwandel/api-spec';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { settings } from '../../../platform/database/schema/index.ts';

/** Name of the provider's setting. */
export const ANNEX_FORM_SETTING = 'annexForm';

/** How annexes of changes of the package are concluded. @throws Error when the stored setting is invalid */
export async function readAnnexForm(db: DatabaseOrTransaction): Promise<AnnexForm> {
  const [row] = await db.select().from(settings).where(eq(settings.name, ANNEX_FORM_SETTING));
  return row ? z.enum(ANNEX_FORMS).parse(row.value) : 'SIGNATURE';
}
