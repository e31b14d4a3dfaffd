import { z } from 'zod';
import { AUDIT_ACTIONS, AUDIT_OUTCOMES, AUDIT_RECORDS } from '../audit-actions.ts';
import { calendarDateSchema, idParam, idSchema, instantSchema } from './basics.ts';

/** Filters of the search; each narrows it. */
export const auditQuery = z.strictObject({
  /** Number or e-mail address of the account that acted. */
  actor: z.string().trim().min(1).max(254).optional(),
  action: z.enum(AUDIT_ACTIONS).optional(),
  record: z.enum(AUDIT_RECORDS).optional(),
  recordId: idParam.optional(),
  outcome: z.enum(AUDIT_OUTCOMES).optional(),
  /** Number of the employer whose people acted, or a part of what it is called. */
  tenant: z.string().trim().min(1).max(200).optional(),
  /** German calendar days, both included. */
  firstDay: calendarDateSchema.optional(),
  lastDay: calendarDateSchema.optional(),
  /** Only events older than this one: the next page. */
  before: idParam.optional(),
});

/** An employer searches its own log. */
export const employerAuditQuery = auditQuery.omit({ tenant: true });

const account = z.object({ id: idSchema, name: z.string() });

const auditEvent = z.object({
  id: idSchema,
  at: instantSchema,
  /** Null for calls without sign-in. */
  actor: account.nullable(),
  actorRole: z.string(),
  tenantName: z.string().nullable(),
  /** One of the known actions; a newer version may have written others. */
  action: z.string(),
  record: z.string(),
  recordId: idSchema.nullable(),
  /** Whose data it is about. */
  person: account.nullable(),
  outcome: z.enum(AUDIT_OUTCOMES),
  address: z.string().nullable(),
  agent: z.string().nullable(),
  details: z.array(z.object({ name: z.string(), value: z.string() })),
});

export const auditReply = z.object({
  /** Newest first. */
  events: z.array(auditEvent),
  /** What `before` of the next page is; null on the last one. */
  next: idSchema.nullable(),
});

export type AuditEventReply = z.infer<typeof auditEvent>;
