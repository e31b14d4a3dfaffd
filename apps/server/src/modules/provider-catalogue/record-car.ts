import type { AuditAction } from '@stromwandel/api-spec';
import type { Caller } from '../../platform/scope/caller.ts';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../services.ts';

export type CatalogueServices = Pick<Services, 'db' | 'clock' | 'files'>;

interface CarEvent {
  readonly action: AuditAction;
  readonly id: number;
  /** The provider's number of the car. */
  readonly reference: string;
  /** Set for a planned price. */
  readonly firstDay?: string;
}

/** Records what the provider has done with a car. */
export async function recordCar(
  tx: Transaction,
  { clock }: CatalogueServices,
  { userId }: Caller,
  { action, id, reference, firstDay }: CarEvent,
): Promise<void> {
  await recordAuditEvent(tx, {
    at: clock.now(),
    actorId: userId,
    actorRole: 'ADMIN',
    tenantId: null,
    action,
    record: 'vehicle',
    recordId: id,
    details: { reference, ...(firstDay !== undefined && { firstDay }) },
  });
}
