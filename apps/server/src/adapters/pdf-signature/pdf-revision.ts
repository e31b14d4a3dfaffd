import { isDictionary, PdfReader, PdfSyntaxError, type PdfDictionary, type PdfValue } from './pdf-values.ts';

/** One revision of a PDF with a plain cross-reference table (ISO 32000-2, 7.5.4). */
export interface PdfRevision {
  /** Place of its table. */
  readonly tableAt: number;
  /** Place of each object that the table names. */
  readonly places: ReadonlyMap<number, number>;
  readonly trailer: PdfDictionary;
}

/** An update that was put behind a document, with its objects. */
export interface PdfUpdate extends PdfRevision {
  readonly objects: ReadonlyMap<number, PdfValue>;
}

const SECTION = /(\d{1,7}) (\d{1,7})[ \t]*(?:\r\n|\r|\n)/y;
const FREE_FIRST = '0000000000 65535 f';
const END = /startxref[ \t]*(?:\r\n|\r|\n)(\d{1,10})[ \t]*(?:\r\n|\r|\n)%%EOF(?:\r\n|\r|\n)?/y;

/** Reads table and trailer. Only object 0 may be free: a table can hide no object of an earlier revision. */
function readTable(reader: PdfReader): PdfRevision {
  const tableAt = reader.at;
  const places = new Map<number, number>();
  reader.expect(/xref[ \t]*(?:\r\n|\r|\n)/y);
  for (
    let section: RegExpExecArray | null = reader.expect(SECTION);
    section !== null;
    section = reader.take(SECTION)
  ) {
    const [first, count] = [Number(section[1]), Number(section[2])];
    for (let number = first; number < first + count; number += 1) {
      const [row, place = ''] = reader.expect(/(\d{10}) (?:00000 n|65535 f)(?: \r| \n|\r\n)/y);
      if (row.startsWith(FREE_FIRST) && number === 0) continue;
      if (row.includes('f') || places.has(number))
        throw new PdfSyntaxError(`Object ${number} is listed wrongly`);
      places.set(number, Number(place));
    }
  }
  reader.expect(/trailer/y);
  const trailer = reader.value();
  if (!isDictionary(trailer)) throw new PdfSyntaxError('The trailer is no dictionary');
  return { tableAt, places, trailer };
}

/** Reads the value of an object. @throws PdfSyntaxError when another one or none is there */
export function readObject(text: string, revision: PdfRevision, number: number): PdfValue {
  const reader = new PdfReader(text, revision.places.get(number) ?? text.length);
  reader.expect(new RegExp(`${number} 0 obj`, 'y'));
  return reader.objectValue();
}

/**
 * Reads the only revision of a document.
 * @param text the document, a character for each byte
 * @throws PdfSyntaxError when it has another form than those that we print
 */
export function readDocument(text: string): PdfRevision {
  const tableAt = /startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(text.slice(-100))?.[1];
  if (tableAt === undefined) throw new PdfSyntaxError('The document has no end');
  return readTable(new PdfReader(text, Number(tableAt)));
}

/** Line ends, and comments of signers between objects, which may hold nothing that a reader in trouble looks for. */
function skipLines(reader: PdfReader): void {
  reader.skipSpace();
  while (reader.take(/%(?!%EOF)(?![^\r\n]*(?:obj|xref|trailer|stream))[^\r\n]*(?:\r\n|\r|\n)/y))
    reader.skipSpace();
}

/**
 * Reads what was put behind a document as one update: whole objects, a plain table of exactly these, a trailer and the end of the
 * file, with nothing between them.
 * @throws PdfSyntaxError for anything else
 */
export function readUpdate(text: string, from: number): PdfUpdate {
  const reader = new PdfReader(text, from);
  const objects = new Map<number, PdfValue>();
  const found = new Map<number, number>();
  skipLines(reader);
  for (let head = reader.at; ; head = reader.at) {
    const number = reader.take(/([1-9]\d{0,6}) 0 obj(?=[\s<[(/])/y)?.[1];
    if (number === undefined) break;
    if (found.has(Number(number))) throw new PdfSyntaxError(`Object ${number} is there twice`);
    found.set(Number(number), head);
    objects.set(Number(number), reader.objectValue());
    reader.skipSpace();
    reader.expect(/endobj/y);
    skipLines(reader);
  }
  const table = readTable(reader);
  skipLines(reader);
  const announced = reader.expect(END)[1];
  if (reader.at !== text.length || Number(announced) !== table.tableAt) {
    throw new PdfSyntaxError('The update does not end with its table');
  }
  const isListed = [...found].every(([number, place]) => table.places.get(number) === place);
  if (!isListed || table.places.size !== found.size) {
    throw new PdfSyntaxError('The table names other objects than those that are there');
  }
  return { ...table, objects };
}
