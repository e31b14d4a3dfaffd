import { z } from 'zod';
import { problemCodes } from '../problem-schema.ts';
import { idSchema, instantSchema } from './basics.ts';

/** A person becomes a tenant admin; a blocked one gets the access back; one changes the own address. */
export const ADMIN_REQUEST_KINDS = ['ROLE', 'ACCESS', 'ADDRESS'] as const;

const adminRequest = z.object({
  id: idSchema,
  kind: z.enum(ADMIN_REQUEST_KINDS),
  requestedAt: instantSchema,
  requester: z.object({ firstName: z.string(), lastName: z.string() }),
  /** Whether the caller made the request. */
  own: z.boolean(),
  person: z.object({ id: idSchema, firstName: z.string(), lastName: z.string(), email: z.string() }),
  /** The wanted address of an ADDRESS request. */
  newEmail: z.string().nullable(),
  /** Why the caller cannot approve it, as the problem that the call would answer with; null if it can. */
  approve: z.enum(problemCodes).nullable(),
});

export type AdminRequestReply = z.infer<typeof adminRequest>;

/** Oldest first. */
export const adminRequestsReply = z.array(adminRequest);

export const adminDecisionBody = z.strictObject({ approved: z.boolean() });
