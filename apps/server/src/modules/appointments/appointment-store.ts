import type { CalendarDate } from '@stromwandel/kernel';
import {
  NO_APPOINTMENT,
  type Appointment,
  type AppointmentKind,
  type BookedSlot,
} from '@stromwandel/leasing';
import { and, eq, gte, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { asSystem } from '../../platform/database/as-system.ts';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { orderAppointments, orders } from '../../platform/database/schema/index.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';
import type { DataSeal, SealedPlace } from '../../platform/sealing/data-seal.ts';
import type { OrderRecord } from '../orders/index.ts';

type Row = typeof orderAppointments.$inferSelect;

/** An appointment as it is stored. */
export interface StoredAppointment {
  readonly orderId: number;
  readonly kind: AppointmentKind;
  readonly appointment: Appointment;
  readonly changedAt: Date;
}

/** Which appointment of which person. */
export interface AppointmentOwner {
  readonly order: Pick<OrderRecord, 'id' | 'tenantId' | 'userId'>;
  readonly kind: AppointmentKind;
}

type Content = Pick<Appointment, 'proposals' | 'agreed' | 'remark' | 'lastNumber'>;

const placeOf = ({ orderId, kind, userId }: Pick<Row, 'orderId' | 'kind' | 'userId'>) =>
  ({
    table: 'order_appointments',
    column: 'content',
    record: `${orderId}/${kind}`,
    ownerId: userId,
  }) satisfies SealedPlace;

function openAppointment(seal: DataSeal, row: Row): StoredAppointment {
  const { orderId, kind, state, sequence, changedAt } = row;
  const content = seal.open(row.content, placeOf(row)) as Content; // sealed by `saveAppointment` alone, in this shape
  return { orderId, kind, changedAt, appointment: { ...NO_APPOINTMENT, ...content, state, sequence } };
}

/** Stores an appointment. Reminders of what was before it count no more. */
export async function saveAppointment(
  tx: DatabaseOrTransaction,
  seal: DataSeal,
  { order: { id: orderId, tenantId, userId }, kind }: AppointmentOwner,
  { state, sequence, ...content }: Appointment,
  changedAt: Date,
): Promise<void> {
  const named = { orderId, kind, userId };
  const values = {
    state,
    sequence,
    day: state === 'AGREED' && content.agreed ? content.agreed.day : null,
    content: seal.seal(content satisfies Content, placeOf(named)),
    changedAt,
    remindedAt: null,
    askedAgainAt: null,
  };
  await tx
    .insert(orderAppointments)
    .values({ ...named, tenantId, ...values })
    .onConflictDoUpdate({ target: [orderAppointments.orderId, orderAppointments.kind], set: values });
}

/** The appointments of orders. For their person, or after the reading was recorded. */
export async function findAppointments(
  db: DatabaseOrTransaction,
  seal: DataSeal,
  orderIds: readonly number[],
): Promise<StoredAppointment[]> {
  const rows = await db
    .select()
    .from(orderAppointments)
    .where(inArray(orderAppointments.orderId, [...orderIds]))
    .orderBy(orderAppointments.orderId, orderAppointments.kind);
  return rows.map((row) => openAppointment(seal, row));
}

/** The stored appointment, to decide a command about it: the caller does not see it. */
export async function appointmentToDecide(
  tx: Transaction,
  seal: DataSeal,
  { order, kind }: AppointmentOwner,
): Promise<Appointment> {
  const stored = await runAsSystem(() => findAppointments(tx, seal, [order.id]));
  return stored.find((one) => one.kind === kind)?.appointment ?? NO_APPOINTMENT;
}

// Two employees could choose one slot at the same moment; the later one waits and reads what the earlier one stored.
const SLOT_LOCK = 7_302_022;

/** The agreed slots of other orders within days, of every person. The caller shows nothing of them. */
export async function agreedSlotsWithin(
  tx: Transaction,
  seal: DataSeal,
  { first, last }: { readonly first: CalendarDate; readonly last: CalendarDate },
  exceptOrderId: number,
): Promise<BookedSlot[]> {
  const rows = await asSystem(tx, () =>
    tx
      .select()
      .from(orderAppointments)
      .where(
        and(
          gte(orderAppointments.day, first),
          lte(orderAppointments.day, last),
          ne(orderAppointments.orderId, exceptOrderId),
        ),
      ),
  );
  const opened = await runAsSystem(async () => rows.map((row) => openAppointment(seal, row)));
  return opened.flatMap(({ appointment: { agreed } }) => agreed ?? []);
}

/** The agreed slots of other orders on a day, which no other transaction changes until this one ends. */
export async function agreedSlotsOn(
  tx: Transaction,
  seal: DataSeal,
  day: CalendarDate,
  exceptOrderId: number,
): Promise<BookedSlot[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SLOT_LOCK})`);
  return agreedSlotsWithin(tx, seal, { first: day, last: day }, exceptOrderId);
}

/** Which appointment of which order. */
export interface DueAppointment {
  readonly orderId: number;
  readonly kind: AppointmentKind;
}

const named = { orderId: orderAppointments.orderId, kind: orderAppointments.kind };

/** Until the handover the order runs; the return is agreed on after it. */
const isRunning = or(isNull(orders.endedAt), eq(orderAppointments.kind, 'RETURN'));

/** Appointments of running orders on a day of which the employee was not reminded. */
export function findUnreminded(db: DatabaseOrTransaction, day: CalendarDate): Promise<DueAppointment[]> {
  return db
    .select(named)
    .from(orderAppointments)
    .innerJoin(orders, eq(orders.id, orderAppointments.orderId))
    .where(and(eq(orderAppointments.day, day), isNull(orderAppointments.remindedAt), isRunning))
    .orderBy(orderAppointments.orderId);
}

/** Appointments of running orders without an answer since an instant, of which neither side was reminded. */
export function findUnanswered(db: DatabaseOrTransaction, since: Date): Promise<DueAppointment[]> {
  return db
    .select(named)
    .from(orderAppointments)
    .innerJoin(orders, eq(orders.id, orderAppointments.orderId))
    .where(
      and(
        ne(orderAppointments.state, 'AGREED'),
        isNull(orderAppointments.askedAgainAt),
        lte(orderAppointments.changedAt, since),
        isRunning,
      ),
    )
    .orderBy(orderAppointments.orderId);
}

/** Stores that a reminder was sent. @returns the appointment; null when another process sent it */
export async function markReminded(
  tx: DatabaseOrTransaction,
  seal: DataSeal,
  { orderId, kind }: DueAppointment,
  column: 'remindedAt' | 'askedAgainAt',
  at: Date,
): Promise<StoredAppointment | null> {
  const [row] = await tx
    .update(orderAppointments)
    .set({ [column]: at })
    .where(
      and(
        eq(orderAppointments.orderId, orderId),
        eq(orderAppointments.kind, kind),
        isNull(orderAppointments[column]),
      ),
    )
    .returning();
  return row ? openAppointment(seal, row) : null;
}
