import type { AppointmentBody, AuditAction } from '@stromwandel/api-spec';
import { assertNever, ok, refuse, type Result } from '@stromwandel/kernel';
import {
  BOOKING_NOTICE_DAYS,
  collide,
  decideAppointment,
  evolveAppointment,
  hasRoom,
  slotsOf,
  type Appointment,
  type AppointmentActor,
  type AppointmentCommand,
  type AppointmentEvent,
  type AppointmentKind,
  type AppointmentRefusal,
  type BookedSlot,
  type ReturnPlace,
  type Slot,
} from '@stromwandel/leasing';
import { eq, sql } from 'drizzle-orm';
import { enqueueMail } from '../../outbox-jobs.ts';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { asSystem } from '../../platform/database/as-system.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { leases } from '../../platform/database/schema/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import { lockOrder, mailedDetail, type OrderServices } from '../orders/index.ts';
import { mailsAfter } from './appointment-mails.ts';
import {
  agreedSlotsOn,
  appointmentToDecide,
  saveAppointment,
  type AppointmentOwner,
} from './appointment-store.ts';
import { agreementProblem, germanMoment, NOT_FOUND, sideOf } from './read-appointments.ts';

const ACTION_OF: Readonly<Record<AppointmentEvent['type'], AuditAction>> = {
  PROPOSED: 'APPOINTMENT_PROPOSED',
  AGREED: 'APPOINTMENT_SET',
  ASKED: 'APPOINTMENT_ASKED',
  CANCELLED: 'APPOINTMENT_CANCELLED',
};

function commandOf(body: AppointmentBody): AppointmentCommand {
  switch (body.command) {
    case 'PROPOSE':
      return { type: 'PROPOSE', slots: body.slots };
    case 'MOVE':
      return { type: 'MOVE', slot: body.slots[0] };
    case 'CHOOSE':
      return { type: 'CHOOSE', number: body.number };
    case 'ASK':
      return { type: 'ASK', remark: body.remark };
    case 'CANCEL':
      return { type: 'CANCEL' };
    default:
      return assertNever(body);
  }
}

/** A refusal with its figures, and with the fields of the days that are not possible. */
function asProblem(refusal: AppointmentRefusal): Refusal {
  switch (refusal.code) {
    case 'APPOINTMENT_COMMAND_NOT_ALLOWED':
      return NOT_FOUND;
    case 'PROPOSAL_NOT_OPEN':
      return { code: refusal.code };
    case 'APPOINTMENT_TAKEN':
    case 'SLOT_TAKEN':
      return { code: refusal.code, params: { day: refusal.slot.day, time: refusal.slot.time } };
    case 'TOO_LATE_TO_MOVE': {
      const [day = '', time = ''] = refusal.until.split('T');
      return { code: refusal.code, params: { day, time, phone: refusal.phone } };
    }
    case 'APPOINTMENT_DAY_NOT_POSSIBLE': {
      const { code, slots, first, last } = refusal;
      const errors = slots.map((at) => ({
        path: `body.slots.${at}.day`,
        code: 'INVALID_DATE' as const,
        params: { first, last },
      }));
      return { code, params: { from: first, until: last }, errors };
    }
    default:
      return assertNever(refusal);
  }
}

/** The day and time that an event is about; the place stays out of the log, it can be the employee's address. */
function auditDetails(event: AppointmentEvent, { state, agreed }: Appointment): Record<string, string> {
  const slot =
    event.type === 'AGREED' ? event.slot : event.type === 'CANCELLED' && state === 'AGREED' && agreed;
  return slot ? { appointmentAt: `${slot.day}T${slot.time}` } : {};
}

/** Who acts: side and account; a dealer has none. */
interface AppointmentParty {
  readonly side: AppointmentActor;
  readonly userId: number | null;
  /** The place at which the employee books a time. */
  readonly place?: ReturnPlace | null;
}

/** @param place at which a time is booked; null of every other command */
async function takenSlots(
  tx: Transaction,
  { seal }: OrderServices,
  command: AppointmentCommand,
  before: Appointment,
  { orderId, place }: { readonly orderId: number; readonly place: ReturnPlace | null },
): Promise<Slot[]> {
  const taken: Slot[] = [];
  for (const slot of slotsOf(command, before)) {
    const others = await agreedSlotsOn(tx, seal, slot.day, orderId);
    const isTaken =
      place === null ? others.some((other) => collide(other, slot)) : !hasRoom(place, slot, others);
    if (isTaken) taken.push(slot);
  }
  return taken;
}

/** The reminder to agree on the return is settled by an agreed time, and open again after its cancellation. */
async function settleReminder(tx: Transaction, orderId: number, { type }: AppointmentEvent): Promise<void> {
  if (type !== 'AGREED' && type !== 'CANCELLED') return;
  const others = sql`${leases.endSteps} - ${String(BOOKING_NOTICE_DAYS)}::text`;
  const done = sql`${leases.endSteps} || ${JSON.stringify({ [BOOKING_NOTICE_DAYS]: 'DONE' })}::jsonb`;
  const endSteps = type === 'AGREED' ? done : others;
  await asSystem(tx, () => tx.update(leases).set({ endSteps }).where(eq(leases.orderId, orderId)));
}

