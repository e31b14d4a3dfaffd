import { addMonths, calendarDate, dateParts, type CalendarDate } from '@stromwandel/kernel';
import { correctableUntil, monthWithCar } from '@stromwandel/leasing';
import { cheaperMethod } from '@stromwandel/pricing';
import { and, asc, gt, gte, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import { mailCalendarDay, mailMonths } from '../../adapters/mail/mail-dates.ts';
import { languageOf, mailRecipient } from '../../adapters/mail/mail-recipient.ts';
import { enqueueMail } from '../../outbox-jobs.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { leaseMonthMails, leases, orderCharging, orderTrips } from '../../platform/database/schema/index.ts';
import { findEmployerRules } from '../offer/index.ts';
import { findPerson, vehicleName, type OrderServices } from '../orders/index.ts';
import { compareYear } from './commute-method.ts';
import { carMonth, countsTrips } from './month-reply.ts';
import { readOwnCars, type OwnCar, type OwnCars } from './own-cars.ts';

const BATCH = 200;
const LAST_DAY = 5;
/** A server that was off on the 6th still sends the reminder of the missing month. */
const LAST_DAY_TO_TELL = 8;
const DECEMBER = 12;
/** Trip days and electricity are kept for six years after the payroll year (§ 41 (1) EStG, § 4 LStDV). */
const KEPT_YEARS = 6;

type Lease = Pick<typeof leases.$inferSelect, 'id' | 'tenantId' | 'userId'>;
type Kind = typeof leaseMonthMails.$inferInsert.kind;

/** The mail of a day about the month before; null when it is over. */
function kindOn(day: number): Exclude<Kind, 'METHOD_HINT'> | null {
  if (day < LAST_DAY) return 'MONTH_OPEN';
  if (day === LAST_DAY) return 'MONTH_MISSING';
  return day <= LAST_DAY_TO_TELL ? 'MONTH_OVER' : null;
}

/** Notes a mail; false where it was noted before. */
async function note(tx: Transaction, lease: Lease, kind: Kind, period: string, at: Date): Promise<boolean> {
  const { id: leaseId, tenantId, userId } = lease;
  const noted = await tx
    .insert(leaseMonthMails)
    .values({ leaseId, tenantId, userId, kind, period, sentAt: at })
    .onConflictDoNothing()
    .returning({ leaseId: leaseMonthMails.leaseId });
  return noted.length > 0;
}

async function mailMonth(
  tx: Transaction,
  services: OrderServices,
  { own, car }: { readonly own: OwnCars; readonly car: OwnCar },
  month: string,
  kind: Exclude<Kind, 'METHOD_HINT'>,
): Promise<void> {
  const { clock, configuration } = services;
  const of = carMonth(car, month, { today: clock.today(), certificateOn: own.certificateOn });
  const { id: orderId, userId, tenantId } = car.order.row;
  const isReported = own.trips.some((one) => one.orderId === orderId && one.month === month);
  if (!of?.open || !countsTrips(of) || isReported) return;
  const driver = await findPerson(tx, userId);
  const language = languageOf(driver);
  const facts = {
    vehicle: vehicleName(car.order.snapshot),
    month: mailMonths([month], language),
    link: `${configuration.publicUrl}/lease/${car.leaseId}/month?month=${month}`,
  };
  const content =
    kind === 'MONTH_OPEN'
      ? ({
          ...facts,
          kind,
          confirmUntil: mailCalendarDay(of.open.confirmUntil, language),
          hasCharging: (await findEmployerRules(tx, tenantId)).homeCharging !== 'NONE',
        } as const)
      : ({
          ...facts,
          kind: 'MONTH_MISSING',
          isOver: kind === 'MONTH_OVER',
          openUntil: mailCalendarDay(of.open.openUntil, language),
        } as const);
  await enqueueMail(tx, { to: mailRecipient(driver), content }, clock.now());
}

async function mailHint(
  tx: Transaction,
  services: OrderServices,
  { own, car }: { readonly own: OwnCars; readonly car: OwnCar },
  year: number,
): Promise<void> {
  const compared = await compareYear(tx, services, own, year);
  const cheaper = compared && cheaperMethod(compared.comparison);
  if (!compared || cheaper === null || cheaper === compared.method) return;
  const driver = await findPerson(tx, car.order.row.userId);
  const content = {
    kind: 'METHOD_HINT',
    vehicle: vehicleName(car.order.snapshot),
    year,
    changeableUntil: mailCalendarDay(correctableUntil(year, own.certificateOn), languageOf(driver)),
    link: `${services.configuration.publicUrl}/lease/${car.leaseId}/month`,
  } as const;
  await enqueueMail(tx, { to: mailRecipient(driver), content }, services.clock.now());
}

async function mailOne(services: OrderServices, lease: Lease, today: CalendarDate): Promise<void> {
  const { db, clock } = services;
  const { year, month, day } = dateParts(today);
  const before = addMonths(calendarDate(`${today.slice(0, 7)}-01`), -1).slice(0, 7);
  await db.transaction(async (tx) => {
    const kind = kindOn(day);
    const isMonth = kind !== null && (await note(tx, lease, kind, before, clock.now()));
    const isHint = month === DECEMBER && (await note(tx, lease, 'METHOD_HINT', String(year), clock.now()));
    if (!isMonth && !isHint) return;
    const own = await readOwnCars(tx, services, lease);
    const car = own.cars.find(({ leaseId }) => leaseId === lease.id);
    if (!car) return;
    if (isMonth && monthWithCar(car.days, before)) await mailMonth(tx, services, { own, car }, before, kind);
    // One hint a person: that of the first car.
    if (isHint && own.cars[0] === car) await mailHint(tx, services, { own, car }, year);
  });
}

/**
 * Asks drivers whose way to work counts by trips for the month before: on its first day, on the last day in time, and when that is
 * over; in December it names the cheaper method of the year once. Each lease in a transaction of its own; safe in several processes at
 * once.
 */
export async function mailDriverMonths(services: OrderServices): Promise<void> {
  const { db, clock } = services;
  const today = clock.today();
  const { month, day } = dateParts(today);
  if (kindOn(day) === null && month !== DECEMBER) return;
  const first = addMonths(calendarDate(`${today.slice(0, 7)}-01`), -1);
  const hadCar = and(
    inArray(leases.state, ['ACTIVE', 'RETURNED']),
    lte(leases.handedOverOn, today),
    or(isNull(leases.returnedOn), gte(leases.returnedOn, first)),
  );
  for (let after = 0; ;) {
    const batch = await db
      .select({ id: leases.id, tenantId: leases.tenantId, userId: leases.userId })
      .from(leases)
      .where(and(hadCar, gt(leases.id, after)))
      .orderBy(asc(leases.id))
      .limit(BATCH);
    for (const lease of batch) {
      after = lease.id;
      await mailOne(services, lease, today);
    }
    if (batch.length < BATCH) return;
  }
}

/** Deletes trip days, electricity and notes of mails whose payroll year is over for six years. Photos follow: no month names them. */
export async function removeOldMonths({ db, clock }: Pick<OrderServices, 'db' | 'clock'>): Promise<void> {
  const first = `${dateParts(clock.today()).year - KEPT_YEARS}-01`;
  await db.delete(orderTrips).where(lt(orderTrips.month, first));
  await db.delete(orderCharging).where(lt(orderCharging.month, first));
  await db.delete(leaseMonthMails).where(lt(leaseMonthMails.period, first));
}
