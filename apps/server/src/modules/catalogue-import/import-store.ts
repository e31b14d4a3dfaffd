import type { CatalogueImportReply, ImportProblem, ReplyOf } from '@stromwandel/api-spec';
import { and, asc, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { shownText } from '../../platform/table-file/shown-text.ts';
import {
  catalogueImportCars,
  catalogueImportProblems,
  catalogueImports,
} from '../../platform/database/schema/index.ts';
import type { ReadCar } from './rules/car-collector.ts';

export type ImportRow = typeof catalogueImports.$inferSelect;
export type ImportCarRow = typeof catalogueImportCars.$inferSelect;
type Change = ImportCarRow['change'];

/** A running import reports more often than this. A silent one belonged to a process that ended. */
const SILENT_MS = 120_000;
const LAST_IMPORTS = 20;
/** Problems of one file that are kept: more than a file of 10,000 cars has with several columns wrong. All are counted. */
export const MOST_PROBLEMS = 1_000_000;
const PAGE = 50;
const PROBLEM_PAGE = 500;

export async function startImport(db: DatabaseOrTransaction, fileName: string, now: Date): Promise<number> {
  const [row] = await db
    .insert(catalogueImports)
    .values({ fileName, state: 'READING', startedAt: now, seenAt: now })
    .returning({ id: catalogueImports.id });
  if (!row) throw new Error('The import was not stored');
  return row.id;
}

export async function updateImport(
  db: DatabaseOrTransaction,
  id: number,
  values: Partial<ImportRow>,
): Promise<void> {
  await db.update(catalogueImports).set(values).where(eq(catalogueImports.id, id));
}

/** Keeps cars of a file until they are taken over. */
export async function keepCars(
  db: DatabaseOrTransaction,
  id: number,
  cars: readonly ReadCar[],
): Promise<void> {
  const given = cars.map(({ line, car, planned }) => ({ line, car, planned }));
  await db.execute(sql`
    insert into catalogue_import_cars (import_id, reference, line, document, planned, change)
    select ${id}, given.car ->> 'reference', given.line, given.car, given.planned, 'NEW'
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(line integer, car jsonb, planned jsonb)`);
}

export async function keepProblems(
  db: DatabaseOrTransaction,
  importId: number,
  problems: readonly ImportProblem[],
): Promise<void> {
  if (problems.length === 0) return;
  await db.insert(catalogueImportProblems).values(
    problems.map(({ column, value, ...problem }) => ({
      ...problem,
      importId,
      column: column === null ? null : shownText(column),
      value: value === null ? null : shownText(value),
    })),
  );
}

/** Forgets the cars of a file that is not taken over. */
export async function forgetCars(db: DatabaseOrTransaction, id: number): Promise<void> {
  await db.delete(catalogueImportCars).where(eq(catalogueImportCars.importId, id));
}

async function replies(
  db: DatabaseOrTransaction,
  rows: readonly ImportRow[],
  now: Date,
): Promise<CatalogueImportReply[]> {
  const counts = await db
    .select({ importId: catalogueImportCars.importId, change: catalogueImportCars.change, cars: count() })
    .from(catalogueImportCars)
    .where(
      inArray(
        catalogueImportCars.importId,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(catalogueImportCars.importId, catalogueImportCars.change);
  return rows.map((row) => {
    const of = (change: Change) =>
      counts.find((one) => one.importId === row.id && one.change === change)?.cars ?? 0;
    const silent = row.state === 'READING' && now.getTime() - row.seenAt.getTime() > SILENT_MS;
    return {
      ...row,
      state: silent ? 'BROKEN_OFF' : row.state,
      startedAt: row.startedAt.toISOString(),
      changes: { NEW: of('NEW'), CHANGED: of('CHANGED'), SAME: of('SAME'), GONE: of('GONE') },
    };
  });
}

/** The last imports, newest first. */
export async function findImports(db: DatabaseOrTransaction, now: Date): Promise<CatalogueImportReply[]> {
  const rows = await db
    .select()
    .from(catalogueImports)
    .orderBy(desc(catalogueImports.id))
    .limit(LAST_IMPORTS);
  return replies(db, rows, now);
}

export async function findImport(
  db: DatabaseOrTransaction,
  id: number,
  now: Date,
): Promise<CatalogueImportReply | undefined> {
  const rows = await db.select().from(catalogueImports).where(eq(catalogueImports.id, id));
  return (await replies(db, rows, now))[0];
}

export async function hasImport(db: DatabaseOrTransaction, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: catalogueImports.id })
    .from(catalogueImports)
    .where(eq(catalogueImports.id, id));
  return rows.length > 0;
}

/** An import, locked until the transaction ends. */
export async function lockImport(tx: Transaction, id: number): Promise<ImportRow | undefined> {
  const [row] = await tx.select().from(catalogueImports).where(eq(catalogueImports.id, id)).for('update');
  return row;
}

/** A page of what is wrong in a file, by line, and where the next one begins. */
export async function findProblems(
  db: DatabaseOrTransaction,
  importId: number,
  after: number | undefined,
): Promise<ReplyOf<'listImportProblems'>> {
  const { id, line } = catalogueImportProblems;
  const rows = await db
    .select()
    .from(catalogueImportProblems)
    .where(
      and(
        eq(catalogueImportProblems.importId, importId),
        after === undefined
          ? undefined
          : sql`(${line}, ${id}) > (select last.line, last.id from catalogue_import_problems as last
              where last.id = ${after})`,
      ),
    )
    .orderBy(asc(line), asc(id))
    .limit(PROBLEM_PAGE + 1);
  const problems = rows.slice(0, PROBLEM_PAGE);
  return { problems, next: rows.length > PROBLEM_PAGE ? (problems.at(-1)?.id ?? null) : null };
}

/** A page of the cars of one kind, by reference, and where the next one begins. */
export async function findChanges(
  db: DatabaseOrTransaction,
  id: number,
  { change, after }: { readonly change: Change; readonly after?: string | undefined },
): Promise<{ readonly cars: readonly ImportCarRow[]; readonly next: string | null }> {
  const rows = await db
    .select()
    .from(catalogueImportCars)
    .where(
      and(
        eq(catalogueImportCars.importId, id),
        eq(catalogueImportCars.change, change),
        after === undefined ? undefined : sql`${catalogueImportCars.reference} > ${after}`,
      ),
    )
    .orderBy(asc(catalogueImportCars.reference))
    .limit(PAGE + 1);
  const cars = rows.slice(0, PAGE);
  return { cars, next: rows.length > PAGE ? (cars.at(-1)?.reference ?? null) : null };
}

/** Removes imports with their cars and problems, one at a time: each can be tens of thousands of rows. */
export async function removeOldImports(db: DatabaseOrTransaction, startedBefore: Date): Promise<void> {
  const old = await db
    .select({ id: catalogueImports.id })
    .from(catalogueImports)
    .where(lt(catalogueImports.startedAt, startedBefore));
  for (const { id } of old) await db.delete(catalogueImports).where(eq(catalogueImports.id, id));
}
