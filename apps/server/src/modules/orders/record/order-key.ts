import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { deletedOrderKeys } from '../../../platform/database/schema/index.ts';
import type { OrderRow } from './order-record.ts';

const FROM_CLIENT = 'key:';

/** The stored form of a client's key. */
export const clientKey = (sent: string) => `${FROM_CLIENT}${sent}`;

const hashOf = (orderKey: string) => createHash('sha256').update(orderKey).digest('hex');

/**
 * Remembers the client's key when an order is deleted, so that it cannot create another. Keys made by the server
 * never repeat.
 */
export async function keepOrderKey(
  tx: Transaction,
  { userId, idempotencyKey }: Pick<OrderRow, 'userId' | 'idempotencyKey'>,
  deletedAt: Date,
): Promise<void> {
  if (!idempotencyKey.startsWith(FROM_CLIENT)) return;
  await tx.insert(deletedOrderKeys).values({ userId, keyHash: hashOf(idempotencyKey), deletedAt });
}

/** Whether this key belonged to a deleted order of the person. */
export async function isKeyOfDeletedOrder(
  tx: Transaction,
  userId: number,
  idempotencyKey: string,
): Promise<boolean> {
  const rows = await tx
    .select({ userId: deletedOrderKeys.userId })
    .from(deletedOrderKeys)
    .where(and(eq(deletedOrderKeys.userId, userId), eq(deletedOrderKeys.keyHash, hashOf(idempotencyKey))));
  return rows.length > 0;
}
