import type { LegalPage } from '@stromwandel/api-spec';
import { and, desc, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { legalTexts } from '../../platform/database/schema/index.ts';

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

/** One version of a page; null when it was never published. */
export async function findLegalVersion(
  db: DatabaseOrTransaction,
  page: LegalPage,
  version: number,
): Promise<LegalTextRow | null> {
  const [row] = await db
    .select()
    .from(legalTexts)
    .where(and(eq(legalTexts.page, page), eq(legalTexts.version, version)));
  return row ?? null;
}

/** The versions of a page without their texts, newest first. */
export function findLegalVersions(
  db: DatabaseOrTransaction,
  page: LegalPage,
): Promise<Pick<LegalTextRow, 'version' | 'publishedAt'>[]> {
  return db
    .select({ version: legalTexts.version, publishedAt: legalTexts.publishedAt })
    .from(legalTexts)
    .where(eq(legalTexts.page, page))
    .orderBy(desc(legalTexts.version));
}

/** Appends a version; null when it exists already. */
export async function insertLegalText(
  tx: DatabaseOrTransaction,
  values: Omit<LegalTextRow, 'id'>,
): Promise<LegalTextRow | null> {
  const [row] = await tx.insert(legalTexts).values(values).onConflictDoNothing().returning();
  return row ?? null;
}
