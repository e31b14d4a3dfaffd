import type { Role } from '@stromwandel/api-spec';
import type { DatabaseOrTransaction } from '../database/database.ts';
import { auditEvents } from '../database/schema/index.ts';

/** Who did what on which record. Details name figures and codes, never salary data or secrets. */
export interface AuditEvent {
  readonly at: Date;
  /** Null when nobody is signed in. */
  readonly actorId: number | null;
  readonly actorRole: Role | 'SYSTEM' | 'ANONYMOUS' | 'MANUFACTURER';
  readonly tenantId: number | null;
  /** For example `PASSWORD_CHANGED`. */
  readonly action: string;
  /** Kind of the record, for example `user` or `order`. */
  readonly record: string;
  readonly recordId: number | null;
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Appends an event to the audit log, in the transaction of the change it tells of. */
export async function recordAuditEvent(tx: DatabaseOrTransaction, event: AuditEvent): Promise<void> {
  await tx.insert(auditEvents).values({ ...event, details: event.details ?? {} });
}
