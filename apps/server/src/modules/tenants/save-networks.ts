import type { CallOf } from '@stromwandel/api-spec';
import { eq } from 'drizzle-orm';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { tenants } from '../../platform/database/schema/index.ts';

type Networks = CallOf<'saveEmployerNetworks'>['body'];

/** Replaces the networks of an employer; its row is locked by the caller. */
export async function saveNetworks(
  tx: Transaction,
  tenantId: number,
  { networks: named }: Networks,
  by: { readonly at: Date; readonly actorId: number; readonly actorRole: 'ADMIN' | 'TENANT_ADMIN' },
): Promise<void> {
  const networks = [...new Set(named)];
  await tx.update(tenants).set({ networks }).where(eq(tenants.id, tenantId));
  await recordAuditEvent(tx, {
    ...by,
    tenantId,
    action: 'TENANT_NETWORKS_SAVED',
    record: 'tenant',
    recordId: tenantId,
    details: { networks: networks.join(' ') },
  });
}

/** The networks that an employer has named. */
export async function findNetworks(db: DatabaseOrTransaction, tenantId: number): Promise<Networks> {
  const [row] = await db.select({ networks: tenants.networks }).from(tenants).where(eq(tenants.id, tenantId));
  return { networks: row?.networks ?? [] };
}
