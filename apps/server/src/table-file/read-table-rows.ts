import { detectSeparator, TextPieces, type TextEncoding } from '@stromwandel/table-file';
import { parse, type CsvError, type Info } from 'csv-parse';
import { Readable } from 'node:stream';

/** A row of a table and the line of the file on which it begins. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** What is known of a file while it is read. */
export interface TableFacts {
  encoding: TextEncoding | null;
  separator: string | null;
}

/** More than any row has: a quote that is never closed would take the rest of the file. */
const LONGEST_ROW = 1_000_000;
const LONGEST_HEADER = 100_000;
/** What workbooks begin with, new ones (ZIP) and old ones, as text. */
const WORKBOOKS = ['PK\u0003\u0004', 'ÐÏ\u0011à'];

/** The text of a file in pieces. */
export async function* readText(bytes: AsyncIterable<Uint8Array>, facts: TableFacts): AsyncGenerator<string> {
  const pieces = new TextPieces();
  for await (const piece of bytes) {
    const text = pieces.push(piece);
    facts.encoding = pieces.encoding;
    if (text !== '') yield text;
    // Whoever else waits gets a turn between pieces, also when the whole file is there already.
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
    // What follows may belong to it.
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
 * The rows of a CSV file one by one, the header first; empty ones are left out. A workbook has one row: what shows that it is one.
 * @param onBroken told of the line of a row whose quotes are wrong; nothing after it is given, because nobody knows
 * where the next row begins
 */
export async function* readTableRows(
  bytes: AsyncIterable<Uint8Array>,
  facts: TableFacts,
  onBroken: (line: number) => void,
): AsyncGenerator<TableRow> {
  const texts = fromFirstRow(withLineFeeds(readText(bytes, facts)), facts);
  const first = await texts.next();
  if (first.done) return;
  const { text, skipped } = first.value;
  const workbook = WORKBOOKS.find((beginning) => text.startsWith(beginning));
  if (workbook !== undefined) {
    yield { line: 1, cells: [workbook] };
    return;
  }
  const parser = parse({
    delimiter: facts.separator ?? ';',
    info: true,
    relax_column_count: true,
    max_record_size: LONGEST_ROW,
    record_delimiter: '\n',
    // An error would take the rows before it along that nobody has fetched yet.
    skip_records_with_error: true,
  });
  const source = Readable.from(
    (async function* () {
      yield text;
      for await (const next of texts) yield next.text;
    })(),
  );
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let error: CsvError | null = null;
  parser.on('skip', (skip) => {
    error ??= skip ?? null;
  });
  let line = 1 + skipped;
  try {
    // The options decide what the parser gives.
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      if (isBehind(info, error)) break;
      if (record.some((cell) => cell.trim() !== '')) yield { line, cells: record };
      line = info.lines + skipped + 1;
    }
    if (error !== null) onBroken(lineOf(error, line, skipped));
  } finally {
    source.destroy();
    parser.destroy();
  }
}

// The parser tells of an error before the rows in front of it were fetched, and gives what it takes for rows after it.
function isBehind({ lines }: Info, error: CsvError | null): boolean {
  return error !== null && lines >= linesAt(error);
}

function linesAt(error: CsvError): number {
  return typeof error['lines'] === 'number' ? error['lines'] : 0;
}

/** A quote in the wrong place stands where the parser is; one that is never closed began with its row. */
function lineOf(error: CsvError, row: number, skipped: number): number {
  return error.code === 'CSV_INVALID_CLOSING_QUOTE' ? linesAt(error) + skipped : row;
}
