import { calendarDate, cents, type CalendarDate } from '@stromwandel/kernel';
import { packageOn, type ChangedPackage } from '@stromwandel/leasing';
import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { leasePackageChanges, leases, orders } from '../../../platform/database/schema/index.ts';
import type { FrozenPackage, OrderSnapshot } from './snapshot.ts';

/** The signed changes of a lease's package, the earliest first. */
export type AgreedPackages = readonly ChangedPackage<FrozenPackage>[];

/** The signed changes of the packages of orders; none for most. */
export async function findAgreedPackages(
  db: DatabaseOrTransaction,
  orderIds: readonly number[],
): Promise<(orderId: number) => AgreedPackages> {
  const rows = await db
    .select({
      orderId: leases.orderId,
      from: leasePackageChanges.effectiveFrom,
      leasePackage: leasePackageChanges.packageAfter,
    })
    .from(leasePackageChanges)
    .innerJoin(leases, eq(leases.id, leasePackageChanges.leaseId))
    .where(and(inArray(leases.orderId, [...orderIds]), eq(leasePackageChanges.state, 'SIGNED')))
    .orderBy(asc(leasePackageChanges.effectiveFrom));
  return (orderId) =>
    rows.flatMap(({ from, leasePackage, ...row }) =>
      row.orderId !== orderId || from === null ? [] : [{ from: calendarDate(from), leasePackage }],
    );
}

/** Rate of an order's package on the day of `changedRates`, joined as `changed`. */
export const rateOfDay: SQL = sql`coalesce(changed.rate, ${orders.monthlyRateCents})`;

/** The rates of an employer's leases whose package has changed by a day, to be joined with orders by `onChangedRates`. */
export function changedRates(tenantId: number, day: CalendarDate): SQL {
  return sql`(select distinct on (${leases.orderId}) ${leases.orderId} as order_id,
      ${leasePackageChanges.monthlyRateCents} as rate
    from ${leasePackageChanges} join ${leases} on ${leases.id} = ${leasePackageChanges.leaseId}
    where ${leasePackageChanges.tenantId} = ${tenantId} and ${leasePackageChanges.state} = 'SIGNED'
      and ${leasePackageChanges.effectiveFrom} <= ${day}::date
    order by ${leases.orderId}, ${leasePackageChanges.effectiveFrom} desc) as changed`;
}

export const onChangedRates: SQL = sql`changed.order_id = ${orders.id}`;

/** An order with another package of its car: its rate, and what the package includes. */
export function withPackage(snapshot: OrderSnapshot, leasePackage: FrozenPackage): OrderSnapshot {
  const { car, terms } = snapshot.calculation;
  const ratePerMonth = cents(leasePackage.totalMonthlyGrossCostCents);
  return { ...snapshot, leasePackage, calculation: { car: { ...car, ratePerMonth }, terms } };
}

/** An order with the package that holds on a day. What the order froze stays stored unchanged. */
export function snapshotOn(
  snapshot: OrderSnapshot,
  changes: AgreedPackages,
  day: CalendarDate,
): OrderSnapshot {
  return changes.length === 0
    ? snapshot
    : withPackage(snapshot, packageOn(snapshot.leasePackage, changes, day));
}
