import { z } from 'zod';
import { euroReply, idSchema, instantSchema } from './basics.ts';

/** REVIEW: the employer decides. TO_SIGN: the employee signs the annex, or accepts it in text form. */
export const PACKAGE_CHANGE_STATES = ['REVIEW', 'TO_SIGN', 'SIGNED', 'DECLINED', 'CANCELLED'] as const;

/** How the annex of a change is concluded. TEXT_FORM: by the employee's acceptance of the shown text (§ 126b BGB). */
export const ANNEX_FORMS = ['SIGNATURE', 'TEXT_FORM'] as const;
export type AnnexForm = (typeof ANNEX_FORMS)[number];

export const packageTerms = z.object({
  packageId: idSchema,
  kmPerYear: z.number(),
  rateEur: euroReply,
  contributionEur: euroReply,
  /** The rate less the contribution. */
  conversionEur: euroReply,
});

/** What every side sees of a change. */
export const packageChange = z.object({
  id: idSchema,
  state: z.enum(PACKAGE_CHANGE_STATES),
  requestedAt: instantSchema,
  before: packageTerms,
  after: packageTerms,
  /** Whether the conversion or the contribution rises. */
  needsApproval: z.boolean(),
  decidedAt: instantSchema.nullable(),
  /** Why the employer declined. */
  reason: z.string().nullable(),
  signedAt: instantSchema.nullable(),
  /** First day of the new package; null before the signature. */
  from: z.string().nullable(),
});
export type PackageChangeReply = z.infer<typeof packageChange>;
