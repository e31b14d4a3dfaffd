import type { OwnLease } from '@stromwandel/api-spec';
import { asc, eq, inArray } from 'drizzle-orm';
import { leases, orderDocuments } from '../../../platform/database/schema/index.ts';
import type { OrderServices } from '../../orders/index.ts';
import { findLeases } from '../record/lease-store.ts';
import { ownLease } from './lease-replies.ts';

const OVER = new Set<OwnLease['state']>(['CLOSED', 'CANCELLED']);

/** The leases of a person: those that are not over first, newest first. For the person alone. */
export async function readOwnLeases(
  { db, seal, clock }: OrderServices,
  userId: number,
  language: 'de' | 'en',
): Promise<OwnLease[]> {
  const records = await findLeases(db, eq(leases.userId, userId));
  if (records.length === 0) return [];
  const documents = await db
    .select({ id: orderDocuments.id, name: orderDocuments.name, orderId: orderDocuments.orderId })
    .from(orderDocuments)
    .where(
      inArray(
        orderDocuments.orderId,
        records.map(({ orderId }) => orderId),
      ),
    )
    .orderBy(asc(orderDocuments.id));
  const shown = { today: clock.today(), language };
  const replies = records.map((record) =>
    ownLease(
      seal,
      record,
      documents.filter(({ orderId }) => orderId === record.orderId).map(({ id, name }) => ({ id, name })),
      shown,
    ),
  );
  return replies.toSorted((one, other) => Number(OVER.has(one.state)) - Number(OVER.has(other.state)));
}