/** Decides a command on the appointment of a locked order, and stores its event with audit event and mails. */
async function carryOut(
  tx: Transaction,
  services: OrderServices,
  { order, kind }: AppointmentOwner & { readonly order: NonNullable<Awaited<ReturnType<typeof lockOrder>>> },
  command: AppointmentCommand,
  { side, userId, place = null }: AppointmentParty,
): Promise<Result<void, AppointmentRefusal>> {
  const { seal, clock } = services;
  const at = clock.now();
  const before = await appointmentToDecide(tx, seal, { order, kind });
  const context = {
    now: germanMoment(at),
    taken: await takenSlots(tx, services, command, before, { orderId: order.id, place }),
    kind,
  };
  const decision = decideAppointment(command, before, side, context);
  if (!decision.ok) return decision;
  const [event] = decision.value;
  if (!event) return ok(undefined);
  await saveAppointment(tx, seal, { order, kind }, evolveAppointment(before, event), at);
  if (kind === 'RETURN') await settleReminder(tx, order.id, event);
  const mails = await mailsAfter(tx, services, order, {
    kind,
    event,
    before,
    actor: side,
    isBooked: command.type === 'BOOK',
    at,
  });
  await recordAuditEvent(tx, {
    at,
    actorId: userId,
    actorRole: side,
    tenantId: order.tenantId,
    action: ACTION_OF[event.type],
    record: 'order',
    recordId: order.id,
    details: { ...auditDetails(event, before), ...mailedDetail(mails) },
    personId: order.userId,
  });
  for (const mail of mails) await enqueueMail(tx, mail, at);
  return ok(undefined);
}

/** Carries out a command on the appointment of a locked order; the same command again changes nothing. */
async function changeFor(
  tx: Transaction,
  services: OrderServices,
  { order, kind }: Parameters<typeof carryOut>[2],
  command: AppointmentCommand,
  party: AppointmentParty,
): Promise<Result<void, Refusal>> {
  const problem = await agreementProblem(tx, order, kind);
  if (problem) return refuse(problem);
  const done = await carryOut(tx, services, { order, kind }, command, party);
  return done.ok ? done : refuse(asProblem(done.error));
}

/** Carries out a command of employee or provider. */
export function changeAppointment(
  services: OrderServices,
  caller: Caller,
  { orderId, kind }: { readonly orderId: number; readonly kind: AppointmentKind },
  body: AppointmentBody,
): Promise<Result<void, Refusal>> {
  return services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const side = order && sideOf(caller, order);
    if (!order || !side) return refuse(NOT_FOUND);
    return changeFor(tx, services, { order, kind }, commandOf(body), { side, userId: caller.userId });
  });
}

/** Carries out a command of the dealer whose link the caller has checked. */
export function changeAppointmentAsDealer(
  services: OrderServices,
  { orderId, kind }: { readonly orderId: number; readonly kind: AppointmentKind },
  body: AppointmentBody,
): Promise<Result<void, Refusal>> {
  return services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse(NOT_FOUND);
    return changeFor(tx, services, { order, kind }, commandOf(body), { side: 'DEALER', userId: null });
  });
}

/**
 * Books a time of a place as the appointment of the return, or cancels it, for the employee.
 * @param booking null cancels
 */
export function bookReturn(
  services: OrderServices,
  caller: Caller,
  orderId: number,
  booking: { readonly slot: BookedSlot; readonly place: ReturnPlace } | null,
): Promise<Result<void, Refusal>> {
  return services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || sideOf(caller, order) !== 'EMPLOYEE') return refuse(NOT_FOUND);
    const party = { side: 'EMPLOYEE' as const, userId: caller.userId, place: booking?.place ?? null };
    const command: AppointmentCommand = booking ? { type: 'BOOK', slot: booking.slot } : { type: 'CANCEL' };
    return changeFor(tx, services, { order, kind: 'RETURN' }, command, party);
  });
}

/**
 * Drops the return of an extended lease: a new one is agreed on before the new end. The provider gets the mail of a cancelled
 * time. The order is locked.
 */
export async function dropReturn(
  tx: Transaction,
  services: OrderServices,
  order: Parameters<typeof carryOut>[2]['order'],
): Promise<void> {
  const { seal, clock } = services;
  const kind = 'RETURN' as const;
  const before = await appointmentToDecide(tx, seal, { order, kind });
  if (before.state === 'NONE') return;
  const at = clock.now();
  const event = { type: 'CANCELLED' as const };
  const dropped = { ...evolveAppointment(before, event), state: 'NONE' as const, agreed: null };
  await saveAppointment(tx, seal, { order, kind }, dropped, at);
  if (before.state !== 'AGREED') return;
  const mails = await mailsAfter(tx, services, order, {
    kind,
    event,
    before,
    actor: 'EMPLOYEE',
    isBooked: false,
    at,
  });
  await recordAuditEvent(tx, {
    at,
    actorId: order.userId,
    actorRole: 'EMPLOYEE',
    tenantId: order.tenantId,
    action: ACTION_OF.CANCELLED,
    record: 'order',
    recordId: order.id,
    details: { ...auditDetails(event, before), ...mailedDetail(mails) },
    personId: order.userId,
  });
  for (const mail of mails) await enqueueMail(tx, mail, at);
}
