import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, reference } from './columns.ts';
import { orders } from './orders.ts';

/** One-time links for manufacturers; only the hash of the code is stored. */
export const manufacturerLinks = pgTable(
  'manufacturer_links',
  {
    id: id(),
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    uniqueIndex('manufacturer_links_hash').on(table.codeHash),
    index('manufacturer_links_order').on(table.orderId),
  ],
);
