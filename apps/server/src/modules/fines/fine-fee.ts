import { cents, ZERO_CENTS, type Cents } from '@stromwandel/kernel';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { settings } from '../../platform/database/schema/index.ts';

/** Name of the provider's setting. */
export const FINE_FEE_SETTING = 'fineFee';

/** The provider's fee for one letter; none until it is set. @throws Error when the stored setting is invalid */
export async function readFineFee(db: DatabaseOrTransaction): Promise<Cents> {
  const [row] = await db.select().from(settings).where(eq(settings.name, FINE_FEE_SETTING));
  return row ? cents(z.number().parse(row.value)) : ZERO_CENTS;
}
