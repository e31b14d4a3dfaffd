import { z } from 'zod';
import { calendarDateSchema, idSchema } from './basics.ts';

/** Limits of the law that running conversions can break, in the order in which they are listed. */
export const RUNNING_LIMITS = [
  'MINIMUM_WAGE',
  'CASH_PAY_LIMIT',
  'BELOW_MINIJOB',
  'INSURANCE_STATUS',
] as const;

const employerLimit = z.object({
  orderId: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  vehicle: z.object({ brand: z.string(), carModel: z.string(), trimLevel: z.string().nullable() }),
  limit: z.enum(RUNNING_LIMITS),
  /** The first day on which the limit is broken; the day of the last check where that has begun. */
  from: calendarDateSchema,
});

/** Running leases that break an enacted limit; neither pay nor the distance to the limit. */
export const employerLimitsReply = z.object({
  /** The year up to which figures are enacted and were judged. */
  year: z.int(),
  /** By first day. */
  limits: z.array(employerLimit),
});
