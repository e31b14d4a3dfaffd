import type { HandoverAppointment } from '@stromwandel/api-spec';
import { calendarDate, type CalendarDate } from '@stromwandel/kernel';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { orderAppointments, orders } from '../../platform/database/schema/index.ts';
import type { DataSeal, SealedPlace } from '../../platform/sealing/data-seal.ts';
import type { OrderRecord } from '../orders/index.ts';

/** An appointment as it is stored. */
export interface StoredAppointment extends HandoverAppointment {
  readonly orderId: number;
  readonly plannedAt: Date;
}

type Row = typeof orderAppointments.$inferSelect;

const placeOf = ({ orderId, userId }: Pick<Row, 'orderId' | 'userId'>) =>
  ({
    table: 'order_appointments',
    column: 'place',
    record: String(orderId),
    ownerId: userId,
  }) satisfies SealedPlace;

/** Stores the appointment of an order in place of an earlier one, with a reminder yet to be sent. */
export async function keepAppointment(
  tx: DatabaseOrTransaction,
  seal: DataSeal,
  { id, tenantId, userId }: Pick<OrderRecord, 'id' | 'tenantId' | 'userId'>,
  { day, time, ...place }: HandoverAppointment,
  plannedAt: Date,
): Promise<void> {
  const owner = { orderId: id, userId };
  const values = { day, time, place: seal.seal(place, placeOf(owner)), plannedAt, remindedAt: null };
  await tx
    .insert(orderAppointments)
    .values({ ...owner, tenantId, ...values })
    .onConflictDoUpdate({ target: orderAppointments.orderId, set: values });
}

/** The appointments of orders; an order without one is missing. */
export async function findAppointments(
  db: DatabaseOrTransaction,
  seal: DataSeal,
  orderIds: readonly number[],
): Promise<StoredAppointment[]> {
  const rows = await db
    .select()
    .from(orderAppointments)
    .where(inArray(orderAppointments.orderId, [...orderIds]));
  return rows.map((row) => ({
    orderId: row.orderId,
    day: calendarDate(row.day),
    time: row.time,
    plannedAt: row.plannedAt,
    // Sealed by `keepAppointment` alone, in this very shape.
    ...(seal.open(row.place, placeOf(row)) as Omit<HandoverAppointment, 'day' | 'time'>),
  }));
}

/** Deletes the appointment of an order. */
export async function removeAppointment(tx: DatabaseOrTransaction, orderId: number): Promise<void> {
  await tx.delete(orderAppointments).where(eq(orderAppointments.orderId, orderId));
}

/** Running orders whose appointment is on a day and whose employee was not reminded of it, by number. */
export async function findUnreminded(db: DatabaseOrTransaction, day: CalendarDate): Promise<number[]> {
  const rows = await db
    .select({ orderId: orderAppointments.orderId })
    .from(orderAppointments)
    .innerJoin(orders, eq(orders.id, orderAppointments.orderId))
    .where(and(eq(orderAppointments.day, day), isNull(orderAppointments.remindedAt), isNull(orders.endedAt)))
    .orderBy(orderAppointments.orderId);
  return rows.map(({ orderId }) => orderId);
}

/** Stores that the employee was reminded. @returns false when another process did it, or the day has changed */
export async function markReminded(
  tx: DatabaseOrTransaction,
  orderId: number,
  day: CalendarDate,
  at: Date,
): Promise<boolean> {
  const rows = await tx
    .update(orderAppointments)
    .set({ remindedAt: at })
    .where(
      and(
        eq(orderAppointments.orderId, orderId),
        eq(orderAppointments.day, day),
        isNull(orderAppointments.remindedAt),
      ),
    )
    .returning({ orderId: orderAppointments.orderId });
  return rows.length > 0;
}
