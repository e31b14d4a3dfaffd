import type { ContractTexts } from '@stromwandel/contract-document';
import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, reference } from './columns.ts';

/**
 * Versions of the texts of contracts beside those that ship with the product. A trigger refuses to change published
 * ones: contracts name them.
 */
export const contractTexts = pgTable(
  'contract_texts',
  {
    id: id(),
    /** Counts on from the shipped version, which is 1. */
    number: integer().notNull(),
    state: text({ enum: ['DRAFT', 'PUBLISHED'] }).notNull(),
    texts: jsonb().$type<ContractTexts>().notNull(),
    /** Counts the savings of a draft. */
    revision: integer().notNull().default(0),
    /** `YYYY-MM-DD`, the first day on which new orders name it. */
    validFrom: text(),
    draftedAt: instant().notNull(),
    draftedBy: reference().notNull(),
    changedAt: instant(),
    changedBy: reference(),
    publishedAt: instant(),
    publishedBy: reference(),
  },
  (table) => [
    uniqueIndex('contract_texts_number').on(table.number),
    uniqueIndex('contract_texts_one_draft')
      .on(table.state)
      .where(sql`${table.state} = 'DRAFT'`),
  ],
);
