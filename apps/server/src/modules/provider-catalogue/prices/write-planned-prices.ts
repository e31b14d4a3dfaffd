import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';

/**
 * Applies the planned prices of cars to their current prices. Packages are matched by their terms, including those no
 * longer on offer.
 * @param source a query with the columns `reference` and `planned` (a list as in `car_plans`), each reference once
 */
export async function writePlannedPrices(tx: Transaction, source: SQL): Promise<void> {
  await tx.execute(sql`
    delete from planned_prices as price using vehicles as car, (${source}) as source
    where car.reference = source.reference and price.vehicle_id = car.id`);
  await tx.execute(sql`
    insert into planned_prices (vehicle_id, lease_package_id, first_day, amount_cents, comparison_cents)
    select car.id, package.id, given."firstDay", round(given."amountEur" * 100), round(given."comparisonEur" * 100)
    from (${source}) as source join vehicles as car on car.reference = source.reference
      cross join jsonb_to_recordset(source.planned) as given(
        "leasePackage" jsonb, "firstDay" date, "amountEur" numeric, "comparisonEur" numeric)
      left join lease_packages as package on package.vehicle_id = car.id
        and package.duration_months = (given."leasePackage" ->> 'durationMonths')::integer
        and package.km_per_year = (given."leasePackage" ->> 'kmPerYear')::integer
        and package.tires = given."leasePackage" ->> 'tires'
    where given."leasePackage" is null or package.id is not null`);
}
