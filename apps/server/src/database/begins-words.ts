import { and, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { DatabaseOrTransaction } from './database.ts';

/** A table of the words by which records are found. */
interface Words {
  readonly table: PgTable;
  /** Whose words they are. */
  readonly of: AnyColumn;
  readonly word: AnyColumn;
}

/** Sorts behind every word that has the same beginning. */
const LAST_CHARACTER = '\u{10FFFF}';

/** Records of a word that are brought together with those of another; of more words are asked record by record. */
const MOST_RECORDS = 20_000;

async function hasFew(db: DatabaseOrTransaction, records: SQL): Promise<boolean> {
  const { rows } = await db.execute<{ few: boolean }>(
    sql`select count(*) <= ${MOST_RECORDS} as few from (${records} limit ${MOST_RECORDS + 1}) as record`,
  );
  return rows[0]?.few === true;
}

/**
 * Whether each word of a search begins a word of a record. Compares only with what row-level security lets an index compare:
 * patterns would be tried on every row. Of several words the records that have all are found by the words alone: PostgreSQL
 * would read every record of one word before it asks for the next.
 * @param search without case and accents, as the words are
 */
export async function beginsWords(
  db: DatabaseOrTransaction,
  { table, of, word }: Words,
  id: AnyColumn | SQL,
  search: string,
): Promise<SQL | undefined> {
  const spans = search
    .split(/\s+/)
    .filter(Boolean)
    .map((beginning) => sql`${word} >= ${beginning} and ${word} < ${beginning + LAST_CHARACTER}`);
  const few: SQL[] = [];
  const others: SQL[] = [];
  for (const span of spans) {
    const records = sql`select ${of} from ${table} where ${span}`;
    if (spans.length > 1 && (await hasFew(db, records))) few.push(records);
    else others.push(sql`exists(select from ${table} where ${of} = ${id} and ${span})`);
  }
  return and(
    few.length === 0 ? undefined : sql`${id} = any(array(${sql.join(few, sql` intersect `)}))`,
    ...others,
  );
}
