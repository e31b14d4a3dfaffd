/** A row that ends at a line feed or at the end of the text, one that goes on behind it, or one with a wrong quote. */
type ReadRow =
  | { readonly state: 'ROW'; readonly cells: readonly string[]; readonly end: number }
  /** `at`: the quote that is not closed so far, else where the row begins. */
  | { readonly state: 'MORE'; readonly at: number }
  | { readonly state: 'BROKEN'; readonly at: number };

interface Place {
  readonly from: number;
  /** Nothing follows the text. */
  readonly last: boolean;
  readonly separator: string;
  /** Cells of the header; null while that is not known. */
  readonly width: number | null;
}

/** A quoted cell of several lines. */
interface Span {
  readonly at: number;
  readonly cell: number;
  readonly content: string;
}

/** A table with fewer columns has texts that look like its rows. */
const LEAST_COLUMNS = 3;

/** Position of the quote that closes the one at `at`; -1 while unknown. */
function closingQuote(text: string, at: number, last: boolean): number {
  let end = text.indexOf('"', at + 1);
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  // Behind the text may follow the second half of a doubled quote.
  return end + 1 === text.length && !last ? -1 : end;
}

/** End of an unquoted cell, or the position of a quote inside it. */
function bareEnd(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '"') at += 1;
  return at;
}

/**
 * Whether the first and the last line of a quoted cell are both whole rows when its quotes are left out: then two stray
 * quotes happen to fit together and hide the rows between them.
 */
function hidesRows({ cell, content }: Span, cells: number, { separator, width }: Place): boolean {
  if (width === null || width < LEAST_COLUMNS) return false;
  const separators = (part: string) => part.split(separator).length - 1;
  const first = cell + separators(content.slice(0, content.indexOf('\n'))) + 1;
  const last = separators(content.slice(content.lastIndexOf('\n'))) + cells - cell;
  return first === width && last === width;
}

function readQuotedRow(text: string, place: Place): ReadRow {
  const { separator, last } = place;
  const cells: string[] = [];
  const spans: Span[] = [];
  for (let at = place.from; ; at += 1) {
    let end = bareEnd(text, at, separator);
    if (text[end] !== '"') cells.push(text.slice(at, end));
    else {
      // A quote opens a cell or is wrong.
      if (end > at) return { state: 'BROKEN', at: end };
      const closing = closingQuote(text, at, last);
      if (closing === -1) return { state: last ? 'BROKEN' : 'MORE', at };
      const content = text.slice(at + 1, closing).replaceAll('""', '"');
      if (content.includes('\n')) spans.push({ at, cell: cells.length, content });
      cells.push(content);
      end = closing + 1;
      if (end < text.length && text[end] !== separator && text[end] !== '\n') return { state: 'BROKEN', at };
    }
    if (text[end] === separator) at = end;
    else if (end === text.length && !last) return { state: 'MORE', at: place.from };
    else {
      const hiding = spans.find((span) => hidesRows(span, cells.length, place));
      return hiding ? { state: 'BROKEN', at: hiding.at } : { state: 'ROW', cells, end };
    }
  }
}

/** Reads one row of a table; what is doubled within quotes is a quote. */
export function readCsvRow(text: string, place: Place): ReadRow {
  const { from, last, separator } = place;
  const lineEnd = text.indexOf('\n', from);
  const end = lineEnd === -1 ? text.length : lineEnd;
  const line = text.slice(from, end);
  if (line.includes('"')) return readQuotedRow(text, place);
  if (lineEnd === -1 && !last) return { state: 'MORE', at: from };
  return { state: 'ROW', cells: line.split(separator), end };
}
