import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';

/**
 * Writes cars from their documents, new and known ones; the reference identifies a known car. Remaining packages,
 * colours and delivery options keep their keys, because running orders refer to them. Removed packages are withdrawn,
 * not deleted. The database does the work, so that thousands of cars do not block the event loop.
 * @param source a query with the columns `reference` and `document` (`carBody` as jsonb), each reference once
 */
export async function writeCars(tx: Transaction, source: SQL): Promise<void> {
  await tx.execute(sql`create temporary table if not exists written_cars
    (vehicle_id bigint primary key, reference text not null, document jsonb not null) on commit drop`);
  await tx.execute(sql`truncate written_cars`);
  await writeVehicles(tx, source);
  await tx.execute(sql`insert into written_cars
    select car.id, source.reference, source.document from (${source}) as source
    join vehicles as car on car.reference = source.reference`);
  await tx.execute(sql`analyze written_cars`);
  await writePackages(tx);
  await writeChoices(tx, { table: sql`vehicle_colors`, list: 'colors', column: sql`hex`, field: 'hex' });
  await writeChoices(tx, {
    table: sql`delivery_options`,
    list: 'delivery',
    column: sql`description`,
    field: 'description',
  });
}

async function writeVehicles(tx: Transaction, source: SQL): Promise<void> {
  await tx.execute(sql`insert into drawings (shape)
    select distinct source.document -> 'shape' from (${source}) as source
    where source.document -> 'shape' <> 'null' on conflict do nothing`);
  // Whole cents: euros of a document have two decimals, which `numeric` keeps exactly.
  await tx.execute(sql`
    insert into vehicles (reference, brand, model, trim_level, body_style, drive_type, maximum_power_kw, range_km,
      consumption, list_price_cents, length_mm, drawing, demo_price, has_picture, delivery_from_weeks, delivery_to_weeks, available_from,
      technical_details, standard_equipment, special_equipment)
    select source.reference, car.brand, car.model, car."trimLevel", car."bodyStyle", car."driveType",
      car."maximumPowerKw", car."rangeKm", car.consumption, round(car."listPriceEur" * 100), car."lengthMm",
      md5(nullif(car.shape, 'null')::text), false, true,
      car."deliveryFromWeeks", car."deliveryToWeeks", car."availableFrom", car."technicalDetails",
      car."standardEquipment", car."specialEquipment"
    from (${source}) as source, jsonb_to_record(source.document) as car(brand text, model text, "trimLevel" text,
      "bodyStyle" text, "driveType" text, "maximumPowerKw" integer, "rangeKm" integer, consumption numeric,
      "listPriceEur" numeric, "lengthMm" integer, shape jsonb, "deliveryFromWeeks" integer, "deliveryToWeeks" integer, "availableFrom" date,
      "technicalDetails" jsonb, "standardEquipment" jsonb, "specialEquipment" jsonb)
    order by source.reference
    on conflict (reference) do update set brand = excluded.brand, model = excluded.model,
      trim_level = excluded.trim_level, body_style = excluded.body_style, drive_type = excluded.drive_type,
      maximum_power_kw = excluded.maximum_power_kw, range_km = excluded.range_km, consumption = excluded.consumption,
      list_price_cents = excluded.list_price_cents, length_mm = excluded.length_mm, drawing = excluded.drawing,
      demo_price = vehicles.demo_price and vehicles.list_price_cents = excluded.list_price_cents,
      delivery_from_weeks = excluded.delivery_from_weeks, delivery_to_weeks = excluded.delivery_to_weeks,
      available_from = excluded.available_from, technical_details = excluded.technical_details,
      standard_equipment = excluded.standard_equipment, special_equipment = excluded.special_equipment`);
}

