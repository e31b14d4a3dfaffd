import type { CarBody, ImportProblem, PlannedPriceOfCar } from '@stromwandel/api-spec';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, reference } from './columns.ts';

/** Files with cars that the provider has sent. Nothing in them belongs to a person. */
export const catalogueImports = pgTable('catalogue_imports', {
  id: id(),
  fileName: text().notNull(),
  state: text({ enum: ['READING', 'INVALID', 'READY', 'APPLIED', 'UNDONE', 'BROKEN_OFF'] }).notNull(),
  startedAt: instant().notNull(),
  /** When the file was last seen arriving; a process that ended leaves an old moment. */
  seenAt: instant().notNull(),
  bytes: integer().notNull().default(0),
  cars: integer().notNull().default(0),
  encoding: text(),
  separator: text(),
  problems: integer().notNull().default(0),
  withdrewMissing: boolean().notNull().default(false),
  keptWhenUndone: integer().notNull().default(0),
});

/** The problems of a file. */
export const catalogueImportProblems = pgTable(
  'catalogue_import_problems',
  {
    id: id(),
    importId: reference()
      .notNull()
      .references(() => catalogueImports.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    column: text(),
    code: text().$type<ImportProblem['code']>().notNull(),
    value: text(),
    params: jsonb().$type<ImportProblem['params']>().notNull(),
  },
  (table) => [index('catalogue_import_problems_line').on(table.importId, table.line, table.id)],
);

const plans = () =>
  jsonb()
    .$type<readonly PlannedPriceOfCar[]>()
    .notNull()
    .default(sql`'[]'`);

/** A file's data of each car, beside the catalogue's at the time of comparison. */
export const catalogueImportCars = pgTable(
  'catalogue_import_cars',
  {
    importId: reference()
      .notNull()
      .references(() => catalogueImports.id, { onDelete: 'cascade' }),
    reference: text().notNull(),
    /** Null for cars that are on offer but not in the file. */
    line: integer(),
    document: jsonb().$type<CarBody>(),
    previous: jsonb().$type<CarBody>(),
    /** Prices that the file plans for the car, and all that were planned for it when it was compared. */
    planned: plans(),
    previousPlanned: plans(),
    wasOffered: boolean().notNull().default(false),
    change: text({ enum: ['NEW', 'CHANGED', 'SAME', 'GONE'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.reference] })],
);
