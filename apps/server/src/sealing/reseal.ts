import type pg from 'pg';
import type { DataSeal } from './data-seal.ts';
import { placeOfRow, SEALED_COLUMNS, type SealedColumn, type SealedRow } from './sealed-columns.ts';

/** Rows looked at in one transaction: few enough for a statement, whatever the table holds. */
const WINDOW = 2_000;
/** Begins everything that any version has sealed. */
const ANY_HEADER = 'sw1.';

/** What is to be sealed: what lies in plain, or everything that another key than the current one has sealed. */
export type ResealScope = 'PLAIN' | 'OTHER_KEYS';

// Text and bytes compare alike by their first bytes.
const beginning = (plain: SealedColumn['plain'], column: string, length: number) =>
  plain === 'bytes' ? `substring(t.${column} from 1 for ${length})` : `left(t.${column}, ${length})`;

function selectWindow({ table, key }: SealedColumn): string {
  return `select min(key) as first, max(key) as last
    from (select t.${key} as key from ${table} t where t.${key} > $1 order by t.${key} limit ${WINDOW}) as looked_at`;
}

function selectRows(
  { table, column, key, record, owner, where, plain }: SealedColumn,
  header: string,
  scope: ResealScope,
): string {
  // What lies in plain is looked for once: whoever is changing it is waited for.
  const locked = scope === 'PLAIN' ? '' : 'skip locked';
  return `
    select t.${key} as key, t.${column} as value, (${record})::text as record, ${owner} as "ownerId"
    from ${table} t
    where t.${key} between $2 and $3 and t.${column} is not null
      and ${beginning(plain, column, header.length)} <> $1 and ${where ?? 'true'}
    order by t.${key} for update of t ${locked}`;
}

function sealedAnew(seal: DataSeal, column: SealedColumn, row: SealedRow): string | Buffer {
  const place = placeOfRow(column, row);
  const { value } = row;
  if (typeof value !== 'string') {
    const isSealed = value.subarray(0, ANY_HEADER.length).toString('latin1') === ANY_HEADER;
    return seal.sealBytes(isSealed ? seal.openBytes(value, place) : value, place);
  }
  if (value.startsWith(ANY_HEADER)) return seal.seal(seal.open(value, place), place);
  return seal.seal(column.plain === 'json' ? JSON.parse(value) : value, place);
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
  { header, scope, after }: { readonly header: string; readonly scope: ResealScope; readonly after: string },
): Promise<{ readonly last: string | null; readonly sealed: number }> {
  await client.query('begin');
  try {
    const window = await client.query<Window>(selectWindow(column), [after]);
    const { first, last } = window.rows[0] ?? { first: null, last: null };
    const parameter = column.plain === 'bytes' ? Buffer.from(header) : header;
    const { rows } =
      last === null
        ? { rows: [] }
        : await client.query<SealedRow>(selectRows(column, header, scope), [parameter, first, last]);
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
 * Seals with the current key what is not, window after window of rows in their own transactions: it may be interrupted and
 * started again, beside running servers. Rows that somebody else is changing are left for the next run, unless they lie in plain.
 * @returns how many values were sealed
 */
export async function reseal(client: pg.ClientBase, seal: DataSeal, scope: ResealScope): Promise<number> {
  const header = scope === 'PLAIN' ? ANY_HEADER : seal.currentHeader;
  let sealed = 0;
  for (const column of SEALED_COLUMNS) {
    if (scope === 'PLAIN' && column.appendOnly) continue;
    for (let after: string | null = '0'; after !== null;) {
      const done = await resealWindow(client, seal, column, { header, scope, after });
      sealed += done.sealed;
      after = done.last;
    }
  }
  return sealed;
}
