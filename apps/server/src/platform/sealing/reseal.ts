import type pg from 'pg';
import type { DataSeal } from './data-seal.ts';
import { placeOfRow, SEALED_COLUMNS, type SealedColumn, type SealedRow } from './sealed-columns.ts';

/** Rows looked at in one transaction: few enough for a statement, whatever the table holds. */
const WINDOW = 2_000;

function selectWindow({ table, key }: SealedColumn): string {
  return `select min(key) as first, max(key) as last
    from (select t.${key} as key from ${table} t where t.${key} > $1 order by t.${key} limit ${WINDOW}) as looked_at`;
}

function selectRows(sealed: SealedColumn, header: string): string {
  const { table, column, key, record, owner, where } = sealed;
  return `
    select t.${key} as key, t.${column} as value, (${record})::text as record, ${owner} as "ownerId"
    from ${table} t
    where t.${key} between $2 and $3 and t.${column} is not null
      and left(t.${column}, ${header.length}) <> $1 and ${where ?? 'true'}
    order by t.${key} for update of t skip locked`;
}

function sealedAnew(seal: DataSeal, column: SealedColumn, row: SealedRow): string {
  const place = placeOfRow(column, row);
  return seal.seal(seal.open(row.value, place), place);
}

interface Window {
  readonly first: string | null;
  readonly last: string | null;
}

/** @returns where the next window begins, null behind the last one; and how many values were sealed */
async function resealWindow(
  client: pg.ClientBase,
  seal: DataSeal,
  column: SealedColumn,
  after: string,
): Promise<{ readonly last: string | null; readonly sealed: number }> {
  const header = seal.currentHeader;
  await client.query('begin');
  try {
    const window = await client.query<Window>(selectWindow(column), [after]);
    const { first, last } = window.rows[0] ?? { first: null, last: null };
    const { rows } =
      last === null
        ? { rows: [] }
        : await client.query<SealedRow>(selectRows(column, header), [header, first, last]);
    for (const row of rows) {
      await client.query(`update ${column.table} set ${column.column} = $1 where ${column.key} = $2`, [
        sealedAnew(seal, column, { ...row, ownerId: row.ownerId === null ? null : Number(row.ownerId) }),
        row.key,
      ]);
    }
    await client.query('commit');
    return { last, sealed: rows.length };
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * Seals with the current key what another key has sealed, in windows of rows with their own transactions: may be interrupted
 * and started again, beside running servers. Rows that another transaction has locked are left for the next run.
 * @returns how many values were sealed
 */
export async function reseal(client: pg.ClientBase, seal: DataSeal): Promise<number> {
  let sealed = 0;
  for (const column of SEALED_COLUMNS) {
    for (let after: string | null = '0'; after !== null;) {
      const done = await resealWindow(client, seal, column, after);
      sealed += done.sealed;
      after = done.last;
    }
  }
  return sealed;
}
