import { asc, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { leaseDocuments, orderDocuments } from '../../../platform/database/schema/index.ts';
import type { LeaseRecord } from '../record/lease-store.ts';

/** The records of leases, oldest first. */
export async function findLeaseDocuments(db: DatabaseOrTransaction, leaseIds: readonly number[]) {
  return db
    .select({ id: leaseDocuments.id, name: leaseDocuments.name, leaseId: leaseDocuments.leaseId })
    .from(leaseDocuments)
    .where(inArray(leaseDocuments.leaseId, [...leaseIds]))
    .orderBy(asc(leaseDocuments.id));
}

/** The documents of each lease for its employee: the order's contract, then the records. */
export async function findOwnDocuments(db: DatabaseOrTransaction, records: readonly LeaseRecord[]) {
  const ofOrders = await db
    .select({ id: orderDocuments.id, name: orderDocuments.name, orderId: orderDocuments.orderId })
    .from(orderDocuments)
    .where(
      inArray(
        orderDocuments.orderId,
        records.map(({ orderId }) => orderId),
      ),
    )
    .orderBy(asc(orderDocuments.id));
  const ofLeases = await findLeaseDocuments(
    db,
    records.map(({ id }) => id),
  );
  return (lease: LeaseRecord) => [
    ...ofOrders
      .filter(({ orderId }) => orderId === lease.orderId)
      .map(({ id, name }) => ({ id, name, of: 'ORDER' as const })),
    ...ofLeases
      .filter(({ leaseId }) => leaseId === lease.id)
      .map(({ id, name }) => ({ id, name, of: 'LEASE' as const })),
  ];
}
