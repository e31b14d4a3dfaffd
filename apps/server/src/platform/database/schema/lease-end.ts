import { date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, reference } from './columns.ts';
import { leases } from './leases.ts';
import { ownerColumns } from './people.ts';

/** Mails about the end of a lease that were sent, so that each is sent once for one last day. */
export const leaseNotices = pgTable(
  'lease_notices',
  {
    id: id(),
    leaseId: reference()
      .notNull()
      .references(() => leases.id, { onDelete: 'cascade' }),
    ...ownerColumns(),
    name: text().notNull(),
    /** The last day of the lease that the mail named. */
    lastDay: date({ mode: 'string' }).notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('lease_notices_name').on(table.leaseId, table.name, table.lastDay),
    index('lease_notices_person').on(table.userId),
  ],
);
