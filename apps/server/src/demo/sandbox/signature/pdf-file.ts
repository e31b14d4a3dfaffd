/** A PDF that cannot be signed here: damaged, encrypted, already signed or of an unknown build. */
export class UnsupportedPdfError extends Error {}

/** What an incremental update has to know of the file it continues. */
export interface PdfFile {
  readonly bytes: Buffer;
  /** Place of the newest cross-reference table. */
  readonly xrefOffset: number;
  /** Number of the first free object. */
  readonly size: number;
  readonly rootNumber: number;
  /** Entries of the trailer that the continuation repeats, `/Root 3 0 R /Info 41 0 R /ID [...]`. */
  readonly trailerEntries: string;
  /** Dictionary of an object as written, `<< ... >>`. */
  dictionary(objectNumber: number): string;
}

function required(match: RegExpExecArray | null, what: string): string {
  const value = match?.[1];
  if (value === undefined) throw new UnsupportedPdfError(`The PDF has no readable ${what}`);
  return value;
}

// Classic tables only: sections of "first count" followed by rows of twenty bytes.
function readTable(text: string, offset: number): Map<number, number> {
  const offsets = new Map<number, number>();
  const trailerAt = text.indexOf('trailer', offset);
  if (!text.startsWith('xref', offset) || trailerAt < 0) {
    throw new UnsupportedPdfError('The PDF has no plain cross-reference table');
  }
  const lines = text
    .slice(offset + 4, trailerAt)
    .trim()
    .split(/\s*\r?\n/);
  let next = 0;
  for (const line of lines) {
    const section = /^(\d+) (\d+)$/.exec(line);
    if (section) {
      next = Number(section[1]);
      continue;
    }
    if (/^\d{10} \d{5} n/.test(line)) offsets.set(next, Number(line.slice(0, 10)));
    next += 1;
  }
  return offsets;
}

/** Opens a PDF of one revision with a classic cross-reference table, as pdfkit writes it. */
export function openPdfFile(bytes: Buffer): PdfFile {
  const text = bytes.toString('latin1');
  if (!text.startsWith('%PDF-')) throw new UnsupportedPdfError('The file is no PDF');
  const xrefOffset = Number(required(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text), 'end'));
  const table = readTable(text, xrefOffset);
  const trailer = text.slice(text.indexOf('trailer', xrefOffset));
  if (/\/Prev\b|\/Encrypt\b/.test(trailer))
    throw new UnsupportedPdfError('The PDF is encrypted or was updated');
  const info = /\/Info \d+ \d+ R/.exec(trailer)?.[0] ?? '';
  const id = /\/ID \[[^\]]*\]/.exec(trailer)?.[0] ?? '';
  const rootNumber = Number(required(/\/Root (\d+) 0 R/.exec(trailer), 'root'));
  return {
    bytes,
    xrefOffset,
    size: Number(required(/\/Size (\d+)/.exec(trailer), 'size')),
    rootNumber,
    trailerEntries: `/Root ${rootNumber} 0 R ${info} ${id}`,
    dictionary(objectNumber) {
      const start = table.get(objectNumber);
      const end = start === undefined ? -1 : text.indexOf('endobj', start);
      if (start === undefined || end < 0) throw new UnsupportedPdfError(`Object ${objectNumber} is missing`);
      return required(
        /^\d+ 0 obj\s*(<<[\s\S]*>>)\s*$/.exec(text.slice(start, end)),
        `object ${objectNumber}`,
      );
    },
  };
}

/** Number of the last page's object. */
export function lastPageNumber(file: PdfFile): number {
  let dictionary = file.dictionary(file.rootNumber);
  let number = Number(required(/\/Pages (\d+) 0 R/.exec(dictionary), 'page tree'));
  for (;;) {
    dictionary = file.dictionary(number);
    if (!/\/Type \/Pages\b/.test(dictionary)) return number;
    const kids = required(/\/Kids \[([^\]]*)\]/.exec(dictionary), 'list of pages');
    number = Number(required(/(\d+) 0 R\s*$/.exec(kids.trim()), 'last page'));
  }
}

/** Puts an entry at the end of a dictionary. */
export function withEntry(dictionary: string, entry: string): string {
  return `${dictionary.slice(0, dictionary.lastIndexOf('>>'))}${entry}\n>>`;
}
