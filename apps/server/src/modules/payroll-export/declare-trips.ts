import { toEuro, type FieldError, type ReplyOf } from '@stromwandel/api-spec';
import {
  addCents,
  calendarDate,
  ok,
  refuse,
  type CalendarDate,
  type Cents,
  type Result,
} from '@stromwandel/kernel';
import { SINGLE_TRIPS_PER_YEAR, tripAccount } from '@stromwandel/payroll';
import { lastDayOfTerm } from '@stromwandel/leasing';
import type { PayrollMonth } from '@stromwandel/payroll-export';
import type { Caller } from '../../platform/scope/caller.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { commuteOf, findCommutes, findTrips, keepTrips, type DeclaredTrips } from '../salary-data/index.ts';
import { findReportsInForce } from '../employment-reports/index.ts';
import {
  findHandedOverOrders,
  openPrivateSnapshot,
  type OrderServices,
  vehicleName,
} from '../orders/index.ts';
import { spanOf } from './lease-span.ts';
import { findFirstFiles } from './payroll-store.ts';
import { valueMonth } from './value-month.ts';
import { openTripMonths, type OpenTripMonth } from './open-trip-months.ts';

type Owner = Pick<Caller, 'userId' | 'tenantId'>;

interface TripCar {
  readonly orderId: number;
  readonly vehicle: string;
  readonly months: readonly OpenTripMonth[];
  /** What the way to work of a month is worth: by the trips that count, or by 0.03 % without a number. */
  readonly commuteValue: (month: PayrollMonth, trips: number | null) => Cents;
}

interface OwnTrips {
  readonly cars: readonly TripCar[];
  /** Includes closed months. */
  readonly declared: readonly DeclaredTrips[];
}

async function readOwnTrips(services: OrderServices, userId: number, tenantId: number): Promise<OwnTrips> {
  const { db, seal, clock } = services;
  const today = clock.today();
  // In the scope of the HR team, orders of colleagues are visible too.
  const handedOver = (await findHandedOverOrders(db, tenantId, today)).filter(
    ({ row }) => row.userId === userId,
  );
  const orderIds = handedOver.map(({ row }) => row.id);
  const reports = (await findReportsInForce(db, tenantId, [userId])).get(userId) ?? [];
  const commutes = await findCommutes(db, seal, orderIds);
  // Files are the employer's; a month whose file is made keeps the distance it was made with.
  const firstFiles = await runAsSystem(() => findFirstFiles(db, tenantId));
  const cars = handedOver.map((order) => {
    const { row, snapshot } = order;
    const from = calendarDate(order.handedOverOn);
    const { durationMonths, rateInsuranceIncluded } = snapshot.leasePackage;
    const endsOn = lastDayOfTerm(from, durationMonths);
    const { returnedOn } = order;
    const { availableUntil } = spanOf({ endsOn, returnedOn, today }, reports, rateInsuranceIncluded);
    const history = {
      ordered: commuteOf(openPrivateSnapshot(seal, order).salaryInfo),
      entered: commutes.get(row.id) ?? [],
      firstFiles,
    };
    return {
      orderId: row.id,
      vehicle: vehicleName(snapshot),
      months: openTripMonths({ from, until: availableUntil }, history, today),
      commuteValue: (month: PayrollMonth, trips: number | null) => {
        const { commute, commuteFlatTaxed } = valueMonth(order, history, month, trips);
        return addCents(commute, commuteFlatTaxed);
      },
    };
  });
  return { cars, declared: await findTrips(db, seal, orderIds) };
}

function tripsReply({ cars, declared }: OwnTrips): ReplyOf<'listTrips'> {
  const daysOf = (orderId: number, month: string) =>
    declared.find((one) => one.orderId === orderId && one.month === month)?.days.slice();
  const counted = tripAccount(
    declared.flatMap(({ orderId, days }) => days.map((day) => ({ carId: orderId, day }))),
  );
  return {
    tripsPerYear: SINGLE_TRIPS_PER_YEAR,
    cars: cars.map(({ orderId, vehicle, months, commuteValue }) => ({
      orderId,
      vehicle,
      months: months.map((open) => {
        const { month } = open;
        const days = daysOf(orderId, month);
        if (!days) return { ...open, days: null, commute: null };
        const commute = {
          singleTripsEur: toEuro(commuteValue(month, counted(orderId, month))),
          flatEur: toEuro(commuteValue(month, null)),
        };
        return { ...open, days, commute };
      }),
    })),
  };
}

/** Errors of declared days: outside the month of the car, duplicate, or declared for another car. */
function dayErrors(
  days: readonly CalendarDate[],
  { firstDay, lastDay }: OpenTripMonth,
  ofOtherCars: ReadonlySet<string>,
): FieldError[] {
  return days.flatMap((day, index): FieldError[] => {
    const path = `body.days.${index}`;
    if (day < firstDay) return [{ path, code: 'TOO_SMALL', params: { minimum: firstDay } }];
    if (day > lastDay) return [{ path, code: 'TOO_LARGE', params: { maximum: lastDay } }];
    if (days.indexOf(day) < index) return [{ path, code: 'REPEATED', params: {} }];
    return ofOtherCars.has(day) ? [{ path, code: 'TAKEN', params: {} }] : [];
  });
}

/** The caller's cars and months open for declaring trips. */
export async function listTrips(
  services: OrderServices,
  { userId, tenantId }: Owner,
): Promise<ReplyOf<'listTrips'>> {
  return tripsReply(
    tenantId === null ? { cars: [], declared: [] } : await readOwnTrips(services, userId, tenantId),
  );
}

/** Declares the days of a month. A closed month is not found, like an unknown one. */
export async function declareTrips(
  services: OrderServices,
  { userId, tenantId }: Owner,
  { orderId, month, days }: Pick<DeclaredTrips, 'orderId' | 'month' | 'days'>,
): Promise<Result<ReplyOf<'declareTrips'>, Refusal>> {
  if (tenantId === null) return refuse({ code: 'NOT_FOUND' });
  const { db, seal, clock } = services;
  const { cars, declared } = await readOwnTrips(services, userId, tenantId);
  const open = cars.find((car) => car.orderId === orderId)?.months.find((one) => one.month === month);
  if (!open) return refuse({ code: 'NOT_FOUND' });
  // A day has at most one trip to work.
  const ofOtherCars = new Set<string>(
    declared.filter((one) => one.orderId !== orderId).flatMap(({ days }) => days),
  );
  const errors = dayErrors(days, open, ofOtherCars);
  if (errors.length > 0) return refuse({ code: 'INVALID_INPUT', errors });
  await keepTrips(db, seal, {
    orderId,
    tenantId,
    userId,
    month,
    days: days.toSorted(),
    declaredAt: clock.now(),
  });
  return ok(await listTrips(services, { userId, tenantId }));
}
