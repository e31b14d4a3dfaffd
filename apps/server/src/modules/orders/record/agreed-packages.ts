import { calendarDate, cents, type CalendarDate } from '@stromwandel/kernel';
import { packageOn, type ChangedPackage } from '@stromwandel/leasing';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import {
  leaseExtensions,
  leasePackageChanges,
  leases,
  orders,
} from '../../../platform/database/schema/index.ts';
import type { FrozenPackage, OrderSnapshot } from './snapshot.ts';

/** The signed changes of a lease's package and its extensions, the earliest first. */
export type AgreedPackages = readonly ChangedPackage<FrozenPackage>[];

/** The signed changes and extensions of orders; none for most. */
export async function findAgreedPackages(
  db: DatabaseOrTransaction,
  orderIds: readonly number[],
): Promise<(orderId: number) => AgreedPackages> {
  const signedOf = (table: typeof leasePackageChanges | typeof leaseExtensions) =>
    db
      .select({
        orderId: leases.orderId,
        from: table.effectiveFrom,
        leasePackage: table.packageAfter,
      })
      .from(table)
      .innerJoin(leases, eq(leases.id, table.leaseId))
      .where(and(inArray(leases.orderId, [...orderIds]), eq(table.state, 'SIGNED')));
  const rows = (await signedOf(leasePackageChanges).unionAll(signedOf(leaseExtensions)))
    .flatMap(({ from, ...row }) => (from === null ? [] : [{ ...row, from: calendarDate(from) }]))
    .toSorted((one, other) => one.from.localeCompare(other.from));
  return (orderId) =>
    rows.flatMap(({ from, leasePackage, ...row }) =>
      row.orderId === orderId ? [{ from, leasePackage }] : [],
    );
}

/** Rate of an order's package on the day of `changedRates`, joined as `changed`. */
export const rateOfDay: SQL = sql`coalesce(changed.rate, ${orders.monthlyRateCents})`;

/** The rates of an employer's leases whose terms have changed by a day, to be joined with orders by `onChangedRates`. */
export function changedRates(tenantId: number, day: CalendarDate): SQL {
  const signedOf = (table: typeof leasePackageChanges | typeof leaseExtensions) => sql`
    select ${table.leaseId} as lease_id, ${table.monthlyRateCents} as rate, ${table.effectiveFrom} as from_day
    from ${table} where ${table.tenantId} = ${tenantId} and ${table.state} = 'SIGNED'
      and ${table.effectiveFrom} <= ${day}::date`;
  return sql`(select distinct on (${leases.orderId}) ${leases.orderId} as order_id, terms.rate as rate
    from (${signedOf(leasePackageChanges)} union all ${signedOf(leaseExtensions)}) as terms
      join ${leases} on ${leases.id} = terms.lease_id
    order by ${leases.orderId}, terms.from_day desc) as changed`;
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
