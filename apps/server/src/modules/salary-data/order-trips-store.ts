import type { CalendarDate } from '@stromwandel/kernel';
import { asc, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { orderTrips } from '../../platform/database/schema/index.ts';
import type { DataSeal, SealedPlace } from '../../platform/sealing/data-seal.ts';

/** The days of a month on which a car was used for the way to work; no days mean no trips. */
export interface DeclaredTrips {
  readonly orderId: number;
  /** `YYYY-MM`. */
  readonly month: string;
  readonly declaredAt: Date;
  readonly days: readonly CalendarDate[];
}

type TripsRow = typeof orderTrips.$inferSelect;

const placeOf = ({ orderId, userId, month }: Pick<TripsRow, 'orderId' | 'userId' | 'month'>) =>
  ({
    table: 'order_trips',
    column: 'days',
    record: `${orderId}/${month}`,
    ownerId: userId,
  }) satisfies SealedPlace;

/** Stores the declared days of a month and replaces earlier ones. */
export async function keepTrips(
  tx: DatabaseOrTransaction,
  seal: DataSeal,
  {
    days,
    ...row
  }: Pick<TripsRow, 'orderId' | 'tenantId' | 'userId' | 'month' | 'declaredAt'> & {
    readonly days: readonly CalendarDate[];
  },
): Promise<void> {
  const values = { declaredAt: row.declaredAt, days: seal.seal(days, placeOf(row)) };
  await tx
    .insert(orderTrips)
    .values({ ...row, ...values })
    .onConflictDoUpdate({ target: [orderTrips.orderId, orderTrips.month], set: values });
}

/** The declared trips of some orders, oldest month first. For their person, or after the reading was recorded. */
export async function findTrips(
  db: DatabaseOrTransaction,
  seal: DataSeal,
  orderIds: readonly number[],
): Promise<DeclaredTrips[]> {
  const rows = await db
    .select()
    .from(orderTrips)
    .where(inArray(orderTrips.orderId, [...orderIds]))
    .orderBy(asc(orderTrips.month), asc(orderTrips.orderId));
  return rows.map((row) => ({
    orderId: row.orderId,
    month: row.month,
    declaredAt: row.declaredAt,
    // Sealed by `keepTrips` alone, in this very shape.
    days: seal.open(row.days, placeOf(row)) as readonly CalendarDate[],
  }));
}
