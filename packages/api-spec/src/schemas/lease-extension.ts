import { z } from 'zod';
import { euroReply, idSchema, instantSchema } from './basics.ts';
import { packageTerms } from './lease-package.ts';

/** Months by which the provider can offer to extend a lease. */
export const EXTENSION_MONTHS = [3, 6, 12] as const;

/**
 * OFFERED: the employee answers. REVIEW: the employer decides. TO_SIGN: the employee signs the annex. DECLINED by the employee,
 * REJECTED by the employer. EXPIRED: the term ended, or was extended by another offer.
 */
export const EXTENSION_STATES = [
  'OFFERED',
  'REVIEW',
  'TO_SIGN',
  'SIGNED',
  'DECLINED',
  'REJECTED',
  'EXPIRED',
] as const;

/** What every side sees of an extension. */
export const leaseExtension = z.object({
  id: idSchema,
  state: z.enum(EXTENSION_STATES),
  months: z.number(),
  /** First and last day of the extension. */
  from: z.string(),
  until: z.string(),
  /** Of the whole term, with the extension. */
  durationMonths: z.number(),
  before: packageTerms,
  after: packageTerms,
  offeredAt: instantSchema,
  decidedAt: instantSchema.nullable(),
  /** Why the employer declined. */
  reason: z.string().nullable(),
  signedAt: instantSchema.nullable(),
});
export type LeaseExtension = z.infer<typeof leaseExtension>;

/** The same for its employee, with the net rates of the day of the acceptance; null before. */
export const ownExtension = leaseExtension.extend({
  netRateBeforeEur: euroReply.nullable(),
  netRateAfterEur: euroReply.nullable(),
});

/** Extensions of a person as the export of the own data contains them, oldest first. */
export const exportedExtension = ownExtension.extend({ leaseId: idSchema });
