import type { SalaryInfo } from '@stromwandel/api-spec';
import type { CommuteEntry } from '@stromwandel/pricing';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { orderCommutes, orders } from '../../platform/database/schema/index.ts';
import type { DataSeal, SealedPlace } from '../../platform/sealing/data-seal.ts';
import { commuteOf } from './commute-of.ts';

/** A way to work, and when its person entered it. */
export interface EnteredCommute {
  readonly enteredAt: Date;
  readonly commute: CommuteEntry;
}

type CommuteRow = typeof orderCommutes.$inferSelect;

const placeOf = ({ orderId, userId, enteredAt }: Pick<CommuteRow, 'orderId' | 'userId' | 'enteredAt'>) =>
  ({
    table: 'order_commutes',
    column: 'commute',
    record: `${orderId}/${enteredAt.getTime()}`,
    ownerId: userId,
  }) satisfies SealedPlace;

const isSame = (one: CommuteEntry, other: CommuteEntry) =>
  one.commuteKilometers === other.commuteKilometers && one.valuation === other.valuation;

/** Keeps the way to work that a person enters with each order that goes on, unless it was the last one already: payroll counts it month by month. */
export async function keepCommute(
  tx: DatabaseOrTransaction,
  seal: DataSeal,
  { userId, info, now }: { readonly userId: number; readonly info: SalaryInfo; readonly now: Date },
): Promise<void> {
  const commute = commuteOf(info);
  const going = await tx
    .select({ orderId: orders.id, tenantId: orders.tenantId })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNull(orders.endReason)));
  const entered = await findCommutes(
    tx,
    seal,
    going.map(({ orderId }) => orderId),
  );
  const rows = going.flatMap((order) => {
    const last = entered.get(order.orderId)?.at(-1);
    if (last && isSame(last.commute, commute)) return [];
    const key = { ...order, userId, enteredAt: now };
    return [{ ...key, commute: seal.seal(commute, placeOf(key)) }];
  });
  if (rows.length > 0) await tx.insert(orderCommutes).values(rows);
}

/** The ways to work that were entered while some orders ran, oldest first, by order. For their person, or after the reading was recorded. */
export async function findCommutes(
  db: DatabaseOrTransaction,
  seal: DataSeal,
  orderIds: readonly number[],
): Promise<Map<number, EnteredCommute[]>> {
  const rows = await db
    .select()
    .from(orderCommutes)
    .where(inArray(orderCommutes.orderId, [...orderIds]))
    .orderBy(asc(orderCommutes.id));
  const found = new Map<number, EnteredCommute[]>();
  for (const row of rows) {
    // Sealed by `keepCommute` alone, in this very shape.
    const commute = seal.open(row.commute, placeOf(row)) as CommuteEntry;
    found.set(row.orderId, [...(found.get(row.orderId) ?? []), { enteredAt: row.enteredAt, commute }]);
  }
  return found;
}
