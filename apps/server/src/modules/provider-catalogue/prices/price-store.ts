import { toEuro, type ReplyOf } from '@stromwandel/api-spec';
import { calendarDate, cents, type CalendarDate } from '@stromwandel/kernel';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../../platform/database/database.ts';
import { leasePackages, plannedPrices } from '../../../platform/database/schema/index.ts';

export type CarPrices = ReplyOf<'planCarPrice'>;

const packageFields = {
  id: leasePackages.id,
  durationMonths: leasePackages.durationMonths,
  kmPerYear: leasePackages.kmPerYear,
  tires: leasePackages.tires,
};

/** The packages of a car on offer, and its planned prices by day. */
export async function findPrices(db: DatabaseOrTransaction, vehicleId: number): Promise<CarPrices> {
  const packages = await db
    .select(packageFields)
    .from(leasePackages)
    .where(and(eq(leasePackages.vehicleId, vehicleId), eq(leasePackages.active, true)))
    .orderBy(leasePackages.durationMonths, leasePackages.kmPerYear, leasePackages.tires);
  const planned = await db
    .select({ price: plannedPrices, leasePackage: packageFields })
    .from(plannedPrices)
    .leftJoin(leasePackages, eq(leasePackages.id, plannedPrices.leasePackageId))
    .where(eq(plannedPrices.vehicleId, vehicleId))
    .orderBy(asc(plannedPrices.firstDay), asc(plannedPrices.id));
  return {
    packages,
    planned: planned.map(({ price, leasePackage }) => ({
      id: price.id,
      firstDay: calendarDate(price.firstDay),
      leasePackage,
      amountEur: toEuro(cents(price.amountCents)),
      comparisonEur: price.comparisonCents === null ? null : toEuro(cents(price.comparisonCents)),
    })),
  };
}

/** Writes a planned price; one of the same day and subject is replaced. */
export async function setPlannedPrice(
  tx: Transaction,
  price: Omit<typeof plannedPrices.$inferSelect, 'id'>,
): Promise<void> {
  const { vehicleId, leasePackageId, firstDay, amountCents, comparisonCents } = price;
  await tx.execute(sql`
    insert into planned_prices (vehicle_id, lease_package_id, first_day, amount_cents, comparison_cents)
    values (${vehicleId}, ${leasePackageId}, ${firstDay}, ${amountCents}, ${comparisonCents})
    on conflict (vehicle_id, coalesce(lease_package_id, 0), first_day) do update
      set amount_cents = excluded.amount_cents, comparison_cents = excluded.comparison_cents`);
}

/** Removes a planned price; gives its first day, or undefined when the car has no such price. */
export async function removePlannedPrice(
  tx: Transaction,
  { vehicleId, priceId }: { readonly vehicleId: number; readonly priceId: number },
): Promise<string | undefined> {
  const [removed] = await tx
    .delete(plannedPrices)
    .where(and(eq(plannedPrices.id, priceId), eq(plannedPrices.vehicleId, vehicleId)))
    .returning();
  return removed?.firstDay;
}

/** Whether a price counts by this day that is not in its car yet. */
export async function isPriceDue(db: DatabaseOrTransaction, day: CalendarDate): Promise<boolean> {
  const { rows } = await db.execute<{ due: boolean }>(
    sql`select exists (select from planned_prices where first_day <= ${day}) as due`,
  );
  return rows[0]?.due ?? false;
}

/** Moves prices that count by this day into their cars and packages; of several the latest. Names the cars. */
export async function moveDuePrices(
  tx: Transaction,
  day: CalendarDate,
): Promise<{ readonly id: number; readonly reference: string }[]> {
  const { rows } = await tx.execute<{ id: string; reference: string }>(sql`
    with due as (delete from planned_prices where first_day <= ${day} returning *),
      latest as (select distinct on (vehicle_id, lease_package_id) * from due
        order by vehicle_id, lease_package_id, first_day desc),
      -- A comparison that a later change leaves as it is may have changed before.
      compared as (select distinct on (lease_package_id) lease_package_id, comparison_cents from due
        where comparison_cents is not null order by lease_package_id, first_day desc),
      cars as (update vehicles as car set list_price_cents = latest.amount_cents, demo_price = false
        from latest where latest.lease_package_id is null and latest.vehicle_id = car.id),
      packages as (update lease_packages as package
        set total_monthly_gross_cost_cents = latest.amount_cents,
          gross_comparison_cost_cents = coalesce(compared.comparison_cents, package.gross_comparison_cost_cents)
        from latest left join compared on compared.lease_package_id = latest.lease_package_id
        where latest.lease_package_id = package.id)
    select car.id, car.reference from vehicles as car
    where car.id in (select vehicle_id from due) order by car.id`);
  return rows.map(({ id, reference }) => ({ id: Number(id), reference }));
}
