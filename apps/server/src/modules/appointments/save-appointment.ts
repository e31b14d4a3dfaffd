import type { AppointmentSet, FieldError, HandoverAppointment } from '@stromwandel/api-spec';
import { ok, refuse, type CalendarDate, type Result } from '@stromwandel/kernel';
import { appointmentDays, orderStage, withStatus } from '@stromwandel/ordering';
import type { Mail } from '../../adapters/mail/mail.ts';
import { enqueueMail } from '../../outbox-jobs.ts';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';
import { lockOrder, mailedDetail, type OrderRecord, type OrderServices } from '../orders/index.ts';
import { appointmentMail } from './appointment-mails.ts';
import {
  findAppointments,
  keepAppointment,
  removeAppointment,
  type StoredAppointment,
} from './appointment-store.ts';

const NOT_FOUND = { code: 'NOT_FOUND' } as const;

/** The days that the appointment of an order can have; null where it cannot be set. */
export const appointmentDaysOf = ({ state }: OrderRecord, today: CalendarDate) =>
  appointmentDays(
    {
      stage: orderStage(withStatus(state.steps, state.userSteps), state.deliveredOn),
      deliveryWeek: state.deliveryWeek,
    },
    today,
  );

/** Why an order has no possible day. */
function missingDays({ state, row }: OrderRecord): Refusal {
  if (row.endedAt !== null) return { code: 'ORDER_ENDED' };
  const isOrdered = orderStage(withStatus(state.steps, state.userSteps), null) === 'WITH_MANUFACTURER';
  return { code: isOrdered ? 'DELIVERY_WEEK_MISSING' : 'STEP_NOT_CURRENT' };
}

function dayErrors(day: string, { first, last }: { first: string; last: string }): FieldError[] {
  const path = 'body.day';
  if (day < first) return [{ path, code: 'TOO_SMALL', params: { minimum: first } }];
  return day > last ? [{ path, code: 'TOO_LARGE', params: { maximum: last } }] : [];
}

const SAME = ['day', 'time', 'place', 'street', 'postcode', 'city', 'phone'] as const;

function isSame(stored: StoredAppointment | undefined, wanted: HandoverAppointment): boolean {
  return stored !== undefined && SAME.every((field) => stored[field] === wanted[field]);
}

/** An appointment as its employee and the provider read it. */
function replyOf({ orderId: _orderId, plannedAt, ...appointment }: StoredAppointment): AppointmentSet {
  return { ...appointment, setAt: plannedAt.toISOString() };
}

/** The appointments of orders, by order. For their person, or after the reading was recorded. */
export async function readAppointments(
  { db, seal }: OrderServices,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, AppointmentSet>> {
  const stored = await findAppointments(db, seal, orderIds);
  return new Map(stored.map((one) => [one.orderId, replyOf(one)]));
}

/** The appointment of an order; null without one. For its person, or after the reading was recorded. */
export async function findAppointment(
  services: OrderServices,
  { id }: Pick<OrderRecord, 'id'>,
): Promise<AppointmentSet | null> {
  return (await readAppointments(services, [id])).get(id) ?? null;
}

/** The stored appointment, to compare it with another: the caller does not see it. */
async function storedAppointment(
  tx: Transaction,
  { seal }: OrderServices,
  orderId: number,
): Promise<StoredAppointment | undefined> {
  return (await runAsSystem(() => findAppointments(tx, seal, [orderId])))[0];
}

async function commit(
  tx: Transaction,
  { clock }: OrderServices,
  caller: Caller,
  order: OrderRecord,
  action: 'APPOINTMENT_SET' | 'APPOINTMENT_CANCELLED',
  { appointment, mail }: { appointment: Pick<HandoverAppointment, 'day' | 'time'>; mail: Mail },
): Promise<void> {
  const at = clock.now();
  await recordAuditEvent(tx, {
    at,
    actorId: caller.userId,
    actorRole: 'ADMIN',
    tenantId: order.tenantId,
    action,
    record: 'order',
    recordId: order.id,
    // The place can be the employee's address, which the audit log must not hold.
    details: { appointmentAt: `${appointment.day}T${appointment.time}`, ...mailedDetail([mail]) },
    personId: order.userId,
  });
  await enqueueMail(tx, mail, at);
}

/**
 * Sets or moves the appointment of the handover for the provider, with a mail to the employee. The same appointment
 * again changes nothing.
 */
export async function saveAppointment(
  services: OrderServices,
  caller: Caller,
  orderId: number,
  wanted: HandoverAppointment,
): Promise<Result<void, Refusal>> {
  const { db, seal, clock } = services;
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse(NOT_FOUND);
    const days = appointmentDaysOf(order, clock.today());
    if (days === null) return refuse(missingDays(order));
    const earlier = await storedAppointment(tx, services, orderId);
    if (isSame(earlier, wanted)) return ok(undefined);
    const errors = dayErrors(wanted.day, days);
    if (errors.length > 0) return refuse({ code: 'INVALID_INPUT', errors });
    await keepAppointment(tx, seal, order, wanted, clock.now());
    const mail = await appointmentMail(tx, services, order, {
      kind: 'APPOINTMENT_SET',
      appointment: wanted,
      previous: earlier ?? null,
    });
    await commit(tx, services, caller, order, 'APPOINTMENT_SET', { appointment: wanted, mail });
    return ok(undefined);
  });
}

/** Cancels the appointment for the provider, with a mail to the employee; without one, changes nothing. */
export async function cancelAppointment(
  services: OrderServices,
  caller: Caller,
  orderId: number,
): Promise<Result<void, Refusal>> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse(NOT_FOUND);
    const days = appointmentDaysOf(order, clock.today());
    if (days === null) return refuse(missingDays(order));
    const appointment = await storedAppointment(tx, services, orderId);
    if (!appointment) return ok(undefined);
    await removeAppointment(tx, orderId);
    const mail = await appointmentMail(tx, services, order, { kind: 'APPOINTMENT_CANCELLED', appointment });
    await commit(tx, services, caller, order, 'APPOINTMENT_CANCELLED', { appointment, mail });
    return ok(undefined);
  });
}
