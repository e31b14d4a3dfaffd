import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';

/** Allows statements of minutes: ten thousand cars take a fast database seconds, a slow one minutes. */
export async function allowLongStatements(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local statement_timeout = '10min'`);
}

/**
 * What is planned for a car, as one row with the column `planned`. The car is looked up by its reference: joining the view
 * would read all plans again for each of thousands of cars.
 */
export function plansOf(reference: SQL): SQL {
  return sql`(select coalesce((select of_car.planned from car_plans as of_car
    where of_car.reference = ${reference}), '[]') as planned)`;
}

/**
 * Says of each car of a file whether it is new, changed or the same, and which cars on offer the file does not have. A car
 * for which the file plans another price than the catalogue has changed too.
 */
export async function compareImport(tx: Transaction, id: number): Promise<void> {
  await allowLongStatements(tx);
  await tx.execute(sql`delete from catalogue_import_cars where import_id = ${id} and change = 'GONE'`);
  await tx.execute(sql`
    update catalogue_import_cars as car set previous = known.document, was_offered = known.active,
      previous_planned = plans.planned,
      change = case when known.active and known.document = car.document and (car.planned = '[]' or
        planned_after(plans.planned, car.planned) = plans.planned) then 'SAME' else 'CHANGED' end
    from car_documents as known cross join lateral ${plansOf(sql`known.reference`)} as plans
    where car.import_id = ${id} and known.reference = car.reference`);
  await tx.execute(sql`
    insert into catalogue_import_cars (import_id, reference, previous, was_offered, change)
    select ${id}, known.reference, known.document, true, 'GONE' from car_documents as known
    where known.active and not exists (
      select from catalogue_import_cars as car where car.import_id = ${id} and car.reference = known.reference)`);
}

/** Whether cars of the file have been changed in the catalogue since they were compared. */
export async function isOutdated(tx: Transaction, id: number): Promise<boolean> {
  const { rows } = await tx.execute<{ outdated: boolean }>(sql`select exists (
    select from catalogue_import_cars as car left join car_documents as known on known.reference = car.reference
      cross join lateral ${plansOf(sql`car.reference`)} as plans
    where car.import_id = ${id} and (car.was_offered <> coalesce(known.active, false) or car.change <> 'GONE'
      and (car.previous is distinct from known.document or car.previous_planned <> plans.planned))) as outdated`);
  return rows[0]?.outdated ?? true;
}
