import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { DatabaseOrTransaction } from './database.ts';

/** A table of the words by which records are found. */
export interface Words {
  readonly table: PgTable;
  /** Whose words they are. */
  readonly of: AnyColumn;
  readonly word: AnyColumn;
}

/** Sorts behind every word that has the same beginning. */
const LAST_CHARACTER = '\u{10FFFF}';

/** Different words with one beginning of which each is read on its own; of more, it is a beginning of a few letters. */
const MOST_WORDS = 12;

/** Words without any of the signs at which `app_words` parts them. */
const WHOLE = '^[^][!-/:-@\\\\^_`{-~]+$';

/** What a search asks for, word by word. @param search without case and accents, as the words are */
export const beginningsOf = (search: string): string[] => [...new Set(search.split(/\s+/).filter(Boolean))];

/** Words that begin so, as a span of the index. Patterns would be tried on every row (row-level security). */
export const spanOf = ({ word }: Pick<Words, 'word'>, beginning: string): SQL =>
  sql`${word} >= ${beginning} and ${word} < ${beginning + LAST_CHARACTER}`;

/**
 * The words that begin so, each found by one look into the index behind the one before; null when they are too many. Of
 * "fuchs" and "fuchs-lang" the first is enough: whoever has the second has its parts as well.
 */
async function wordsThatBegin(
  db: DatabaseOrTransaction,
  words: Words,
  beginning: string,
): Promise<string[] | null> {
  const { table, word } = words;
  // "0" follows the signs up to "/"; no word holds a control character.
  const behind = sql`case when known.word ~ ${WHOLE} then known.word || '0' else known.word || chr(1) end`;
  const { rows } = await db.execute<{ word: string }>(sql`
    with recursive known (word, place) as (
      (select ${word}, 1 from ${table} where ${spanOf(words, beginning)} order by ${word} limit 1)
      union all
      (select following.word, known.place + 1 from known cross join lateral (
        select ${word} as word from ${table} where ${word} >= ${behind} and ${word} < ${beginning + LAST_CHARACTER}
        order by ${word} limit 1) as following
      where known.place <= ${MOST_WORDS})
    )
    select word from known`);
  return rows.length > MOST_WORDS ? null : rows.map((row) => row.word);
}

/**
 * Records with one of some words, newest first. The order is asked for of each word and of all: otherwise PostgreSQL reads the
 * records of all words and sorts them, instead of merging as many as are looked at.
 */
function streamOf({ table, of, word }: Words, found: readonly string[], below: SQL | undefined): SQL {
  const ofWord = (one: string) =>
    sql`(select ${of} as id from ${table} where ${word} = ${one}${below && sql` and ${of} < ${below}`} order by ${of} desc)`;
  const all = sql.join(found.map(ofWord), sql` union all `);
  return found.length === 1 ? all : sql`${all} order by id desc`;
}

/** Records that have some words. */
export interface RecordsOfWords {
  /** A query of their ids, newest first, that reads no further than whoever asks goes on; null when it is no condition. */
  readonly ids: SQL | null;
  /** What of the search it does not answer: beginnings that very many different words have. */
  readonly rest: readonly string[];
}

/**
 * The records with words that begin as a search says, newest first. A word has its records in that order in the index, and the
 * records of two words are two such rows side by side: to find a page, both are read as far down as the page reaches,
 * however many records follow.
 * @param after only records below this one
 */
export async function recordsOfWords(
  db: DatabaseOrTransaction,
  words: Words,
  search: string,
  after: number | undefined,
): Promise<RecordsOfWords> {
  const below = after === undefined ? undefined : sql`${after}::bigint`;
  const rest: string[] = [];
  const streams: SQL[] = [];
  let repeats = false;
  for (const beginning of beginningsOf(search)) {
    const found = await wordsThatBegin(db, words, beginning);
    if (found?.length === 0) return { ids: sql`select null::bigint as id where false`, rest: [] };
    if (!found) {
      rest.push(beginning);
      continue;
    }
    repeats ||= found.length > 1;
    streams.push(streamOf(words, found, below));
  }
  if (streams.length === 0) return { ids: null, rest };
  const joined = streams.map((stream, index) => {
    const name = sql.identifier(`stream_${index}`);
    return index === 0 ? sql`(${stream}) as ${name}` : sql`(${stream}) as ${name} using (id)`;
  });
  const ids = sql`select ${repeats ? sql`distinct ` : sql``}id from ${sql.join(joined, sql` join `)} order by id desc`;
  return { ids, rest };
}
