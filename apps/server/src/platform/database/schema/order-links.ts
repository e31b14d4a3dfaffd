import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, reference } from './columns.ts';
import { orders } from './orders.ts';

/** Who works with a link. */
export const ORDER_LINK_KINDS = ['MANUFACTURER', 'DEALER'] as const;

/** Links that open one order without an account; only the hash of the code is stored. */
export const orderLinks = pgTable(
  'order_links',
  {
    id: id(),
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text({ enum: ORDER_LINK_KINDS }).notNull(),
    codeHash: text().notNull(),
    /** Address that the provider typed; null for the one on file. */
    sentTo: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** Used up, replaced or ended by the provider. */
    endedAt: instant(),
  },
  (table) => [
    uniqueIndex('order_links_hash').on(table.codeHash),
    index('order_links_order').on(table.orderId, table.kind),
  ],
);
