import { foldForSearch, SEARCH_FOLDING } from '@stromwandel/kernel';
import { and, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { containing } from './containing.ts';

const LETTERS: readonly (readonly [string, string])[] = Object.entries(SEARCH_FOLDING.letters);
const SINGLE = LETTERS.filter(([, plain]) => plain.length === 1);
const DOUBLE = LETTERS.filter(([, plain]) => plain.length > 1);

/** `foldForSearch` in SQL; its results are compared with texts folded there. */
export function folded(text: SQL): SQL {
  const bare = sql`lower(regexp_replace(normalize(${text}, NFKD), ${`[${SEARCH_FOLDING.marks}]`}::text, '', 'g'))`;
  const [marked, plain] = [0, 1].map((at) => SINGLE.map((pair) => pair[at]).join(''));
  return DOUBLE.reduce(
    (done, [letter, letters]) => sql`replace(${done}, ${letter}, ${letters})`,
    sql`translate(${bare}, ${marked}, ${plain})`,
  );
}

/** Whether every word of a search, whatever its case and accents, occurs in a text that is stored without. */
export function hasWords(text: SQL | AnyColumn, search: string): SQL | undefined {
  const words = foldForSearch(search).split(/\s+/).filter(Boolean);
  return and(...words.map((word) => sql`${text} like ${containing(word)}`));
}

/** Whether every word of a search occurs in a text, whatever the case and accents of both. */
export function containsWords(text: SQL, search: string): SQL | undefined {
  return hasWords(folded(text), search);
}
