import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, reference } from './columns.ts';
import { fileReference } from './files.ts';
import { tenants } from './people.ts';

/** An employer's settings of its payroll program. */
export const payrollSettings = pgTable('payroll_settings', {
  tenantId: reference()
    .primaryKey()
    .references(() => tenants.id),
  /** `PayrollExportSettings` of payroll-export. */
  settings: jsonb().notNull(),
  updatedAt: instant().notNull(),
});

/** Files for payroll, kept as they were made; only ever appended. The newest of a month is the one that holds. */
export const payrollFiles = pgTable(
  'payroll_files',
  {
    id: id(),
    tenantId: reference()
      .notNull()
      .references(() => tenants.id),
    /** `YYYY-MM`. */
    month: text().notNull(),
    format: text().notNull(),
    name: text().notNull(),
    mediaType: text().notNull(),
    /** Hex SHA-256 of the file. */
    sha256: text().notNull(),
    fileId: fileReference(),
    /** The bookings it was made from, sealed, for comparing the next month. */
    bookings: text().notNull(),
    orderIds: jsonb().$type<number[]>().notNull(),
    /** Cents. */
    totals: jsonb()
      .$type<{
        grossReduction: number;
        benefitPrivateUse: number;
        benefitCommute: number;
        benefitCommuteFlat: number;
        vatPassedOn: number;
        usageFee: number;
        chargingRefund: number;
        employerContribution: number;
      }>()
      .notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('payroll_files_month').on(table.tenantId, table.month, table.id),
    index('payroll_files_tenant').on(table.tenantId, table.id),
    uniqueIndex('payroll_files_file').on(table.fileId),
  ],
);
