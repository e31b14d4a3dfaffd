import type { ReplyOf } from '@stromwandel/api-spec';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { settings } from '../../platform/database/schema/index.ts';

/** Name of the provider's setting. */
export const SUPPORT_SETTING = 'supportContact';

/** How people reach the provider's support. */
export type SupportContact = ReplyOf<'getSupportContact'>;

const contactSchema: z.ZodType<SupportContact> = z.strictObject({
  phone: z.string().nullable(),
  towPhone: z.string().nullable(),
  workshopPhone: z.string().nullable(),
  email: z.string().nullable(),
  hoursDe: z.string().nullable(),
  hoursEn: z.string().nullable(),
});

const NO_CONTACT: SupportContact = {
  phone: null,
  towPhone: null,
  workshopPhone: null,
  email: null,
  hoursDe: null,
  hoursEn: null,
};

/** The provider's setting; nothing but nulls until there is one. @throws Error when the stored setting makes no sense */
export async function readSupportContact(db: DatabaseOrTransaction): Promise<SupportContact> {
  const [row] = await db.select().from(settings).where(eq(settings.name, SUPPORT_SETTING));
  return row ? contactSchema.parse(row.value) : NO_CONTACT;
}
