import type { AuditAction } from '@stromwandel/api-spec';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import type { Office } from './people-store.ts';

/** Records the HR team's action on an account. */
export async function recordPersonEvent(
  { clock }: Pick<Services, 'clock'>,
  tx: Transaction,
  { userId, tenantId }: Office,
  action: AuditAction,
  recordId: number,
): Promise<void> {
  await recordAuditEvent(tx, {
    at: clock.now(),
    actorId: userId,
    actorRole: 'TENANT_ADMIN',
    tenantId,
    action,
    record: 'user',
    recordId,
  });
}
