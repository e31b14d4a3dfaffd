import type { CallOf, ReplyOf } from '@stromwandel/api-spec';
import { calendarDate, daysBetween, ok, refuse, type CalendarDate, type Result } from '@stromwandel/kernel';
import {
  inOrder,
  judgeCharging,
  judgeTripDays,
  kilometresAround,
  type ChargingContext,
} from '@stromwandel/leasing';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import { findReadings, isReceived, NOT_FOUND } from '../leases/index.ts';
import { findEmployerRules } from '../offer/index.ts';
import type { OrderServices } from '../orders/index.ts';
import { deleteCharging, keepCharging, keepTrips } from '../salary-data/index.ts';
import { contentOf } from './charging-replies.ts';
import { lockOwnLeases } from './lock-own-leases.ts';
import {
  carMonth,
  countsTrips,
  metersAround,
  methodOfYear,
  monthReply,
  type CarMonth,
} from './month-reply.ts';
import { readOwnCars, type OwnCars } from './own-cars.ts';

type Reply = ReplyOf<'getDriverMonth'>;
type Body = CallOf<'reportDriverMonth'>['body'];

export interface MonthKey {
  readonly leaseId: number;
  /** `YYYY-MM`. */
  readonly month: string;
}

const MONTH_NOT_OPEN = { code: 'MONTH_NOT_OPEN' } as const;
const KWH_PER_100_KM = 100;

interface FoundMonth {
  readonly own: OwnCars;
  readonly of: CarMonth;
}

/** A month of an own car. Foreign and absent leases are not found. */
async function findMonth(
  db: DatabaseOrTransaction,
  services: OrderServices,
  { userId, tenantId }: Caller,
  { leaseId, month }: MonthKey,
): Promise<Result<FoundMonth, Refusal>> {
  if (tenantId === null) return refuse(NOT_FOUND);
  const own = await readOwnCars(db, services, { userId, tenantId });
  const car = own.cars.find((one) => one.leaseId === leaseId);
  if (!car) return refuse(NOT_FOUND);
  const { certificateOn } = own;
  const of = carMonth(car, month, { today: services.clock.today(), certificateOn });
  return of ? ok({ own, of }) : refuse(MONTH_NOT_OPEN);
}

/** The employer's rule on electricity. */
async function homeChargingOf(db: DatabaseOrTransaction, { car }: CarMonth) {
  return (await findEmployerRules(db, car.order.row.tenantId)).homeCharging;
}

/** A month of an own car, with what was reported. */
export async function readMonth(
  services: OrderServices,
  caller: Caller,
  key: MonthKey,
): Promise<Result<Reply, Refusal>> {
  const { db, clock } = services;
  const found = await findMonth(db, services, caller, key);
  if (!found.ok) return found;
  const rule = await homeChargingOf(db, found.value.of);
  return ok(monthReply(found.value.of, found.value.own, rule, clock.today()));
}

/** The days of trips as they are stored; null where they are not counted. */
function tripDaysOf({ own, of }: FoundMonth, body: Body): Result<CalendarDate[] | null, Refusal> {
  if (body.tripDays === null || !countsTrips(of)) return ok(null);
  const tripDays = body.tripDays.map((day) => calendarDate(day));
  const orderId = of.car.order.row.id;
  const ofOtherCars = own.trips.filter((one) => one.orderId !== orderId).flatMap(({ days }) => days);
  const judged = judgeTripDays(tripDays, of.days, new Set(ofOtherCars));
  if (!judged.ok) {
    const { code, ...params } = judged.error;
    return refuse({ code, params });
  }
  return ok([...new Set(tripDays)].toSorted());
}

/** Capacity of the battery, by range and consumption. */
function batteryOf({ car }: CarMonth): number | null {
  const { rangeKm, consumption } = car.order.snapshot.vehicle;
  return consumption === null ? null : (rangeKm * consumption) / KWH_PER_100_KM;
}

async function judgeElectricity(
  tx: Transaction,
  { seal }: OrderServices,
  { own, of }: FoundMonth,
  charging: NonNullable<Body['charging']>,
  isOffered: boolean,
): Promise<Result<void, Refusal>> {
  const { car, month, days } = of;
  if (charging.photo !== null && !(await isReceived(tx, car.leaseId, charging.photo))) {
    return refuse({ code: 'PHOTOS_NOT_SENT', params: { photos: charging.photo } });
  }
  const meters = metersAround(of, own.charging);
  const context: ChargingContext = {
    isOffered,
    month,
    ...days,
    batteryKwh: batteryOf(of),
    drivenKm: kilometresAround(inOrder(await findReadings(tx, seal, car.leaseId)), days),
    meterBefore: meters.before,
    meterAfter: meters.after,
    methodOfYear: methodOfYear(of, own.charging),
  };
  const declared = { ...contentOf(charging), hasPhoto: charging.photo !== null };
  const judged = judgeCharging(declared, context, daysBetween(days.firstDay, days.lastDay) + 1);
  if (judged.ok) return judged;
  const { code, ...params } = judged.error;
  return refuse({ code, params });
}

async function store(
  tx: Transaction,
  { seal, clock }: OrderServices,
  { of: { car, month } }: FoundMonth,
  tripDays: readonly CalendarDate[] | null,
  charging: Body['charging'],
  rule: 'REIMBURSE' | 'LOWER_BENEFIT' | 'NONE',
): Promise<void> {
  const { id: orderId, tenantId, userId } = car.order.row;
  const row = { orderId, tenantId, userId, month, declaredAt: clock.now() };
  if (tripDays !== null) await keepTrips(tx, seal, { ...row, days: tripDays });
  if (charging === null) await deleteCharging(tx, row);
  else if (rule !== 'NONE') {
    const content = { ...contentOf(charging), rule };
    await keepCharging(tx, seal, { ...row, photo: charging.photo, content });
  }
  await recordAuditEvent(tx, {
    at: row.declaredAt,
    actorId: userId,
    actorRole: 'EMPLOYEE',
    tenantId,
    action: 'MONTH_CONFIRMED',
    record: 'lease',
    recordId: car.leaseId,
    // No days and no electricity: employers read the log.
    details: { month },
    personId: userId,
  });
}

/** Reports a month of an own car; replaces what was reported before. The same again changes nothing but its time. */
export async function reportMonth(
  services: OrderServices,
  caller: Caller,
  key: MonthKey,
  body: Body,
): Promise<Result<Reply, Refusal>> {
  const reported = await services.db.transaction(async (tx): Promise<Result<void, Refusal>> => {
    await lockOwnLeases(tx, caller.userId);
    const found = await findMonth(tx, services, caller, key);
    if (!found.ok) return found;
    if (found.value.of.open === null) return refuse(MONTH_NOT_OPEN);
    const homeCharging = await homeChargingOf(tx, found.value.of);
    const tripDays = tripDaysOf(found.value, body);
    if (!tripDays.ok) return tripDays;
    if (body.charging !== null) {
      const isOffered = homeCharging !== 'NONE';
      const judged = await judgeElectricity(tx, services, found.value, body.charging, isOffered);
      if (!judged.ok) return judged;
    }
    await store(tx, services, found.value, tripDays.value, body.charging, homeCharging);
    return ok(undefined);
  });
  return reported.ok ? readMonth(services, caller, key) : reported;
}
