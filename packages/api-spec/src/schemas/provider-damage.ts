import { z } from 'zod';
import { idParam, idSchema, instantSchema } from './basics.ts';
import { DAMAGE_KINDS, DAMAGE_STATES } from './employer-damage.ts';

export const providerDamagesQuery = z.strictObject({
  /** Without it, all that are not settled. */
  state: z.enum(DAMAGE_STATES).optional(),
  after: idParam.optional(),
});

/** A case in the provider's list: nothing of what the driver wrote. */
const providerDamage = z.object({
  id: idSchema,
  leaseId: idSchema,
  kind: z.enum(DAMAGE_KINDS),
  state: z.enum(DAMAGE_STATES),
  /** Of the event. */
  day: z.string(),
  reportedAt: instantSchema,
  /** Days since the provider last changed the case, or since its report. */
  unchangedDays: z.number().int(),
  /** Whether it waits too long for the provider, as stuck work counts it. */
  late: z.boolean(),
  plate: z.string().nullable(),
  employeeName: z.string(),
  tenantName: z.string(),
  vehicle: z.string(),
});

export const providerDamagesReply = z.object({
  /** 50 a page, the oldest report first. */
  damages: z.array(providerDamage),
  /** What `after` of the next page is; null on the last one. */
  next: idSchema.nullable(),
  /** Cases in each state. */
  counts: z.record(z.enum(DAMAGE_STATES), z.number().int()),
});
