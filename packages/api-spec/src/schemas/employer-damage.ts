import { z } from 'zod';
import { euroReply, idSchema, instantSchema } from './basics.ts';

export const DAMAGE_KINDS = [
  'ACCIDENT',
  'PARKING',
  'GLASS',
  'ANIMAL',
  'VANDALISM',
  'THEFT',
  'BREAKDOWN',
] as const;
/** WITHDRAWN by the driver. TOTAL_LOSS and STOLEN end the lease. */
export const DAMAGE_STATES = [
  'REPORTED',
  'WITH_INSURER',
  'IN_REPAIR',
  'CLOSED',
  'WITHDRAWN',
  'TOTAL_LOSS',
  'STOLEN',
] as const;
export const EXCESS_BEARERS = ['EMPLOYEE', 'EMPLOYER'] as const;
export const EXCESS_STATES = ['PROPOSED', 'DECIDED', 'OBJECTED', 'FINAL'] as const;

/** The excess of a case for all three sides. */
export const damageExcess = z.object({
  excessEur: euroReply,
  bearer: z.enum(EXCESS_BEARERS),
  /** PROPOSED waits for the employer, OBJECTED for the provider. */
  state: z.enum(EXCESS_STATES),
  /** Of the provider's proposal. */
  reason: z.string(),
  /** Last day of the employer's decision; null once it is made. */
  decidableUntil: z.string().nullable(),
  /** Last day of the employee's objection; null while or where none is possible. */
  objectableUntil: z.string().nullable(),
});

/** A case for its employer: nothing of what the driver or the provider wrote about it. */
export const employerDamage = z.object({
  id: idSchema,
  kind: z.enum(DAMAGE_KINDS),
  day: z.string(),
  state: z.enum(DAMAGE_STATES),
  reportedAt: instantSchema,
  costEur: euroReply.nullable(),
  excess: damageExcess.nullable(),
});
