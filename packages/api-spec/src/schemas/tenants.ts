import { z } from 'zod';
import { adminRequestsReply } from './admin-requests.ts';
import {
  emailSchema,
  germanPostcode,
  idParam,
  idSchema,
  instantSchema,
  personName,
  printedLine,
} from './basics.ts';
import { FINE_HOLDERS } from './fine.ts';
import { LICENCE_INTERVALS } from './licence.ts';
import { PERSON_STATES } from './people.ts';

/** Whether the people of an employer can sign in. */
export const TENANT_STATES = ['ACTIVE', 'SUSPENDED'] as const;

export const tenantsQuery = z.strictObject({
  /** Words that all occur in name or place. */
  search: z.string().trim().min(1).max(100).optional(),
  state: z.enum(TENANT_STATES).optional(),
  /** The employer after whom the page begins. */
  after: idParam.optional(),
});

const tenantItem = z.object({
  id: idSchema,
  name: z.string(),
  place: z.string(),
  state: z.enum(TENANT_STATES),
  createdAt: instantSchema,
  /** Accounts of the employer, including unused ones. */
  people: z.number(),
  /** Whether a change of tenant admins waits for a second person. */
  adminRequested: z.boolean(),
});

export const tenantsReply = z.object({
  /** By name and number. */
  tenants: z.array(tenantItem),
  /** What `after` of the next page is; null on the last one. */
  next: idSchema.nullable(),
});

/** Name and address as contracts name the employer. */
export const tenantBody = z.strictObject({
  name: printedLine(120),
  street: printedLine(120),
  streetNumber: printedLine(20),
  postcode: germanPostcode(),
  place: printedLine(120),
});

/** Who runs the workspace of an employer. */
export const tenantAdminBody = z.strictObject({
  firstName: personName(),
  lastName: personName(),
  email: emailSchema,
});

export const newTenantBody = z.strictObject({
  tenant: tenantBody,
  /** Gets the link that sets the first password. */
  admin: tenantAdminBody,
});

/** What the provider sets of an employer's own rules. */
export const tenantRulesBody = z.strictObject({
  /** Orders need the approvals of two people. */
  fourEyes: z.boolean(),
  /** Holder of the cars: receives the letters of authorities. Without it, it stays. */
  fineHolder: z.enum(FINE_HOLDERS).optional(),
  /** How often licences are checked again. Without it, it stays. */
  licenceInterval: z.enum(LICENCE_INTERVALS).optional(),
  /** Whether the employer’s desk reads the names of named drivers. Without it, it stays. */
  seesDriverNames: z.boolean().optional(),
});

export const tenantReply = tenantItem.extend({
  street: z.string(),
  streetNumber: z.string(),
  postcode: z.string(),
  rules: tenantRulesBody.required(),
  networks: z.array(z.string()),
  /** Orders that have not ended. */
  openOrders: z.number(),
  /** Changes of tenant admins that wait for a second person. */
  adminRequests: adminRequestsReply,
  admins: z.array(
    z.object({
      id: idSchema,
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      state: z.enum(PERSON_STATES),
    }),
  ),
});

export const tenantAccessBody = z.strictObject({ active: z.boolean() });
