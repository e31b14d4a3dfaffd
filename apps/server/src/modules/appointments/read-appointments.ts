import type { Appointment as AppointmentShown, ReplyOf } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import {
  changeableUntil,
  isTooLate,
  proposableDays,
  TASK_AFTER_DAYS,
  waitsFor,
  type AppointmentActor,
  type AppointmentKind,
  type LocalMoment,
} from '@stromwandel/leasing';
import { orderStage, withStatus } from '@stromwandel/ordering';
import { recordReading } from '../../platform/audit/record-reading.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import { leaseStateOf } from '../leases/index.ts';
import { findOrder, rolesToward, type OrderRecord, type OrderServices } from '../orders/index.ts';
import { findAppointments, type StoredAppointment } from './appointment-store.ts';

export const NOT_FOUND = { code: 'NOT_FOUND' } as const;

const DAY_MS = 86_400_000;

const GERMAN_MOMENT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** An instant as German clocks show it. */
export const germanMoment = (instant: Date): LocalMoment => GERMAN_MOMENT.format(instant).replace(' ', 'T');

const stageOf = ({ state }: OrderRecord) =>
  orderStage(withStatus(state.steps, state.userSteps), state.deliveredOn);

/** The return can be agreed on while the car is with its driver. */
async function returnProblem(db: DatabaseOrTransaction, orderId: number): Promise<Refusal | null> {
  const state = await leaseStateOf(db, orderId);
  if (state === 'ACTIVE') return null;
  return { code: state === 'RETURNED' || state === 'CLOSED' ? 'ALREADY_RETURNED' : 'LEASE_NOT_ACTIVE' };
}

/**
 * Why nothing can be agreed on now; null when it can. The handover: from the manufacturer's confirmed week on, until
 * the lease begins. The return: until the car is back.
 */
export async function agreementProblem(
  db: DatabaseOrTransaction,
  order: OrderRecord,
  kind: AppointmentKind,
): Promise<Refusal | null> {
  // An order has ended well when its car runs.
  if (kind === 'RETURN') return returnProblem(db, order.id);
  if (order.row.endedAt !== null) return { code: 'ORDER_ENDED' };
  const stage = stageOf(order);
  if (stage === 'READY_FOR_HANDOVER') return null;
  if (stage === 'WITH_MANUFACTURER') {
    return order.state.deliveryWeek === null ? { code: 'DELIVERY_WEEK_MISSING' } : null;
  }
  return { code: 'STEP_NOT_CURRENT' };
}

/** The side of a caller; null for strangers and the employer. */
export function sideOf(caller: Caller, order: OrderRecord): Exclude<AppointmentActor, 'DEALER'> | null {
  const roles = rolesToward(caller, order);
  if (roles.includes('EMPLOYEE')) return 'EMPLOYEE';
  return roles.includes('ADMIN') ? 'ADMIN' : null;
}

/** An appointment as both sides read it. */
function shown({ kind, appointment, changedAt }: StoredAppointment, at: Date): AppointmentShown {
  const now = germanMoment(at);
  const { state, proposals, agreed, remark, sequence } = appointment;
  const standing = state === 'AGREED' ? agreed : null;
  const isOffered = state === 'PROPOSED' || state === 'AGREED';
  return {
    kind,
    state,
    proposals: isOffered ? [...proposals] : [],
    agreed,
    remark,
    sequence,
    changeableUntil: standing && changeableUntil(standing, kind),
    canChange: standing !== null && !isTooLate(standing, now, kind),
    isOverdue: waitsFor(state) !== null && at.getTime() - changedAt.getTime() >= TASK_AFTER_DAYS * DAY_MS,
    changedAt: changedAt.toISOString(),
  };
}

/** The appointments of orders, by order. For their person, or after the reading was recorded. */
export async function readAppointments(
  { db, seal, clock }: OrderServices,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, AppointmentShown[]>> {
  const byOrder = new Map<number, AppointmentShown[]>();
  for (const one of await findAppointments(db, seal, orderIds)) {
    byOrder.set(one.orderId, [...(byOrder.get(one.orderId) ?? []), shown(one, clock.now())]);
  }
  return byOrder;
}

/** Days that can be proposed for an order; null while, or after, there is nothing to agree on. */
const daysOf = async ({ db, clock }: OrderServices, order: OrderRecord, kind: AppointmentKind) =>
  (await agreementProblem(db, order, kind)) === null ? proposableDays(clock.today()) : null;

/** An appointment of an order with the days that can be proposed. The caller has recorded the reading. */
export async function appointmentOf(
  services: OrderServices,
  order: OrderRecord,
  kind: AppointmentKind,
): Promise<ReplyOf<'getAppointment'>> {
  const all = (await readAppointments(services, [order.id])).get(order.id) ?? [];
  return {
    appointment: all.find((one) => one.kind === kind) ?? null,
    days: await daysOf(services, order, kind),
  };
}

/** Reads an appointment for employee or provider. Records the reading of another person's. */
export async function readAppointment(
  services: OrderServices,
  caller: Caller,
  { orderId, kind }: { readonly orderId: number; readonly kind: AppointmentKind },
): Promise<Result<ReplyOf<'getAppointment'>, Refusal>> {
  const { db, clock } = services;
  const order = await findOrder(db, orderId);
  if (!order || sideOf(caller, order) === null) return refuse(NOT_FOUND);
  await recordReading(db, caller, {
    at: clock.now(),
    action: 'ORDER_SHEET_READ',
    record: 'order',
    recordId: orderId,
    personId: order.userId,
  });
  return ok(await appointmentOf(services, order, kind));
}
