import type { AuditAction, Role } from '@stromwandel/api-spec';
import type { DatabaseOrTransaction } from '../database/database.ts';
import { auditEvents } from '../database/schema/index.ts';
import { currentScope } from '../scope/scope.ts';

/** Who did what on which record. Details name figures and codes, never salary data or secrets. */
export interface AuditEvent {
  readonly at: Date;
  /** Null when nobody is signed in. */
  readonly actorId: number | null;
  readonly actorRole: Role | 'SYSTEM' | 'ANONYMOUS' | 'MANUFACTURER';
  readonly tenantId: number | null;
  readonly action: AuditAction;
  /** Kind of the record, for example `user` or `order`. */
  readonly record: string;
  readonly recordId: number | null;
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
  /** ALLOWED unless told otherwise. */
  readonly outcome?: 'ALLOWED' | 'REFUSED' | 'FAILED';
  /** Whose data it is about; a person's own record unless told otherwise. */
  readonly personId?: number | null;
}

/**
 * Appends an event to the audit log, in the transaction of the change it tells of. Where it comes from is known from
 * the scope of the request. The database chains it at the commit and lets nobody change it afterwards.
 */
export async function recordAuditEvent(tx: DatabaseOrTransaction, event: AuditEvent): Promise<void> {
  const { origin } = currentScope();
  await tx.insert(auditEvents).values({
    ...event,
    details: event.details ?? {},
    personId: event.personId ?? (event.record === 'user' ? event.recordId : null),
    address: origin?.address ?? null,
    agent: origin?.agent ?? null,
  });
}
