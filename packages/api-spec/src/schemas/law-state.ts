import { z } from 'zod';
import { calendarDateSchema, euroReply, idParam, instantSchema } from './basics.ts';

/** What the portal computes with, in the order of the list. */
export const LAW_SUBJECTS = [
  'WAGE_TAX',
  'CEILINGS',
  'INCOME_LIMIT',
  'RATES',
  'CAR_BENEFIT',
  'MINIMUM_WAGE',
  'SEIZURE_LIMITS',
  'PENSION_VALUE',
  'ELTERNGELD',
  'PRIVATE_PREMIUM',
  'ELECTRICITY_PRICE',
] as const;

const lawRow = z.object({
  subject: z.enum(LAW_SUBJECTS),
  /** Of the figures of today: ASSUMED where the last enacted ones are carried on. */
  state: z.enum(['ENACTED', 'ASSUMED']),
  /** The last day of enacted figures; null where they hold until a new law changes them. */
  coveredUntil: calendarDateSchema.nullable(),
});

/** How long each subject is known. */
export const lawStateReply = z.array(lawRow);

/** What the portal's own words say beside the titles of a source. */
export const SOURCE_REMARKS = [
  /** The average pay of the year is provisional, as every year. */
  'PROVISIONAL',
  /** The same, and the ministry has announced the pension value without an ordinance so far. */
  'ANNOUNCED',
  /** The mean of the first half of the year before. */
  'FIRST_HALF_YEAR',
  /** A programme, no statute: nothing is known of what is left in its fund. */
  'PROGRAMME',
] as const;

const sourcedLawRow = lawRow.extend({
  /** Where the figures were read, as lawyers cite it: official titles, always German. */
  source: z.string(),
  remark: z.enum(SOURCE_REMARKS).nullable(),
  sourceUrl: z.url(),
  /** The day on which the figures were last compared with their source. */
  checkedOn: calendarDateSchema,
  /** The figures file with the subject's newest figures; null where they came with the portal. */
  loaded: z.object({ at: instantSchema, by: z.string().nullable() }).nullable(),
  /** Days left, 0 and less after the last one; null without an end. */
  daysLeft: z.number().int().nullable(),
  /** Published figures for the time after it that are not law. */
  draft: z
    .object({ validFrom: calendarDateSchema, publishedOn: calendarDateSchema, source: z.string() })
    .nullable(),
});

/** A row of a figures file with the figures that it follows. */
const figuresRowReply = z.object({
  subject: z.string(),
  validFrom: calendarDateSchema,
  validUntil: calendarDateSchema.nullable(),
  source: z.string(),
  checkedUntil: calendarDateSchema,
  /** By their names in the file, which say the unit. */
  figures: z.array(z.object({ name: z.string(), before: z.number().nullable(), after: z.number() })),
});

const yearOfLaw = z.object({
  year: z.int(),
  sources: z.array(z.string()),
  checkedUntil: calendarDateSchema,
  /** The file that brought the year; null where it came with the portal. */
  loaded: z.object({ at: instantSchema, by: z.string().nullable() }).nullable(),
  /** By their names in a figures file, which say the unit. */
  figures: z.array(z.object({ name: z.string(), value: z.number() })),
});

export const providerLawReply = z.object({
  /** Days before the end from which the list warns. */
  warningDays: z.number().int(),
  rows: z.array(sourcedLawRow),
  /** Social insurance year by year, loaded ones beside those of the release, oldest first. */
  years: z.array(yearOfLaw),
  /** Whether figures files can be loaded: a public key is configured. */
  canLoad: z.boolean(),
  /** Loaded figures files, newest first. */
  files: z.array(
    z.object({
      id: z.int(),
      issuedOn: calendarDateSchema,
      loadedAt: instantSchema,
      /** Null where the account is deleted. */
      loadedBy: z.string().nullable(),
      undoneAt: instantSchema.nullable(),
      undoneBy: z.string().nullable(),
      /** Whether the file can be taken back: it is the newest in force, and nothing used it. */
      canUndo: z.boolean(),
      /** Fingerprint of the configured key, where that key signed the file; null where an earlier key did. */
      signedBy: z.string().nullable(),
      /** Its rows beside the figures in force when it was loaded. */
      rows: z.array(figuresRowReply),
    }),
  ),
});

export const figuresQuery = z.strictObject({ figuresId: idParam });

/** What a figures file changes; counts and amounts, no people. */
export const figuresPreview = z.object({
  issuedOn: calendarDateSchema,
  rows: z.array(figuresRowReply),
  effects: z.object({
    /** Not handed over yet, and leases; those that run on the first day of a row. */
    orders: z.int(),
    leases: z.int(),
    /** With another net rate. */
    changedOrders: z.int(),
    changedLeases: z.int(),
    /** The largest change of a net rate in either direction, a month. */
    mostChangeEur: euroReply,
    /** That break a limit which they kept before. */
    stopped: z.int(),
  }),
});
