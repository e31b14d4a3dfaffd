import { z } from 'zod';
import { ROLES } from '../endpoint.ts';
import { emailSchema, idParam, idSchema, instantSchema, personName } from './basics.ts';
import { PERSON_STATES } from './people.ts';

export const providerPeopleQuery = z.strictObject({
  /** Words that all occur in name, address, personnel number or employer. */
  search: z.string().trim().min(1).max(100).optional(),
  state: z.enum(PERSON_STATES).optional(),
  role: z.enum(ROLES).optional(),
  /** The person after whom the page begins. */
  after: idParam.optional(),
});

/** Of a person the provider gets no salary, no tax data, no home address here. */
export const providerPersonReply = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Null for the provider's own people. */
  tenantName: z.string().nullable(),
  roles: z.array(z.enum(ROLES)),
  state: z.enum(PERSON_STATES),
  /** The person who asks. */
  self: z.boolean(),
  /** Until when the newest invitation can be followed; null when there is none that can be. */
  invitedUntil: instantSchema.nullable(),
});

export const providerPeopleReply = z.object({
  /** By last name, first name and number. */
  people: z.array(providerPersonReply),
  /** What `after` of the next page is; null on the last one. */
  next: idSchema.nullable(),
});

/** A new account of the provider. */
export const providerInvitationBody = z.strictObject({
  firstName: personName(),
  lastName: personName(),
  email: emailSchema,
});
