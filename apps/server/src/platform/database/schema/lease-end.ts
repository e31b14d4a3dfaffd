import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ReturnPlace, WearRow } from '@stromwandel/leasing';
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

/** Versions of the provider's catalogue of wear; only ever appended. */
export const wearCatalogues = pgTable(
  'wear_catalogues',
  {
    id: id(),
    /** Counts from 1. */
    version: integer().notNull(),
    rows: jsonb().$type<readonly WearRow[]>().notNull(),
    publishedAt: instant().notNull(),
  },
  (table) => [uniqueIndex('wear_catalogues_version').on(table.version)],
);

/** The employee's own check before the return. */
export const leaseSelfChecks = pgTable(
  'lease_self_checks',
  {
    id: id(),
    leaseId: reference()
      .notNull()
      .references(() => leases.id, { onDelete: 'cascade' }),
    ...ownerColumns(),
    /** The version of the catalogue with which it was last saved. */
    catalogueVersion: integer().notNull(),
    /** Views and findings, sealed. */
    content: text().notNull(),
    /** Names of the photos of the lease that it shows. */
    photos: text().array().notNull(),
    isComplete: boolean().notNull(),
    savedAt: instant().notNull(),
    /** Null: a private note, which the provider cannot read. */
    attachedAt: instant(),
  },
  (table) => [
    uniqueIndex('lease_self_checks_lease').on(table.leaseId),
    index('lease_self_checks_person').on(table.userId),
    index('lease_self_checks_saved').on(table.savedAt),
  ],
);

/** Places where cars are given back, as the provider sets them. */
export const returnPlaces = pgTable('return_places', {
  id: id(),
  place: jsonb().$type<Omit<ReturnPlace, 'id'>>().notNull(),
  savedAt: instant().notNull(),
});
