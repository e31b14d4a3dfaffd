import { z } from 'zod';
import { FIELD_ERROR_CODES } from '../field-error-codes.ts';
import { calendarDateSchema, euroReply, idParam, idSchema, instantSchema } from './basics.ts';
import { leasePackageKey } from './provider-catalogue.ts';

/** What can be wrong in a file beyond what can be wrong in a form. */
export const IMPORT_PROBLEM_CODES = [
  ...FIELD_ERROR_CODES,
  'NOT_A_NUMBER',
  'AMBIGUOUS_NUMBER',
  'NOT_YES_OR_NO',
  'UNKNOWN_COLUMN',
  'MISSING_COLUMN',
  'REPEATED_COLUMN',
  'TOO_MANY_CELLS',
  'BROKEN_ROW',
  'NOT_A_TABLE',
  'JSON_AS_TABLE',
  'REFERENCE_REPEATED',
  'CONTRADICTS',
  'EMPTY_FILE',
] as const;
export type ImportProblemCode = (typeof IMPORT_PROBLEM_CODES)[number];

/**
 * - `READING`: the file is arriving and being checked
 * - `INVALID`: something in it is wrong; nothing can be taken over
 * - `READY`: everything can be taken over
 * - `APPLIED`, `UNDONE`: taken over, and taken back
 * - `BROKEN_OFF`: the file did not arrive completely
 */
export const IMPORT_STATES = ['READING', 'INVALID', 'READY', 'APPLIED', 'UNDONE', 'BROKEN_OFF'] as const;
/** What a file does to a car; `GONE`: on offer, but not in the file. */
export const CAR_CHANGES = ['NEW', 'CHANGED', 'SAME', 'GONE'] as const;

const importProblem = z.object({
  /** Line of the file, from 1. */
  line: z.number(),
  /** Column of the table or path in JSON; null where the whole row is meant. */
  column: z.string().nullable(),
  code: z.enum(IMPORT_PROBLEM_CODES),
  /** What stands there, shortened. */
  value: z.string().nullable(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
});
export type ImportProblem = z.infer<typeof importProblem>;

export const catalogueImportReply = z.object({
  id: idSchema,
  fileName: z.string(),
  state: z.enum(IMPORT_STATES),
  startedAt: instantSchema,
  bytes: z.number(),
  /** Cars that have been read so far. */
  cars: z.number(),
  encoding: z.string().nullable(),
  /** Between the cells; null for JSON. */
  separator: z.string().nullable(),
  /** All problems of the file; the first million can be read. */
  problems: z.number(),
  changes: z.record(z.enum(CAR_CHANGES), z.number()),
  /** Whether cars that are not in the file were withdrawn. */
  withdrewMissing: z.boolean(),
  /** Cars that were changed after the import and so stayed as they are when it was undone. */
  keptWhenUndone: z.number(),
});
export type CatalogueImportReply = z.infer<typeof catalogueImportReply>;

export const catalogueImportsReply = z.array(catalogueImportReply);

export const importProblemsQuery = z.strictObject({
  /** The problem after which the page begins. */
  after: idParam.optional(),
});
export const importProblemsReply = z.object({
  /** By line. */
  problems: z.array(importProblem.extend({ id: idSchema })),
  /** What `after` of the next page is; null on the last one. */
  next: idSchema.nullable(),
});

export const importChangesQuery = z.strictObject({
  change: z.enum(CAR_CHANGES),
  /** The car after which the page begins. */
  after: z.string().max(60).optional(),
});
/** A field that differs, with what it says before and after; of lists what the other one does not have. */
const changedField = z.object({
  name: z.string(),
  before: z.array(z.string()),
  after: z.array(z.string()),
});
export const importChangesReply = z.object({
  /** By reference. */
  cars: z.array(
    z.object({
      reference: z.string(),
      name: z.string(),
      /** Line of the file; null for cars that are not in it. */
      line: z.number().nullable(),
      fields: z.array(changedField),
      /** Lease packages that differ, with how they do; of new ones and of those that are gone the rate. */
      packages: z.array(z.object({ leasePackage: leasePackageKey, fields: z.array(changedField) })),
      /** Prices that the file plans and that were not planned so before. */
      planned: z.array(
        z.object({
          /** Null: the list price of the car. */
          leasePackage: leasePackageKey.nullable(),
          firstDay: calendarDateSchema,
          amountEur: euroReply,
          comparisonEur: euroReply.nullable(),
          /** What counts until then, by the file. */
          untilThenEur: euroReply,
          /** What was planned instead. */
          replaced: z.array(z.object({ firstDay: calendarDateSchema, amountEur: euroReply })),
        }),
      ),
    }),
  ),
  /** What `after` of the next page is; null on the last one. */
  next: z.string().nullable(),
});

export const importParams = z.object({ importId: idParam });
export const uploadQuery = z.strictObject({
  /** Name of the file, to be told apart later. */
  file: z.string().trim().min(1).max(200),
});
export const applyImportBody = z.strictObject({
  /** Withdraws cars that are on offer but not in the file. */
  withdrawMissing: z.boolean(),
});

export const importFormatReply = z.object({
  /** A table with an example, ready to be saved as a file. */
  template: z.string(),
  columns: z.array(
    z.object({
      name: z.string(),
      german: z.string(),
      of: z.enum(['car', 'package']),
      required: z.boolean(),
      type: z.enum(['text', 'whole', 'decimal', 'amount', 'day', 'yesNo', 'list', 'choice', 'pairs', 'json']),
      /** Words that a choice knows. */
      words: z.array(z.string()),
    }),
  ),
});
