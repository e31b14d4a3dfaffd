import { z } from 'zod';
import { idParam, idSchema, instantSchema } from './basics.ts';
import { ORDER_MAIL_KINDS } from './order-timeline.ts';

/** What the portal does on its own, or waits for from outside. */
export const STUCK_KINDS = [
  'MAIL',
  'PASSWORD_RESET',
  'ADDRESS_CONFIRMATION',
  'CONTRACT_PRINT',
  'RECORD_PRINT',
  'CASE_REMOVAL',
  'LICENCE_CHECK',
  'SIGNATURE',
  'DELIVERY_WEEK',
  'DELIVERY',
  'DAMAGE',
  'FINE',
  'LICENCE',
  'RETURN',
] as const;

/** `GIVEN_UP`: not tried again on its own. `FAILING`: failed and will be tried again. `WAITING`: no answer so far. */
export const STUCK_STATES = ['GIVEN_UP', 'FAILING', 'WAITING'] as const;

/** Why it did not work, as far as the portal can tell. */
export const STUCK_REASONS = [
  'NOT_STARTED',
  'MAIL_NOT_SET_UP',
  'MAIL_SERVER_UNREACHABLE',
  'MAIL_REFUSED',
  'PROVIDER_UNREACHABLE',
  'PROVIDER_REFUSED',
  'SIGNER_NOT_TRUSTED',
  'REVOCATIONS_UNREADABLE',
  'NOT_OPENED',
  'LONG_REVIEW',
  'NO_RESULT',
  'NO_REPORT',
  'DAMAGE_NOT_TAKEN',
  'DAMAGE_UNCHANGED',
  'EXCESS_NOT_DECIDED',
  'EXCESS_NOT_ANSWERED',
  'FINE_NOT_PASSED_ON',
  'LICENCE_NOT_CHECKED',
  'RETURN_NOT_REPORTED',
  'RETURN_NOT_DECIDED',
  'RETURN_NOT_SETTLED',
  'INTERNAL',
] as const;

const stuckId = z.string().regex(/^(job|check|order|damage|fine|licence|return)-[1-9]\d{0,14}$/);

const stuckItem = z.object({
  id: stuckId,
  kind: z.enum(STUCK_KINDS),
  /** Of a mail about an order; null for every other. */
  mail: z.enum(ORDER_MAIL_KINDS).nullable(),
  state: z.enum(STUCK_STATES),
  reason: z.enum(STUCK_REASONS),
  /** First line of the error, for the person who repairs it. */
  detail: z.string().nullable(),
  orderId: idSchema.nullable(),
  /** Of a damage, a fine, a licence or a return; null for every other. */
  leaseId: idSchema.nullable(),
  /** Who receives the mail, or whose order it is. */
  person: z.string().nullable(),
  attempts: z.number().int().min(0),
  since: instantSchema,
  /** Null when nothing happens on its own. */
  nextTryAt: instantSchema.nullable(),
  /** Whether `retryStuckWork` does anything about it. */
  retryable: z.boolean(),
});

export type StuckItem = z.infer<typeof stuckItem>;

export const stuckQuery = z.strictObject({
  /** Only what concerns this order. */
  orderId: idParam.optional(),
});

export const stuckReply = z.object({
  /** Given up first, then longest first; at most 200. */
  items: z.array(stuckItem),
  /** How many there are in all. */
  total: z.number().int().min(0),
});

export const retryBody = z.strictObject({
  /** Ids of the list, or everything that can be tried again. */
  ids: z.union([z.array(stuckId).min(1).max(200), z.literal('ALL')]),
});

export const retryReply = z.object({
  /** How many are tried again now; what was done or tried meanwhile does not count. */
  retried: z.number().int().min(0),
});
