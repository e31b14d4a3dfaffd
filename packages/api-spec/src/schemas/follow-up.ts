import { z } from 'zod';
import { idSchema } from './basics.ts';
import { ORDER_STAGES } from './order-stages.ts';

/** The lease that an order follows: the car is handed over when that one goes back. */
export const followedLease = z.object({
  leaseId: idSchema,
  /** Brand and model. */
  car: z.string(),
  /** Last day of the agreed term. */
  endsOn: z.string(),
});

/** The same with the plan of the order that follows it. */
export const leaseOfFollower = followedLease.extend({
  /** Day of the handover, or the planned one: the last day, or the car's arrival if that is later. */
  handoverOn: z.string(),
  /** Days from the last day to the handover, as far as known; 0 in time. */
  lateDays: z.number(),
});

/** The order of the next car, which follows a lease. */
export const followUpOrder = z.object({
  orderId: idSchema,
  /** Brand and model. */
  car: z.string(),
  stage: z.enum(ORDER_STAGES),
  /** Null before the signature: the order may still end. */
  signedOn: z.string().nullable(),
  /** Day of the handover, or the planned one: the last day of the followed lease, or the car's arrival if that is later. */
  handoverOn: z.string(),
  handedOver: z.boolean(),
  /** Days from the last day of the followed lease to the handover; 0 in time. */
  lateDays: z.number(),
});
