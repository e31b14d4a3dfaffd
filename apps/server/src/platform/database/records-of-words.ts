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

/** Such a table, of which each word has its records in the order of a list. */
export interface WordsInOrder extends Words {
  /** Sort columns of the list, the record's key last. */
  readonly order: readonly AnyColumn[];
  readonly direction: 'asc' | 'desc';
}

/** Sorts behind every word that has the same beginning. */
const LAST_CHARACTER = '\u{10FFFF}';

/** Different words with one beginning of which each is read on its own; of more, it is a beginning of a few letters. */
const MOST_WORDS = 12;

/** Words without any of the signs at which `app_words` parts them. */
const WHOLE = '^[^][!-/:-@\\\\^_`{-~]+$';

/** The prefixes of a search, one for each word. @param search folded like the words */
const beginningsOf = (search: string): string[] => [...new Set(search.split(/\s+/).filter(Boolean))];

/** Words that begin so, as a span of the index. Patterns would be tried on every row (row-level security). */
export const spanOf = ({ word }: Pick<Words, 'word'>, beginning: string): SQL =>
  sql`${word} >= ${beginning} and ${word} < ${beginning + LAST_CHARACTER}`;

/**
 * The words with a prefix, each found by one index lookup after the last; null when there are too many. Of "fuchs"
 * and "fuchs-lang" the first is enough, because records with the second also have its parts.
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

/** Names of the sort columns in a query of records: the last one is `id`. */
const namesOf = (words: WordsInOrder): SQL[] =>
  words.order.map((_, index) => sql.raw(index === words.order.length - 1 ? 'id' : `place_${index}`));

const inOrder = (columns: readonly (AnyColumn | SQL)[], { direction }: WordsInOrder): SQL =>
  sql.join(
    columns.map((column) => sql`${column} ${sql.raw(direction)}`),
    sql`, `,
  );

/** The order of a list of records of a query that `recordsOfWords` gives, called `found`. */
export const orderOfFound = (words: WordsInOrder): SQL =>
  inOrder(
    namesOf(words).map((name) => sql`found.${name}`),
    words,
  );

/**
 * Records with one of some words, in the order of the list. It is asked for of each word and of all: otherwise PostgreSQL reads the
 * records of all words and sorts them, instead of merging as many as are looked at.
 */
function streamOf(words: WordsInOrder, found: readonly string[], place: SQL | undefined): SQL {
  const { table, word, order, direction } = words;
  const names = namesOf(words);
  const columns = order.map((column, index) => sql`${column} as ${names[index]}`);
  const behind =
    place &&
    sql` and (${sql.join([...order], sql`, `)}) ${sql.raw(direction === 'asc' ? '>' : '<')} (${place})`;
  const ofWord = (one: string) =>
    sql`(select ${sql.join(columns, sql`, `)} from ${table} where ${word} = ${one}${behind} order by ${inOrder(order, words)})`;
  const all = sql.join(found.map(ofWord), sql` union all `);
  return found.length === 1 ? all : sql`${all} order by ${inOrder(names, words)}`;
}

/** Records that have some words. */
export interface RecordsOfWords {
  /** A query of their ids in list order that reads only as far as the caller; null when there is no condition. */
  readonly ids: SQL | null;
  /** The part of the search it does not answer: prefixes of very many different words. */
  readonly rest: readonly string[];
}

/**
 * The records with words that begin as a search says, in the order of the list. A word has its records in that order in the index, and the
 * records of two words are two such rows side by side: to find a page, both are read as far down as the page reaches,
 * however many records follow.
 * @param place only records behind this place: the values of the order, parted by commas
 */
export async function recordsOfWords(
  db: DatabaseOrTransaction,
  words: WordsInOrder,
  search: string,
  place: SQL | undefined,
): Promise<RecordsOfWords> {
  const names = sql.join(namesOf(words), sql`, `);
  const rest: string[] = [];
  const streams: SQL[] = [];
  let repeats = false;
  for (const beginning of beginningsOf(search)) {
    const found = await wordsThatBegin(db, words, beginning);
    if (found?.length === 0)
      return {
        ids: sql`select ${names} from (${streamOf(words, [beginning], place)}) as none where false`,
        rest: [],
      };
    if (!found) {
      rest.push(beginning);
      continue;
    }
    repeats ||= found.length > 1;
    streams.push(streamOf(words, found, place));
  }
  if (streams.length === 0) return { ids: null, rest };
  const joined = streams.map((stream, index) => {
    const name = sql.identifier(`stream_${index}`);
    return index === 0 ? sql`(${stream}) as ${name}` : sql`(${stream}) as ${name} using (${names})`;
  });
  const ids = sql`select ${repeats ? sql`distinct ` : sql``}${names} from ${sql.join(joined, sql` join `)} order by ${inOrder(namesOf(words), words)}`;
  return { ids, rest };
}
