import { foldForSearch } from '@stromwandel/kernel';
import { and, sql, type SQL } from 'drizzle-orm';

/** What `foldForSearch` does to a text, in SQL: its result is compared with texts folded there. */
function folded(text: SQL): SQL {
  const withoutAccents = sql`regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g')`;
  return sql`replace(translate(lower(${withoutAccents}), 'ıøØłŁđĐ', 'ioolldd'), 'ß', 'ss')`;
}

/** Whether every word of a search occurs in a text, whatever its case and accents. */
export function containsWords(text: SQL, search: string): SQL | undefined {
  const words = foldForSearch(search)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return and(...words.map((word) => sql`${folded(text)} like ${word}`));
}
