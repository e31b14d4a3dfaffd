import type { CallOf, ReplyOf } from '@stromwandel/api-spec';
import { calendarDate, ok, refuse, type CalendarDate, type Result } from '@stromwandel/kernel';
import { bookableDays, freeTimes, isOpenAt, leaseTime, slotAt, type ReturnPlace } from '@stromwandel/leasing';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import { agreedSlotsWithin, agreementProblem, bookReturn } from '../appointments/index.ts';
import {
  findLeaseFor,
  leaseFacts,
  leaseOnDay,
  NOT_FOUND,
  roleToward,
  type LeaseRecord,
} from '../leases/index.ts';
import { findOrder, type OrderServices } from '../orders/index.ts';
import { findPlaces } from './return-places.ts';

interface OwnReturn {
  readonly record: LeaseRecord;
  readonly days: { readonly first: CalendarDate; readonly last: CalendarDate };
}

/** The caller's lease whose return can be agreed on, with the days that can be booked. */
async function ownReturn(
  services: OrderServices,
  caller: Caller,
  leaseId: number,
): Promise<Result<OwnReturn, Refusal>> {
  const { db, clock } = services;
  const found = await findLeaseFor(services, caller, leaseId);
  if (!found.ok || roleToward(caller, found.value) !== 'EMPLOYEE') return refuse(NOT_FOUND);
  const record = found.value;
  const order = await findOrder(db, record.orderId);
  if (!order) return refuse(NOT_FOUND);
  const problem = await agreementProblem(db, order, 'RETURN');
  if (problem) return refuse(problem);
  const { lastDay } = leaseTime(leaseOnDay(leaseFacts(record), record, clock.today()));
  if (lastDay === null) return refuse(NOT_FOUND);
  return ok({ record, days: bookableDays(clock.today(), lastDay) });
}

/** Free times for the return of a lease, by place. */
export async function listSlots(
  services: OrderServices,
  caller: Caller,
  leaseId: number,
): Promise<Result<ReplyOf<'listReturnSlots'>, Refusal>> {
  const { db, seal } = services;
  const found = await ownReturn(services, caller, leaseId);
  if (!found.ok) return found;
  const { record, days } = found.value;
  return db.transaction(async (tx) => {
    const booked = await agreedSlotsWithin(tx, seal, days, record.orderId);
    const places = await findPlaces(tx);
    return ok({
      days,
      places: places.map((place) => {
        const { id, name, street, postcode, city, collects } = place;
        const free = freeTimes(place, days, (day) => booked.filter((one) => one.day === day));
        return { id, name, street, postcode, city, collects, free };
      }),
    });
  });
}

/** Why a time cannot be booked at a place, full or not. */
function refusalOf(
  place: ReturnPlace,
  { time, home, ...body }: CallOf<'bookReturnSlot'>['body'],
  { days }: OwnReturn,
): Refusal | null {
  const day = calendarDate(body.day);
  if (!isOpenAt(place, day, time) || day < days.first || day > days.last) {
    return { code: 'SLOT_NOT_OFFERED', params: { day, time } };
  }
  if (!place.collects || home !== null) return null;
  return {
    code: 'HOME_ADDRESS_MISSING',
    errors: [{ path: 'body.home', code: 'REQUIRED', params: {} }],
  };
}

/** Books a free time as the appointment of the return. */
export async function bookSlot(
  services: OrderServices,
  caller: Caller,
  leaseId: number,
  body: CallOf<'bookReturnSlot'>['body'],
): Promise<Result<void, Refusal>> {
  const found = await ownReturn(services, caller, leaseId);
  if (!found.ok) return found;
  const place = (await findPlaces(services.db)).find(({ id }) => id === body.placeId);
  if (!place) return refuse({ code: 'SLOT_NOT_OFFERED', params: { day: body.day, time: body.time } });
  const refusal = refusalOf(place, body, found.value);
  if (refusal) return refuse(refusal);
  const slot = slotAt(place, calendarDate(body.day), body.time, place.collects ? body.home : null);
  return bookReturn(services, caller, found.value.record.orderId, { slot, place });
}

/** Cancels the appointment of the return. */
export async function cancelSlot(
  services: OrderServices,
  caller: Caller,
  leaseId: number,
): Promise<Result<void, Refusal>> {
  const found = await ownReturn(services, caller, leaseId);
  return found.ok ? bookReturn(services, caller, found.value.record.orderId, null) : found;
}
