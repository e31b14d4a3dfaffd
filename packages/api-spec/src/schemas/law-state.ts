import { z } from 'zod';
import { calendarDateSchema } from './basics.ts';

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

const sourcedLawRow = lawRow.extend({
  /** Where the figures were read, as lawyers cite it. */
  source: z.string(),
  sourceUrl: z.url().nullable(),
  /** The day on which the figures were last compared with their source. */
  checkedOn: calendarDateSchema,
  /** Days left, 0 and less after the last one; null without an end. */
  daysLeft: z.number().int().nullable(),
  /** Published figures for the time after it that are not law. */
  draft: z
    .object({ validFrom: calendarDateSchema, publishedOn: calendarDateSchema, source: z.string() })
    .nullable(),
});

export const providerLawReply = z.object({
  /** Days before the end from which the list warns. */
  warningDays: z.number().int(),
  rows: z.array(sourcedLawRow),
});
