import { and, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A table of the words by which records are found. */
interface Words {
  readonly table: PgTable;
  /** Whose words they are. */
  readonly of: AnyColumn;
  readonly word: AnyColumn;
}

/** Sorts behind every word that has the same beginning. */
const LAST_CHARACTER = '\u{10FFFF}';

/**
 * Whether each word of a search begins a word of a record. Compares only with what row-level security lets an index compare:
 * patterns would be tried on every row.
 * @param search without case and accents, as the words are
 */
export function beginsWords(
  { table, of, word }: Words,
  id: AnyColumn | SQL,
  search: string,
): SQL | undefined {
  return and(
    ...search
      .split(/\s+/)
      .filter(Boolean)
      .map(
        (beginning) => sql`exists(select from ${table}
          where ${of} = ${id} and ${word} >= ${beginning} and ${word} < ${beginning + LAST_CHARACTER})`,
      ),
  );
}
