import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { mailboxMessages } from '../../platform/database/schema/index.ts';

const NEWEST = 500;

export type MailboxMessage = typeof mailboxMessages.$inferSelect;

/** The newest mails first, of one receiver or of all. */
export async function findMessages(db: Database, to: string | null): Promise<MailboxMessage[]> {
  return db
    .select()
    .from(mailboxMessages)
    .where(to === null ? undefined : eq(mailboxMessages.to, to.trim().toLowerCase()))
    .orderBy(desc(mailboxMessages.id))
    .limit(NEWEST);
}
