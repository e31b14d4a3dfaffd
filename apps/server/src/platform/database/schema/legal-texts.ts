import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** Published texts of terms of use, imprint, data protection, accessibility statement and withdrawal; only ever appended. */
export const legalTexts = pgTable(
  'legal_texts',
  {
    id: id(),
    /** `LegalPage` of the contract. */
    page: text().notNull(),
    /** Counts from 1 for each page. */
    version: integer().notNull(),
    textDe: text().notNull(),
    textEn: text().notNull(),
    publishedAt: instant().notNull(),
  },
  (table) => [uniqueIndex('legal_texts_version').on(table.page, table.version)],
);
