import type pg from 'pg';
import type { DataSeal } from './data-seal.ts';
import { placeOfRow, SEALED_COLUMNS, type SealedColumn, type SealedRow } from './sealed-columns.ts';

const BATCH = 100;
/** Begins everything that any version has sealed. */
const ANY_HEADER = 'sw1.';

/** What is to be sealed: what lies in plain, or everything that another key than the current one has sealed. */
export type ResealScope = 'PLAIN' | 'OTHER_KEYS';

// Text and bytes compare alike by their first bytes.
const beginning = (plain: SealedColumn['plain'], column: string, length: number) =>
  plain === 'bytes' ? `substring(t.${column} from 1 for ${length})` : `left(t.${column}, ${length})`;

function selectBatch(
  { table, column, key, record, owner, where, plain }: SealedColumn,
  header: string,
): string {
  return `
    select t.${key} as key, t.${column} as value, (${record})::text as record, ${owner} as "ownerId"
    from ${table} t
    where t.${column} is not null and ${beginning(plain, column, header.length)} <> $1 and ${where ?? 'true'}
    order by t.${key} limit ${BATCH} for update of t skip locked`;
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

async function resealBatch(
  client: pg.ClientBase,
  seal: DataSeal,
  column: SealedColumn,
  header: string,
): Promise<number> {
  await client.query('begin');
  try {
    const parameter = column.plain === 'bytes' ? Buffer.from(header) : header;
    const { rows } = await client.query<SealedRow>(selectBatch(column, header), [parameter]);
    for (const row of rows) {
      await client.query(`update ${column.table} set ${column.column} = $1 where ${column.key} = $2`, [
        sealedAnew(seal, column, { ...row, ownerId: row.ownerId === null ? null : Number(row.ownerId) }),
        row.key,
      ]);
    }
    await client.query('commit');
    return rows.length;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * Seals with the current key what is not, in batches of their own transactions: it may be interrupted and started
 * again, beside running servers. Rows that somebody else is changing are left for the next run.
 * @returns how many values were sealed
 */
export async function reseal(client: pg.ClientBase, seal: DataSeal, scope: ResealScope): Promise<number> {
  const header = scope === 'PLAIN' ? ANY_HEADER : seal.currentHeader;
  let sealed = 0;
  for (const column of SEALED_COLUMNS) {
    if (scope === 'PLAIN' && column.appendOnly) continue;
    for (let count = BATCH; count === BATCH; sealed += count) {
      count = await resealBatch(client, seal, column, header);
    }
  }
  return sealed;
}