async function writePackages(tx: Transaction): Promise<void> {
  const given = sql`written_cars as written, jsonb_to_recordset(written.document -> 'leasePackages') as given(
      "durationMonths" integer, "kmPerYear" integer, tires text, "totalMonthlyGrossCostEur" numeric,
      "grossComparisonCostEur" numeric, "maintenanceAndServicingIncluded" boolean, "vehicleInsuranceIncluded" boolean,
      "tirePackageIncluded" boolean, "tireChangeIncluded" boolean, "rateInsuranceIncluded" boolean,
      "extraKilometerEur" numeric, "fewerKilometerEur" numeric, "extraKilometersTolerance" integer,
      "fewerKilometersTolerance" integer, "extraKilometersCap" integer, "fewerKilometersCap" integer)`;
  await tx.execute(sql`
    update lease_packages as package set active = false from written_cars as written
    where package.vehicle_id = written.vehicle_id and package.active and not exists (
      select from jsonb_to_recordset(written.document -> 'leasePackages') as given(
        "durationMonths" integer, "kmPerYear" integer, tires text)
      where given."durationMonths" = package.duration_months and given."kmPerYear" = package.km_per_year
        and given.tires = package.tires)`);
  await tx.execute(sql`
    insert into lease_packages (vehicle_id, duration_months, km_per_year, tires, total_monthly_gross_cost_cents,
      gross_comparison_cost_cents, maintenance_and_servicing_included, vehicle_insurance_included,
      tire_package_included, tire_change_included, rate_insurance_included, extra_kilometer_tenth_cents,
      fewer_kilometer_tenth_cents, extra_kilometers_tolerance, fewer_kilometers_tolerance, extra_kilometers_cap,
      fewer_kilometers_cap, active)
    select written.vehicle_id, given."durationMonths", given."kmPerYear", given.tires,
      round(given."totalMonthlyGrossCostEur" * 100), round(given."grossComparisonCostEur" * 100),
      given."maintenanceAndServicingIncluded", given."vehicleInsuranceIncluded", given."tirePackageIncluded",
      given."tireChangeIncluded", given."rateInsuranceIncluded", round(given."extraKilometerEur" * 1000),
      round(given."fewerKilometerEur" * 1000), given."extraKilometersTolerance", given."fewerKilometersTolerance",
      given."extraKilometersCap", given."fewerKilometersCap", true
    from ${given}
    on conflict (vehicle_id, duration_months, km_per_year, tires) do update set
      total_monthly_gross_cost_cents = excluded.total_monthly_gross_cost_cents,
      gross_comparison_cost_cents = excluded.gross_comparison_cost_cents,
      maintenance_and_servicing_included = excluded.maintenance_and_servicing_included,
      vehicle_insurance_included = excluded.vehicle_insurance_included,
      tire_package_included = excluded.tire_package_included, tire_change_included = excluded.tire_change_included,
      rate_insurance_included = excluded.rate_insurance_included,
      extra_kilometer_tenth_cents = excluded.extra_kilometer_tenth_cents,
      fewer_kilometer_tenth_cents = excluded.fewer_kilometer_tenth_cents,
      extra_kilometers_tolerance = excluded.extra_kilometers_tolerance,
      fewer_kilometers_tolerance = excluded.fewer_kilometers_tolerance,
      extra_kilometers_cap = excluded.extra_kilometers_cap, fewer_kilometers_cap = excluded.fewer_kilometers_cap,
      active = true`);
}

interface ChoiceTable {
  readonly table: SQL;
  /** Name of the list in the document. */
  readonly list: string;
  /** Column and field of what a choice has beside its name. */
  readonly column: SQL;
  readonly field: string;
}

/** Colours or delivery options; a choice is the same as long as its name is. */
async function writeChoices(tx: Transaction, { table, list, column, field }: ChoiceTable): Promise<void> {
  const given = sql`(select written.vehicle_id, item.position::integer - 1 as position,
      item.value ->> 'name' as name, item.value ->> ${field} as content
    from written_cars as written,
      jsonb_array_elements(written.document -> ${list}) with ordinality as item(value, position))`;
  await tx.execute(sql`delete from ${table} as choice using written_cars as written
    where choice.vehicle_id = written.vehicle_id and not exists (
      select from jsonb_array_elements(written.document -> ${list}) as item where item ->> 'name' = choice.name)`);
  // Positions are unique: each first moves out of the way.
  await tx.execute(sql`update ${table} as choice set position = -1 - choice.position from written_cars as written
    where choice.vehicle_id = written.vehicle_id`);
  await tx.execute(sql`update ${table} as choice set position = given.position, ${column} = given.content
    from ${given} as given where choice.vehicle_id = given.vehicle_id and choice.name = given.name`);
  await tx.execute(sql`insert into ${table} (vehicle_id, position, name, ${column})
    select given.vehicle_id, given.position, given.name, given.content from ${given} as given
    where not exists (select from ${table} as choice
      where choice.vehicle_id = given.vehicle_id and choice.name = given.name)`);
}
