import type { AuditAction, Role } from '@stromwandel/api-spec';
import type { DatabaseOrTransaction } from '../database/database.ts';
import { auditEvents } from '../database/schema/index.ts';
import { currentScope } from '../scope/scope.ts';

/** Actor, action and record of an event. Details contain figures and codes, never salary data or secrets. */
export interface AuditEvent {
  readonly at: Date;
  /** Null for a call without sign-in. */
  readonly actorId: number | null;
  readonly actorRole: Role | 'SYSTEM' | 'ANONYMOUS' | 'MANUFACTURER' | 'DEALER';
  readonly tenantId: number | null;
  readonly action: AuditAction;
  /** Kind of the record, for example `user` or `order`. */
  readonly record: string;
  readonly recordId: number | null;
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
  /** ALLOWED by default. */
  readonly outcome?: 'ALLOWED' | 'REFUSED' | 'FAILED';
  /** The person whose data it concerns; by default, a person's own record. */
  readonly personId?: number | null;
}

/**
 * Appends an event to the audit log, in the transaction of the change. The request's scope provides its origin. The
 * database forbids later changes; `sealAuditEvents` chains the event after the commit.
 */
export function recordAuditEvent(tx: DatabaseOrTransaction, event: AuditEvent): Promise<void> {
  return recordAuditEvents(tx, [event]);
}

/** More rows would have more parameters than a statement may. */
const ROWS_OF_A_STATEMENT = 1_000;

/** Appends events like `recordAuditEvent`, a thousand a statement. */
export async function recordAuditEvents(
  tx: DatabaseOrTransaction,
  events: readonly AuditEvent[],
): Promise<void> {
  const { origin } = currentScope();
  const rows = events.map((event) => ({
    ...event,
    details: event.details ?? {},
    personId: event.personId ?? (event.record === 'user' ? event.recordId : null),
    address: origin?.address ?? null,
    agent: origin?.agent ?? null,
  }));
  for (let first = 0; first < rows.length; first += ROWS_OF_A_STATEMENT) {
    await tx.insert(auditEvents).values(rows.slice(first, first + ROWS_OF_A_STATEMENT));
  }
}
