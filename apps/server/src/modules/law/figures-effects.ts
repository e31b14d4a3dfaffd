import type { ReplyOf } from '@stromwandel/api-spec';
import { addDays, addMonths, calendarDate, type CalendarDate } from '@stromwandel/kernel';
import { figuresInForce, lawOfMonth, type FiguresRow, type LawFigures } from '@stromwandel/payroll';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { leases, orders } from '../../platform/database/schema/index.ts';
import { computeInSlices } from '../../platform/fair-share/index.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';
import type { Services } from '../../services.ts';
import { openPrivateSnapshot, priceFrozenOrder, readSnapshot } from '../orders/index.ts';

type Effects = ReplyOf<'previewFigures'>['effects'];

interface RunningRow {
  readonly row: typeof orders.$inferSelect;
  /** Last day of the lease with its extensions; null before the handover. */
  readonly endsOn: string | null;
}

const BATCH = 200;
const CENTS = 100;

interface Effect {
  readonly isLease: boolean;
  /** Largest change of the net rate in cents a month. */
  readonly change: number;
  readonly stops: boolean;
}

/** What the figures change in one order on the days on which they begin; null where it does not run on any of them. */
function effectOn(
  seal: Services['seal'],
  { row, endsOn }: RunningRow,
  days: readonly CalendarDate[],
  next: LawFigures,
): Effect | null {
  const snapshot = readSnapshot(row.snapshot);
  const from =
    row.handedOverOn === null ? snapshot.calculation.car.acquiredOn : calendarDate(row.handedOverOn);
  const until = endsOn === null ? addDays(addMonths(from, row.durationMonths), -1) : calendarDate(endsOn);
  const judged = days.filter((day) => from <= day && day <= until);
  if (judged.length === 0) return null;
  const own = openPrivateSnapshot(seal, { row });
  let change = 0;
  let stops = false;
  for (const day of judged) {
    const before = priceFrozenOrder(snapshot, own, lawOfMonth(day, figuresInForce()));
    const after = priceFrozenOrder(snapshot, own, lawOfMonth(day, next));
    const stopsBefore = before.ok ? before.value.taxResult.stops.length : 0;
    const stopsAfter = after.ok ? after.value.taxResult.stops.length : 1;
    if (before.ok && stopsAfter > stopsBefore) stops = true;
    if (!before.ok || !after.ok) continue;
    const difference = Math.round(
      (after.value.taxResult.userPrice - before.value.taxResult.userPrice) * CENTS,
    );
    change = Math.max(change, Math.abs(difference));
  }
  return { isLease: row.handedOverOn !== null, change, stops };
}

/**
 * How many running orders and leases new figures change, by how much a month at most, and how many break a limit with them: each with
 * the salary data of its order, on the first day of each row on which it runs. Counts and amounts only.
 */
export function figuresEffects(
  services: Pick<Services, 'db' | 'seal'>,
  added: readonly FiguresRow[],
  next: LawFigures,
): Promise<Effects> {
  // No admin opens salary data here: as a job does, the server reads them, and only counts leave.
  return runAsSystem(() => countEffects(services, added, next));
}

async function countEffects(
  { db, seal }: Pick<Services, 'db' | 'seal'>,
  added: readonly FiguresRow[],
  next: LawFigures,
): Promise<Effects> {
  const priced = added.filter(({ subject }) => subject !== 'ELECTRICITY_PRICE');
  const days = [...new Set(priced.map(({ validFrom }) => validFrom))];
  const found: Effect[] = [];
  for (let last = 0; days.length > 0;) {
    const batch = await db
      .select({ row: orders, endsOn: leases.endsOn })
      .from(orders)
      .leftJoin(leases, eq(leases.orderId, orders.id))
      .where(and(gt(orders.id, last), isNull(orders.endReason)))
      .orderBy(asc(orders.id))
      .limit(BATCH);
    const effects = await computeInSlices(batch, (one) => effectOn(seal, one, days, next));
    found.push(...effects.filter((effect) => effect !== null));
    const end = batch.at(-1);
    if (!end) break;
    last = end.row.id;
  }
  const changed = found.filter(({ change }) => change > 0);
  const leasesOf = (of: readonly Effect[]) => of.filter(({ isLease }) => isLease).length;
  return {
    orders: found.length - leasesOf(found),
    leases: leasesOf(found),
    changedOrders: changed.length - leasesOf(changed),
    changedLeases: leasesOf(changed),
    mostChangeEur: Math.max(0, ...changed.map(({ change }) => change)) / CENTS,
    stopped: found.filter(({ stops }) => stops).length,
  };
}
