import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { deletedOrderKeys } from '../../../platform/database/schema/index.ts';
import type { OrderRow } from './order-record.ts';

const FROM_CLIENT = 'key:';

/** How the key that a client sent is stored with its order. */
export const clientKey = (sent: string) => `${FROM_CLIENT}${sent}`;

const hashOf = (orderKey: string) => createHash('sha256').update(orderKey).digest('hex');

/** Remembers the client's key of an order that is being deleted; a key made here comes never again. */
export async function keepOrderKey(
  tx: Transaction,
  { userId, idempotencyKey }: Pick<OrderRow, 'userId' | 'idempotencyKey'>,
  deletedAt: Date,
): Promise<void> {
  if (!idempotencyKey.startsWith(FROM_CLIENT)) return;
  await tx.insert(deletedOrderKeys).values({ userId, keyHash: hashOf(idempotencyKey), deletedAt });
}

/** Whether an order of the person under this key was made and deleted. */
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
