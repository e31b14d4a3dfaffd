import type { ChargingMethod, ChargingSource, OwnPrice } from '@stromwandel/leasing';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { orderCharging } from '../../platform/database/schema/index.ts';
import type { DataSeal, SealedPlace } from '../../platform/sealing/data-seal.ts';

/** What is sealed of the electricity of a month. */
export interface ChargingContent {
  readonly source: ChargingSource;
  readonly method: ChargingMethod;
  /** With method OWN_PRICE; a flat price is that of the year, once it is known. */
  readonly ownPrice: OwnPrice | null;
  /** The employer's when it was declared. */
  readonly rule: 'REIMBURSE' | 'LOWER_BENEFIT';
}

export interface StoredCharging extends ChargingContent {
  readonly orderId: number;
  /** `YYYY-MM`. */
  readonly month: string;
  readonly declaredAt: Date;
  readonly photo: string | null;
}

type Row = typeof orderCharging.$inferSelect;

const placeOf = ({ orderId, userId, month }: Pick<Row, 'orderId' | 'userId' | 'month'>): SealedPlace => ({
  table: 'order_charging',
  column: 'content',
  record: `${orderId}/${month}`,
  ownerId: userId,
});

/** Stores the electricity of a month and replaces an earlier declaration. */
export async function keepCharging(
  tx: DatabaseOrTransaction,
  seal: DataSeal,
  {
    content,
    ...row
  }: Pick<Row, 'orderId' | 'tenantId' | 'userId' | 'month' | 'declaredAt' | 'photo'> & {
    readonly content: ChargingContent;
  },
): Promise<void> {
  const { declaredAt, photo } = row;
  const values = { declaredAt, photo, content: seal.seal(content, placeOf(row)) };
  await tx
    .insert(orderCharging)
    .values({ ...row, ...values })
    .onConflictDoUpdate({ target: [orderCharging.orderId, orderCharging.month], set: values });
}

/** Takes the electricity of a month back. */
export async function deleteCharging(
  tx: DatabaseOrTransaction,
  { orderId, month }: Pick<Row, 'orderId' | 'month'>,
): Promise<void> {
  await tx
    .delete(orderCharging)
    .where(and(eq(orderCharging.orderId, orderId), eq(orderCharging.month, month)));
}

/** The electricity of some orders, oldest month first. For their person, or after the reading was recorded. */
export async function findCharging(
  db: DatabaseOrTransaction,
  seal: DataSeal,
  orderIds: readonly number[],
): Promise<StoredCharging[]> {
  const rows = await db
    .select()
    .from(orderCharging)
    .where(inArray(orderCharging.orderId, [...orderIds]))
    .orderBy(asc(orderCharging.month), asc(orderCharging.orderId));
  return rows.map((row) => {
    // Sealed by `keepCharging` alone, in this very shape.
    const content = seal.open(row.content, placeOf(row)) as ChargingContent;
    const { orderId, month, declaredAt, photo } = row;
    return { ...content, orderId, month, declaredAt, photo };
  });
}
