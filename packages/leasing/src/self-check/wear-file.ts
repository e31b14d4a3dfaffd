import { cents, ok, refuse, type Cents, type Result } from '@stromwandel/kernel';
import {
  WEAR_DEPTHS,
  WEAR_KINDS,
  WEAR_PARTS,
  WEAR_REPAIRS,
  WEAR_SIZES,
  type CentsRange,
  type WearRow,
} from './wear-catalogue.ts';

const BYTE_ORDER_MARK = '\uFEFF';
/** The columns of a catalogue's file, in the order in which it is written. */
export const WEAR_COLUMNS = [
  'part',
  'kind',
  'size',
  'depth',
  'from',
  'to',
  'repair',
  'repairFrom',
  'repairTo',
] as const;
type Column = (typeof WEAR_COLUMNS)[number];

export type WearFileRefusal =
  | { readonly code: 'COLUMNS_MISSING'; readonly columns: readonly Column[] }
  | { readonly code: 'CELL_WRONG'; readonly line: number; readonly column: Column }
  | { readonly code: 'NO_ROWS' };

/** Amounts with a point or a comma; thousands are not set apart. */
const AMOUNT = /^\d{1,5}(?:[.,]\d{1,2})?$/;

function centsOf(cell: string): Cents | null {
  if (!AMOUNT.test(cell)) return null;
  const [euros = '', part = ''] = cell.split(/[.,]/);
  return cents(Number(euros) * 100 + Number(part.padEnd(2, '0')));
}

/** A cell that does not read. */
class WrongCell extends Error {
  readonly column: Column;
  constructor(column: Column) {
    super(column);
    this.column = column;
  }
}

function rowOf(cell: (column: Column) => string): WearRow {
  function code<T extends string>(column: Column, codes: readonly T[]): T {
    const written = cell(column).toUpperCase();
    const found = codes.find((one) => one === written);
    if (found === undefined) throw new WrongCell(column);
    return found;
  }
  function range(from: Column, to: Column): CentsRange {
    const fromCents = centsOf(cell(from));
    const toCents = centsOf(cell(to));
    if (fromCents === null) throw new WrongCell(from);
    if (toCents === null || toCents < fromCents) throw new WrongCell(to);
    return { fromCents, toCents };
  }
  const isAccepted = cell('from') === '' && cell('to') === '';
  return {
    part: code('part', WEAR_PARTS),
    kind: code('kind', WEAR_KINDS),
    size: code('size', WEAR_SIZES),
    depth: code('depth', WEAR_DEPTHS),
    loss: isAccepted ? null : range('from', 'to'),
    repair:
      cell('repair') === ''
        ? null
        : { kind: code('repair', WEAR_REPAIRS), ...range('repairFrom', 'repairTo') },
  };
}

/**
 * Reads a catalogue from a table with the columns of `WEAR_COLUMNS`, in any order, separated by semicolon or tab. A row without
 * amounts is accepted as usual wear.
 */
export function readWearFile(text: string): Result<WearRow[], WearFileRefusal> {
  const lines = text.replace(BYTE_ORDER_MARK, '').split(/\r?\n/);
  const [head = ''] = lines;
  const separator = head.includes('\t') ? '\t' : ';';
  const names = head.split(separator).map((name) => name.trim().toLowerCase());
  const missing = WEAR_COLUMNS.filter((column) => !names.includes(column.toLowerCase()));
  if (missing.length > 0) return refuse({ code: 'COLUMNS_MISSING', columns: missing });
  const rows: WearRow[] = [];
  for (const [index, line] of lines.entries()) {
    if (index === 0 || line.replaceAll(separator, '').trim() === '') continue;
    const cells = line.split(separator);
    try {
      rows.push(rowOf((column) => cells[names.indexOf(column.toLowerCase())]?.trim() ?? ''));
    } catch (error) {
      if (!(error instanceof WrongCell)) throw error;
      return refuse({ code: 'CELL_WRONG', line: index + 1, column: error.column });
    }
  }
  return rows.length === 0 ? refuse({ code: 'NO_ROWS' }) : ok(rows);
}

const written = (amount: Cents) => (amount / 100).toFixed(2);
const cellsOf = (range: CentsRange | null) =>
  range === null ? ['', ''] : [written(range.fromCents), written(range.toCents)];

/** Writes a catalogue as the table that `readWearFile` reads. */
export function writeWearFile(rows: readonly WearRow[]): string {
  const lines = rows.map(({ part, kind, size, depth, loss, repair }) =>
    [part, kind, size, depth, ...cellsOf(loss), repair?.kind ?? '', ...cellsOf(repair)].join(';'),
  );
  return `${[WEAR_COLUMNS.join(';'), ...lines].join('\r\n')}\r\n`;
}
