import { z } from 'zod';
import { instantSchema, multiline } from './basics.ts';

export const LEGAL_PAGES = ['terms', 'imprint', 'privacy', 'accessibility', 'withdrawal'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

const LONGEST_TEXT = 40_000;

export const legalTextParams = z.object({ page: z.enum(LEGAL_PAGES) });
export const legalPdfParams = z.object({ page: z.enum(LEGAL_PAGES), language: z.enum(['de', 'en']) });

export const legalVersionParams = z.object({
  page: z.enum(LEGAL_PAGES),
  version: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number),
});
export const legalVersionPdfParams = legalVersionParams.extend({ language: z.enum(['de', 'en']) });

export const legalVersionsReply = z.array(
  z.object({
    version: z.number().int(),
    /** Null for version 0, which is the unpublished sample. */
    publishedAt: instantSchema.nullable(),
  }),
);

export const legalTextReply = z.object({
  page: z.enum(LEGAL_PAGES),
  /** Counts from 1; 0 is the sample text that stands there until the provider publishes its own. */
  version: z.number().int(),
  isPlaceholder: z.boolean(),
  publishedAt: instantSchema.nullable(),
  /** Headings are lines that start with "## ", see `legalSections`. */
  text: z.object({ de: z.string(), en: z.string() }),
});

export const legalTextBody = z.strictObject({
  /** The version that was edited; a newer one in between is not overwritten. */
  basedOn: z.number().int().min(0),
  text: z.strictObject({ de: multiline(LONGEST_TEXT), en: multiline(LONGEST_TEXT) }),
});
