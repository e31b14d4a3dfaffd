import type { CatalogueImportReply } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../platform/scope/caller.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { CatalogueSnapshots } from '../catalogue/index.ts';
import { lockCatalogue, movePrices, writeCars, writePlannedPrices } from '../provider-catalogue/index.ts';
import { allowLongStatements, compareImport, isOutdated, plansOf } from './compare-import.ts';
import { findImport, lockImport, updateImport, type ImportRow } from './import-store.ts';
import { recordImport } from './record-import.ts';
import type { ImportServices } from './upload-catalogue.ts';

export type ApplyServices = ImportServices & { readonly snapshots: CatalogueSnapshots };

async function whenIn(
  services: ApplyServices,
  { id, state }: { readonly id: number; readonly state: ImportRow['state'] },
  work: (tx: Transaction, row: ImportRow) => Promise<Refusal | null>,
): Promise<Result<CatalogueImportReply, Refusal>> {
  return services.db.transaction(async (tx) => {
    await allowLongStatements(tx);
    await lockCatalogue(tx);
    const row = await lockImport(tx, id);
    if (!row) return refuse({ code: 'NOT_FOUND' });
    if (row.state !== state) return refuse({ code: 'IMPORT_NOT_READY' });
    const refusal = await work(tx, row);
    if (refusal) return refuse(refusal);
    const reply = await findImport(tx, id, services.systemClock.now());
    if (!reply) throw new Error('An import that is locked exists');
    return ok(reply);
  });
}

/** Takes a file over in one transaction. What has changed since it was checked is compared anew instead. */
export function applyImport(
  services: ApplyServices,
  caller: Caller,
  { id, withdrawMissing }: { readonly id: number; readonly withdrawMissing: boolean },
): Promise<Result<CatalogueImportReply, Refusal>> {
  return whenIn(services, { id, state: 'READY' }, async (tx) => {
    if (await isOutdated(tx, id)) {
      await compareImport(tx, id);
      return { code: 'IMPORT_OUTDATED' };
    }
    const given = sql`from catalogue_import_cars as car where car.import_id = ${id} and car.change`;
    await writeCars(tx, sql`select car.reference, car.document ${given} in ('NEW', 'CHANGED')`);
    await tx.execute(sql`update vehicles set active = true
      where not active and reference in (select car.reference ${given} in ('NEW', 'CHANGED'))`);
    await writePlannedPrices(
      tx,
      sql`select car.reference, planned_after(car.previous_planned, car.planned) as planned ${given}
        in ('NEW', 'CHANGED') and car.planned <> '[]'`,
    );
    // Days that have come since the file was checked.
    await movePrices(tx, services);
    if (withdrawMissing) {
      await tx.execute(sql`update vehicles set active = false
        where reference in (select car.reference ${given} = 'GONE')`);
    }
    await services.snapshots.prepare(tx, services.clock.today());
    await updateImport(tx, id, { state: 'APPLIED', withdrewMissing: withdrawMissing });
    await recordImport(tx, services, caller, {
      action: 'CATALOGUE_IMPORTED',
      id,
      details: { withdrawMissing },
    });
    return null;
  });
}

/**
 * Takes an import back in one transaction: changed cars are as they were, new ones are withdrawn, missing ones are offered
 * again, and what was planned is planned again. Cars that were changed after the import, also by a price of it whose first day
 * has come, stay as they are and are counted.
 */
export function undoImport(
  services: ApplyServices,
  caller: Caller,
  id: number,
): Promise<Result<CatalogueImportReply, Refusal>> {
  return whenIn(services, { id, state: 'APPLIED' }, async (tx, { withdrewMissing }) => {
    await tx.execute(sql`
      create temporary table undone_cars on commit drop as
      select car.reference, car.change <> 'GONE' as was_written, car.previous, car.previous_planned, car.was_offered,
        case when car.change = 'GONE' then not known.active
          else known.active and known.document = car.document
            and plans.planned = planned_after(car.previous_planned, car.planned) end as untouched
      from catalogue_import_cars as car join car_documents as known on known.reference = car.reference
        cross join lateral ${plansOf(sql`car.reference`)} as plans
      where car.import_id = ${id}
        and (car.change in ('NEW', 'CHANGED') or car.change = 'GONE' and ${withdrewMissing})`);
    await writeCars(
      tx,
      sql`select reference, previous as document from undone_cars
        where untouched and was_written and previous is not null`,
    );
    await writePlannedPrices(
      tx,
      sql`select reference, previous_planned as planned from undone_cars where untouched and was_written`,
    );
    await movePrices(tx, services);
    await tx.execute(sql`update vehicles as car set active = undone.was_offered from undone_cars as undone
      where undone.untouched and undone.reference = car.reference and car.active <> undone.was_offered`);
    await services.snapshots.prepare(tx, services.clock.today());
    const { rows } = await tx.execute<{ kept: number }>(
      sql`select count(*)::int as kept from undone_cars where not untouched`,
    );
    const keptWhenUndone = rows[0]?.kept ?? 0;
    await updateImport(tx, id, { state: 'UNDONE', keptWhenUndone });
    await recordImport(tx, services, caller, {
      action: 'CATALOGUE_IMPORT_UNDONE',
      id,
      details: { keptWhenUndone },
    });
    return null;
  });
}
