import { z } from 'zod';
import {
  calendarDateSchema,
  idParam,
  idSchema,
  instantSchema,
  optionalLine,
  optionalPrintedLine,
} from './basics.ts';
import { employmentReport } from './employment-reports.ts';

/** Whether a person can sign in, and if not, why. */
export const PERSON_STATES = ['INVITED', 'UNCONFIRMED', 'ACTIVE', 'DEACTIVATED'] as const;

export const peopleQuery = z.strictObject({
  /** Words that all occur in name, address or personnel number. */
  search: z.string().trim().min(1).max(100).optional(),
  state: z.enum(PERSON_STATES).optional(),
  /** The person after whom the page begins. */
  after: idParam.optional(),
});

/** Of a person an employer gets no salary, no tax data, no home address. */
export const personReply = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  employeeId: z.string().nullable(),
  state: z.enum(PERSON_STATES),
  tenantAdmin: z.boolean(),
  /** A request to make this person a tenant admin, or to give the access back, waits. */
  adminRequested: z.boolean(),
  /** The person who asks. */
  self: z.boolean(),
  /** Until when the newest invitation can be followed; null when there is none that can be. */
  invitedUntil: instantSchema.nullable(),
  /** What the employer's rules ask for; null is not entered. */
  group: z.string().nullable(),
  employedSince: z.string().nullable(),
  probationUntil: z.string().nullable(),
  /** Reports that are in force or will be. */
  reports: z.array(employmentReport),
  /** Signed orders that have not ended, and leases that run. */
  runningOrders: z.array(idSchema),
});

export const peopleReply = z.object({
  /** By last name, first name and number. */
  people: z.array(personReply),
  /** What `after` of the next page is; null on the last one. */
  next: idSchema.nullable(),
});

/** What the employer's rules and payroll ask for; null is not entered. */
export const employmentBody = z.strictObject({
  /**
   * Personnel number. From then on it is the employer's and the person cannot change it; null leaves it to the person again.
   * Without the field it stays as it is.
   */
  employeeId: z
    .string()
    .nullable()
    .transform((text): string | null | undefined => text)
    .pipe(optionalPrintedLine(50))
    .optional(),
  group: optionalLine(60),
  employedSince: calendarDateSchema.nullable(),
  /** Last day of the probation. */
  probationUntil: calendarDateSchema.nullable(),
});

export const personRoleBody = z.strictObject({ tenantAdmin: z.boolean() });

export const personAccessBody = z.strictObject({ active: z.boolean() });
