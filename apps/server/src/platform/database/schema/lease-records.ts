import { READING_SOURCES, RECORD_KINDS, RECORD_OUTCOMES } from '@stromwandel/leasing';
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, reference } from './columns.ts';
import { fileReference } from './files.ts';
import { leases } from './leases.ts';
import { ownerColumns } from './people.ts';

const leaseColumns = () => ({
  leaseId: reference()
    .notNull()
    .references(() => leases.id, { onDelete: 'cascade' }),
  ...ownerColumns(),
});

/** Records of a lease. After a refusal the next handover gets a record of its own. */
export const leaseRecords = pgTable(
  'lease_records',
  {
    id: id(),
    ...leaseColumns(),
    kind: text({ enum: RECORD_KINDS }).notNull(),
    /** From 1, of its kind. */
    number: integer().notNull(),
    /** Parts and signatures, sealed. */
    content: text().notNull(),
    savedAt: instant().notNull(),
    outcome: text({ enum: RECORD_OUTCOMES }),
    day: date({ mode: 'string' }),
    concludedAt: instant(),
  },
  (table) => [
    uniqueIndex('lease_records_number').on(table.leaseId, table.kind, table.number),
    index('lease_records_person').on(table.userId),
  ],
);

/** Printed documents of a lease: the same bytes for driver and provider. */
export const leaseDocuments = pgTable(
  'lease_documents',
  {
    id: id(),
    ...leaseColumns(),
    kind: text({ enum: ['HANDOVER_RECORD'] }).notNull(),
    /** From 1, of its kind: that of the record. */
    number: integer().notNull(),
    name: text().notNull(),
    /** Hex SHA-256 of the document. */
    sha256: text().notNull(),
    fileId: fileReference(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('lease_documents_number').on(table.leaseId, table.kind, table.number),
    uniqueIndex('lease_documents_file').on(table.fileId),
    index('lease_documents_person').on(table.userId),
  ],
);

/** Photos of a leased car, upright and without metadata; records name them by the name that the client gave. */
export const leasePhotos = pgTable(
  'lease_photos',
  {
    id: id(),
    ...leaseColumns(),
    name: text().notNull(),
    fileId: fileReference(),
    receivedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('lease_photos_name').on(table.leaseId, table.name),
    uniqueIndex('lease_photos_file').on(table.fileId),
    index('lease_photos_person').on(table.userId),
  ],
);

/** Readings of the odometer. */
export const leaseReadings = pgTable(
  'lease_readings',
  {
    id: id(),
    ...leaseColumns(),
    /** Chosen by the client that sent it; the kind of the record for that of a handover. */
    name: text().notNull(),
    source: text({ enum: READING_SOURCES }).notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** Whole kilometres, sealed. */
    km: text().notNull(),
    /** Name of a photo of the lease. */
    photo: text(),
    reportedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('lease_readings_name').on(table.leaseId, table.name),
    index('lease_readings_person').on(table.userId),
  ],
);
