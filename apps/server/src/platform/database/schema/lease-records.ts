import {
  DAMAGE_KINDS,
  DAMAGE_STATES,
  EXCESS_BEARERS,
  EXCESS_STATES,
  EXTENSION_STATES,
  PACKAGE_CHANGE_STATES,
  READING_SOURCES,
  RECORD_KINDS,
  RECORD_OUTCOMES,
} from '@stromwandel/leasing';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, instant, reference } from './columns.ts';
import type { leasePackages } from './catalogue.ts';
import { fileReference } from './files.ts';
import { leases } from './leases.ts';
import { ownerColumns, users } from './people.ts';

type TermsPackage = Omit<typeof leasePackages.$inferSelect, 'active' | 'vehicleId'>;

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
    kind: text({
      enum: ['HANDOVER_RECORD', 'RETURN_RECORD', 'PACKAGE_ANNEX', 'EXTENSION_ANNEX', 'END_SETTLEMENT'],
    }).notNull(),
    /** From 1, of its kind: that of the record, of the change of the package, or of the extension. */
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
    /** Chosen by the client that sent it; the kind of the record for those of handover and return. */
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

/** Changes of the package. Signed ones are the terms of the lease from their day on. */
export const leasePackageChanges = pgTable(
  'lease_package_changes',
  {
    id: id(),
    ...leaseColumns(),
    /** From 1, of the lease. */
    number: integer().notNull(),
    state: text({ enum: PACKAGE_CHANGE_STATES }).notNull(),
    /** The packages before and after, as they were when the change was requested. */
    packageBefore: jsonb().$type<TermsPackage>().notNull(),
    packageAfter: jsonb().$type<TermsPackage>().notNull(),
    needsApproval: boolean().notNull(),
    /** Monthly amounts of the new package for the employer's figures; those that show its saving in steps. */
    monthlyRateCents: integer().notNull(),
    contributionCents: integer().notNull(),
    employerSavingCents: integer().notNull(),
    employerResultCents: integer().notNull(),
    /** Net rates before and after, sealed. */
    netRates: text().notNull(),
    requestedAt: instant().notNull(),
    /** The first of two approvals of the employer. */
    firstApprovalBy: reference().references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant(),
    /** Why the employer declined. */
    reason: text(),
    signedAt: instant(),
    /** First day of the new package: the first of a month. */
    effectiveFrom: date({ mode: 'string' }),
    /** Whether the mail about the first day was sent. */
    effectiveMailed: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('lease_package_changes_number').on(table.leaseId, table.number),
    uniqueIndex('lease_package_changes_open')
      .on(table.leaseId)
      .where(sql`${table.state} in ('REVIEW', 'TO_SIGN')`),
    index('lease_package_changes_person').on(table.userId),
    // An employer's decisions, the longest wait first.
    index('lease_package_changes_review')
      .on(table.tenantId, table.id)
      .where(sql`${table.state} = 'REVIEW'`),
    // An employer's figures.
    index('lease_package_changes_signed')
      .on(table.tenantId, table.effectiveFrom)
      .where(sql`${table.state} = 'SIGNED'`),
    index('lease_package_changes_unmailed')
      .on(table.effectiveFrom)
      .where(sql`${table.state} = 'SIGNED' and not ${table.effectiveMailed}`),
  ],
);

/** Extensions of a lease that the provider offered. Signed ones are the terms of the lease from their first day on. */
export const leaseExtensions = pgTable(
  'lease_extensions',
  {
    id: id(),
    ...leaseColumns(),
    /** From 1, of the lease. */
    number: integer().notNull(),
    state: text({ enum: EXTENSION_STATES }).notNull(),
    months: smallint().notNull(),
    /** First and last day of the extension. */
    effectiveFrom: date({ mode: 'string' }),
    until: date({ mode: 'string' }).notNull(),
    /** The packages before and after; that after has the offered rate and the months of the whole term. */
    packageBefore: jsonb().$type<TermsPackage>().notNull(),
    packageAfter: jsonb().$type<TermsPackage>().notNull(),
    monthlyRateCents: integer().notNull(),
    contributionCents: integer().notNull(),
    /** For the employer's figures, and net rates before and after, sealed: as of the acceptance; null before. */
    employerSavingCents: integer(),
    employerResultCents: integer(),
    netRates: text(),
    offeredAt: instant().notNull(),
    answeredAt: instant(),
    /** The first of two approvals of the employer. */
    firstApprovalBy: reference().references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant(),
    /** Why the employer declined. */
    reason: text(),
    signedAt: instant(),
  },
  (table) => [
    uniqueIndex('lease_extensions_number').on(table.leaseId, table.number),
    // One offer of each length, and one accepted one.
    uniqueIndex('lease_extensions_offered')
      .on(table.leaseId, table.months)
      .where(sql`${table.state} = 'OFFERED'`),
    uniqueIndex('lease_extensions_accepted')
      .on(table.leaseId)
      .where(sql`${table.state} in ('REVIEW', 'TO_SIGN')`),
    index('lease_extensions_person').on(table.userId),
    index('lease_extensions_review')
      .on(table.tenantId, table.id)
      .where(sql`${table.state} = 'REVIEW'`),
    index('lease_extensions_signed')
      .on(table.tenantId, table.effectiveFrom)
      .where(sql`${table.state} = 'SIGNED'`),
  ],
);

/** Damages of a leased car. */
export const leaseDamages = pgTable(
  'lease_damages',
  {
    id: id(),
    ...leaseColumns(),
    /** Chosen by the client that sent it. */
    name: text().notNull(),
    kind: text({ enum: DAMAGE_KINDS }).notNull(),
    state: text({ enum: DAMAGE_STATES }).notNull(),
    /** Of the event. */
    day: date().notNull(),
    reportedAt: instant().notNull(),
    changedAt: instant().notNull(),
    /** When the driver last changed the report; null where it reads as it was sent. */
    correctedAt: instant(),
    /** What the driver reports, sealed. */
    report: text().notNull(),
    /** Names of the photos of the lease that the report shows. */
    photos: text().array().notNull(),
    /** What the provider enters, sealed; null before. */
    handling: text(),
    /** Of the repair, with VAT. */
    costCents: integer(),
    /** The excess and who bears it; null before the provider proposes it. */
    excessCents: integer(),
    excessBearer: text({ enum: EXCESS_BEARERS }),
    excessState: text({ enum: EXCESS_STATES }),
    /** Day on which it came to its state. */
    excessSince: date(),
    /** Reason of the proposal, objection, and reason of the provider's decision; each sealed. */
    excessReason: text(),
    excessObjection: text(),
    excessAnswer: text(),
  },
  (table) => [
    uniqueIndex('lease_damages_name').on(table.leaseId, table.name),
    index('lease_damages_person').on(table.userId),
    // The provider's list.
    index('lease_damages_state').on(table.state, table.id),
    // Open cases of the fleet.
    index('lease_damages_open')
      .on(table.leaseId)
      .where(sql`${table.state} in ('REPORTED', 'WITH_INSURER', 'IN_REPAIR')`),
    // Excesses that wait for the employer or the provider.
    index('lease_damages_excess')
      .on(table.excessSince)
      .where(sql`${table.excessState} in ('PROPOSED', 'OBJECTED')`),
    // Cases whose report is kept no longer.
    index('lease_damages_changed').on(table.changedAt),
  ],
);
