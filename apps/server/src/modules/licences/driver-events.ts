import type { AuditAction } from '@stromwandel/api-spec';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import type { AuditEvent } from '../../platform/audit/record-audit-event.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { LeaseRecord } from '../leases/index.ts';
import type { OrderServices } from '../orders/index.ts';

interface DriverAct {
  readonly role: AuditEvent['actorRole'];
  /** Null for the product itself and for a driver without an account. */
  readonly userId?: number;
  readonly driverId: number;
}

/** Records what happened to licence or drivers of a lease: no name, class or reason. */
export async function recordDriverEvent(
  tx: Transaction,
  { clock }: Pick<OrderServices, 'clock'>,
  { id: recordId, tenantId, userId: personId }: LeaseRecord,
  action: Extract<AuditAction, `LICENCE_${string}` | `DRIVER_${string}`>,
  { role, userId, driverId }: DriverAct,
): Promise<void> {
  await recordAuditEvent(tx, {
    at: clock.now(),
    actorId: userId ?? (role === 'EMPLOYEE' ? personId : null),
    actorRole: role,
    tenantId,
    action,
    record: 'lease',
    recordId,
    details: { id: driverId },
    personId,
  });
}
