import type { AuditAction } from '@stromwandel/api-spec';
import type { Caller } from '../../platform/scope/caller.ts';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../services.ts';

interface ImportEvent {
  readonly action: AuditAction;
  readonly id: number;
  readonly details: Readonly<Record<string, number | boolean>>;
}

/** Appends what happened with an import to the audit log. */
export function recordImport(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  { userId }: Caller,
  { action, id, details }: ImportEvent,
): Promise<void> {
  return recordAuditEvent(tx, {
    at: clock.now(),
    actorId: userId,
    actorRole: 'ADMIN',
    tenantId: null,
    action,
    record: 'catalogue_import',
    recordId: id,
    details,
  });
}
