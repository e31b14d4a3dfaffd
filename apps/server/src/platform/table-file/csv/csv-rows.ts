import { readCsvRow } from './read-csv-row.ts';

/** A row of a table and the line of the file on which it begins. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** Its quotes are wrong: the line is that of the first wrong one, and the cells are what stands there without quotes. */
  readonly broken: boolean;
}

/** More than any row has: a quote that is never closed would take the rest of the file. */
const LONGEST_ROW = 1_000_000;

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

function linesIn(text: string, from: number, to: number): number {
  let lines = 0;
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

/**
 * Splits the text of a CSV file, whose lines end with line feeds alone, into rows; empty ones are left out. A quote that is
 * wrong breaks the line on which it stands and no other: reading goes on with the next line that looks like a row.
 */
export class CsvRows {
  readonly #separator: string;
  #line: number;
  /** Text after the last complete row: at most one unfinished row. */
  #held = '';
  /** Cells of the first row. */
  #width: number | null = null;
  /** The line before was broken: what has no separator is the rest of its text. */
  #behindBroken = false;
  /** In a line that is longer than a row can be; the rest of it is left out. */
  #beyond = false;

  /** @param line the line of the file on which the text begins */
  constructor(separator: string, line = 1) {
    this.#separator = separator;
    this.#line = line;
  }

  /** The rows that end in the text so far and were not given before. */
  push(text: string): TableRow[] {
    return this.#read(this.#held + text, false);
  }

  /** The rows that the end of the file ends. */
  end(): TableRow[] {
    return this.#read(this.#held, true);
  }

  #read(text: string, last: boolean): TableRow[] {
    const rows: TableRow[] = [];
    let from = 0;
    while (from < text.length) {
      const next = this.#beyond ? this.#skipLine(text, from) : this.#readRow(text, { from, last }, rows);
      if (next === null) break;
      from = next;
    }
    this.#held = text.slice(from);
    return rows;
  }

  /** Start of the next row; null when this one continues after the text. */
  #readRow(text: string, { from, last }: { from: number; last: boolean }, rows: TableRow[]): number | null {
    const read = readCsvRow(text, { from, last, separator: this.#separator, width: this.#width });
    const tooLong = (read.state === 'ROW' ? read.end : text.length) - from > LONGEST_ROW;
    if (read.state === 'MORE' && !tooLong) return null;
    if (read.state === 'ROW' && !tooLong) {
      this.#give({ line: this.#line, cells: read.cells, broken: false }, rows);
      this.#line += linesIn(text, from, read.end) + 1;
      return read.end + 1;
    }
    const wrongAt = read.state === 'ROW' ? from : read.at;
    const end = text.indexOf('\n', wrongAt);
    if (end === -1 && !last && !tooLong) return null;
    const broken = text.slice(from, end === -1 ? text.length : end);
    this.#line += linesIn(text, from, wrongAt);
    const cells = broken.replaceAll('"', '').split(this.#separator);
    rows.push({ line: this.#line, cells, broken: true });
    this.#behindBroken = true;
    this.#beyond = end === -1;
    if (end !== -1) this.#line += 1;
    return end === -1 ? text.length : end + 1;
  }

  #give(row: TableRow, rows: TableRow[]): void {
    const rest = this.#behindBroken && row.cells.length === 1 && (this.#width ?? 1) > 1;
    if (rest || isEmpty(row.cells)) return;
    this.#behindBroken = false;
    this.#width ??= row.cells.length;
    rows.push(row);
  }

  #skipLine(text: string, from: number): number {
    const end = text.indexOf('\n', from);
    if (end === -1) return text.length;
    this.#beyond = false;
    this.#line += 1;
    return end + 1;
  }
}
