import { and, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { DatabaseOrTransaction } from './database.ts';
import { spanOf, type Words } from './records-of-words.ts';

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
 * patterns would be tried on every row. The records are found by the words alone, unless a word has very many: PostgreSQL would read
 * every record of one word before it asks for the next.
 * @param beginnings what `recordsOfWords` leaves
 */
export async function beginsWords(
  db: DatabaseOrTransaction,
  words: Words,
  id: AnyColumn | SQL,
  beginnings: readonly string[],
): Promise<SQL | undefined> {
  const { table, of } = words;
  const few: SQL[] = [];
  const others: SQL[] = [];
  for (const beginning of beginnings) {
    const records = sql`select ${of} from ${table} where ${spanOf(words, beginning)}`;
    if (await hasFew(db, records)) few.push(records);
    else others.push(sql`exists(select from ${table} where ${of} = ${id} and ${spanOf(words, beginning)})`);
  }
  return and(
    few.length === 0 ? undefined : sql`${id} = any(array(${sql.join(few, sql` intersect `)}))`,
    ...others,
  );
}
