import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { settings } from '../../platform/database/schema/index.ts';

/** Name of the provider's setting. */
export const MAIL_SENDER_SETTING = 'mailSender';

/** Whose name and address mails carry. */
export interface MailSender {
  readonly name: string;
  readonly address: string;
}

const senderSchema = z.strictObject({ name: z.string(), address: z.string() }).nullable();

/**
 * The provider's setting; null for what the server was started with.
 * @throws Error when the stored setting makes no sense
 */
export async function findMailSender(db: DatabaseOrTransaction): Promise<MailSender | null> {
  const [row] = await db.select().from(settings).where(eq(settings.name, MAIL_SENDER_SETTING));
  return row ? senderSchema.parse(row.value) : null;
}
