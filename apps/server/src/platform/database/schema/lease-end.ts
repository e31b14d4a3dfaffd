import { date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, reference } from './columns.ts';
import { fileReference } from './files.ts';
import { leases } from './leases.ts';
import { ownerColumns } from './people.ts';

/** The report about a returned car, with answers, decisions and settlement. Its stage is a column of the lease. */
export const leaseReports = pgTable(
  'lease_reports',
  {
    id: id(),
    leaseId: reference()
      .notNull()
      .references(() => leases.id, { onDelete: 'cascade' }),
    ...ownerColumns(),
    /** As PDF. */
    fileId: fileReference(),
    /** When the positions were stored, with which the report reaches the employee; null before. */
    uploadedOn: date({ mode: 'string' }),
    /** Positions and settlement, sealed. */
    content: text().notNull(),
    /** Names of the photos of the lease that positions and objections show. */
    photos: text().array().notNull(),
  },
  (table) => [
    uniqueIndex('lease_reports_lease').on(table.leaseId),
    uniqueIndex('lease_reports_file').on(table.fileId),
    index('lease_reports_person').on(table.userId),
  ],
);

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
