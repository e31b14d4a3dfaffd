import { z } from 'zod';
import { idParam, idSchema, instantSchema } from './basics.ts';

/** Identifier of a session. */
export const sessionIdParam = z.uuid();

const ownSession = z.object({
  id: z.string(),
  /** The session of this very request. */
  current: z.boolean(),
  startedAt: instantSchema,
  lastUsedAt: instantSchema,
  /** What the browser called itself; null when it said nothing. */
  agent: z.string().nullable(),
  address: z.string().nullable(),
});
export type OwnSession = z.infer<typeof ownSession>;

/** The one used last at the front. */
export const ownSessionsReply = z.array(ownSession);

export const readingsQuery = z.strictObject({
  /** Only readings older than this one: the next page. */
  before: idParam.optional(),
});

const reading = z.object({
  id: idSchema,
  at: instantSchema,
  /** As what somebody looked: TENANT_ADMIN or ADMIN. */
  role: z.string(),
  /** What was looked at, one of the known actions; a newer version may have written others. */
  action: z.string(),
  /** The order, where it was one. */
  orderId: idSchema.nullable(),
});
export type Reading = z.infer<typeof reading>;

export const readingsReply = z.object({
  /** Newest first. */
  readings: z.array(reading),
  /** What `before` of the next page is; null on the last one. */
  next: idSchema.nullable(),
});
