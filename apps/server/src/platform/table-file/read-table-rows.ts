import { CsvRows, type TableRow } from './csv/csv-rows.ts';
import { detectSeparator } from './csv/detect-separator.ts';
import { TextPieces, type TextEncoding } from './csv/text-pieces.ts';

/** Known properties of a file during reading. */
export interface TableFacts {
  encoding: TextEncoding | null;
  separator: string | null;
}

const LONGEST_HEADER = 100_000;
/** First bytes of workbooks, new (ZIP) and old, as text. */
const WORKBOOKS = ['PK\u0003\u0004', 'ÐÏ\u0011à'];

/** The text of a file in pieces. */
export async function* readText(bytes: AsyncIterable<Uint8Array>, facts: TableFacts): AsyncGenerator<string> {
  const pieces = new TextPieces();
  for await (const piece of bytes) {
    const text = pieces.push(piece);
    facts.encoding = pieces.encoding;
    if (text !== '') yield text;
    // Lets other requests run between pieces, even when the whole file has arrived.
    await new Promise(setImmediate);
  }
  const rest = pieces.end();
  facts.encoding = pieces.encoding;
  if (rest !== '') yield rest;
}

/** The text with line feeds alone, so that lines are counted as people count them, also inside quotes. */
async function* withLineFeeds(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const piece of pieces) {
    const text = held + piece;
    // The next piece may continue this line end.
    held = text.endsWith('\r') ? '\r' : '';
    yield text.slice(0, text.length - held.length).replace(/\r\n?/g, '\n');
  }
  if (held !== '') yield '\n';
}

/** The text from its first row on; the separator is known when the first piece comes. */
async function* fromFirstRow(
  pieces: AsyncIterable<string>,
  facts: TableFacts,
): AsyncGenerator<{ readonly text: string; readonly skipped: number }> {
  let head: string | null = '';
  for await (const piece of pieces) {
    if (head === null) {
      yield { text: piece, skipped: 0 };
      continue;
    }
    head += piece;
    if (!head.includes('\n') && head.length < LONGEST_HEADER) continue;
    yield begin(head, facts);
    head = null;
  }
  if (head !== null) yield begin(head, facts);
}

function begin(head: string, facts: TableFacts): { readonly text: string; readonly skipped: number } {
  const end = head.indexOf('\n');
  const { separator, named } = detectSeparator(end === -1 ? head : head.slice(0, end));
  facts.separator = separator;
  return named ? { text: head.slice(end + 1), skipped: 1 } : { text: head, skipped: 0 };
}

/** Whether a header is the beginning of a workbook, which `readTableRows` gives as the only row of one. */
export function isWorkbook([first]: readonly string[]): boolean {
  return first !== undefined && WORKBOOKS.includes(first);
}

/**
 * The rows of a CSV file one by one, the header first; empty ones are left out, and those whose quotes are wrong say so. A
 * workbook has one row: what shows that it is one.
 */
export async function* readTableRows(
  bytes: AsyncIterable<Uint8Array>,
  facts: TableFacts,
): AsyncGenerator<TableRow> {
  let rows: CsvRows | null = null;
  for await (const { text, skipped } of fromFirstRow(withLineFeeds(readText(bytes, facts)), facts)) {
    if (rows === null) {
      const workbook = WORKBOOKS.find((beginning) => text.startsWith(beginning));
      if (workbook !== undefined) {
        yield { line: 1, cells: [workbook], broken: false };
        return;
      }
      rows = new CsvRows(facts.separator ?? ';', 1 + skipped);
    }
    yield* rows.push(text);
  }
  if (rows !== null) yield* rows.end();
}
