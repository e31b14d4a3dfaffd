import type { LegalPage } from '@stromwandel/api-spec';
import { desc, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../database/database.ts';
import { legalTexts } from '../../database/schema/index.ts';

export type LegalTextRow = typeof legalTexts.$inferSelect;

/** The newest text of a page; null while the provider has published none. */
export async function findLegalText(
  db: DatabaseOrTransaction,
  page: LegalPage,
): Promise<LegalTextRow | null> {
  const [row] = await db
    .select()
    .from(legalTexts)
    .where(eq(legalTexts.page, page))
    .orderBy(desc(legalTexts.version))
    .limit(1);
  return row ?? null;
}

/** Appends a version; null when it exists already. */
export async function insertLegalText(
  tx: DatabaseOrTransaction,
  values: Omit<LegalTextRow, 'id'>,
): Promise<LegalTextRow | null> {
  const [row] = await tx.insert(legalTexts).values(values).onConflictDoNothing().returning();
  return row ?? null;
}
