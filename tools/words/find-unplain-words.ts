import { parseSync } from 'oxc-parser';

/** Words that hide the thing they mean; they cost readers a second look. */
const UNPLAIN = [
  'whoever',
  'whatever is',
  'nobody',
  'somebody',
  'is told',
  'hears of',
  'goes by',
  'taken for',
  'of whom',
  'what they',
  'in the place of',
  'as such',
  'lies below',
  'stands in',
];
const UNPLAIN_WORD = new RegExp(
  `\\b(?:${UNPLAIN.map((words) => words.replaceAll(' ', '\\s+')).join('|')})\\b`,
  'gi',
);
const LONGEST_SENTENCE = 30;

/** One unplain word, or one sentence of more than 30 words. */
export interface Finding {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly what: string;
}

/** The prose of a file, with the rest blanked so that offsets stay: a document without its code, or the comments of a source. */
function proseOf(path: string, text: string): string {
  const blank = (piece: string) => piece.replace(/[^\n]/g, ' ');
  if (path.endsWith('.md')) return text.replace(/^```.*?^```|`[^`\n]*`/gms, blank);
  const comments = path.endsWith('.css')
    ? [...text.matchAll(/\/\*.*?\*\//gs)].map(({ index, 0: { length } }) => ({
        start: index,
        end: index + length,
      }))
    : parseSync(path, text).comments;
  let prose = '';
  let at = 0;
  for (const { start, end } of comments) {
    // A statement ends the sentence of the comment before it.
    const between = blank(text.slice(at, start));
    const ends = text.slice(at, start).trim() !== '' ? `.${between}` : between;
    prose += ends + text.slice(start, end).replace(/`[^`]*`/g, (code) => code.replace(/[^\n]/g, 'x'));
    at = end;
  }
  return prose;
}

/** Finds unplain words and overlong sentences in the comments of a source or in a document. */
export function findUnplainWords(path: string, text: string): Finding[] {
  const prose = proseOf(path, text);
  const lineAt = (offset: number) => prose.slice(0, offset).split('\n').length;
  const words = [...prose.matchAll(UNPLAIN_WORD)].map(({ 0: word, index }) => ({
    line: lineAt(index),
    what: word,
  }));
  // Sentences also end at empty lines, list items, table cells, headings and tags of a docstring.
  const sentences = prose.matchAll(/(?:(?!\n[ \t/*]*(?:\n|[-#] |\d+\. |@)|[.!?:;|](?=\s|$))[^|])+/g);
  const long = [...sentences].flatMap(({ 0: sentence, index }) => {
    const count = sentence.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
    return count > LONGEST_SENTENCE ? [{ line: lineAt(index), what: `a sentence of ${count} words` }] : [];
  });
  return [...words, ...long].sort((a, b) => a.line - b.line);
}
