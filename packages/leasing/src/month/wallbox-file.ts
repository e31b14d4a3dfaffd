import { isCalendarDate, ok, refuse, type CalendarDate, type Result } from '@stromwandel/kernel';
import type { ChargedDay } from './charging.ts';

const BYTE_ORDER_MARK = '\uFEFF';
const SEPARATORS = [';', '\t', ','] as const;
/** Wallboxes write their name, serial number and period above the table. */
const MOST_LINES_ABOVE = 20;
const WATT_HOURS_PER_KWH = 1000;

/** Names of the column that says when a charge began, the best first. */
const START_NAMES = [
  /^(lade)?(start|beginn)/,
  /^(session|charging|charge) ?(start|begin)/,
  /^(von|from|begin|started)/,
  /^(datum|date|tag|day|zeit|time)/,
];
/** Names of the column with the energy. */
const ENERGY_NAMES = [/k?wh/, /energ/, /geladen|lademenge|charged|verbrauch|consumption/];
/** Columns that name kilowatt hours of something else. */
const OTHER_ENERGY = /zähler|meter|counter|total|gesamt|solar|pv|preis|price|kosten|cost/;

export type WallboxRefusal =
  | { readonly code: 'COLUMNS_NOT_FOUND' }
  | { readonly code: 'ROW_NOT_READABLE'; readonly line: number }
  /** Two rows that began at the same time: the file holds charges twice. */
  | { readonly code: 'ROW_TWICE'; readonly line: number }
  | { readonly code: 'NO_ROWS_IN_MONTH' };

interface Columns {
  readonly separator: string;
  readonly headLine: number;
  readonly start: number;
  readonly energy: number;
  /** Watt hours of one unit of the column. */
  readonly unit: number;
}

/** The cells of a line; quoted ones may hold the separator. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell.trim()];
}

function columnOf(names: readonly string[], wanted: readonly RegExp[], without?: RegExp): number {
  for (const pattern of wanted) {
    const found = names.findIndex((name) => pattern.test(name) && !without?.test(name));
    if (found !== -1) return found;
  }
  return -1;
}

function findColumns(lines: readonly string[]): Columns | null {
  for (const [headLine, line] of lines.slice(0, MOST_LINES_ABOVE).entries()) {
    for (const separator of SEPARATORS) {
      const names = cellsOf(line.toLowerCase(), separator);
      const start = columnOf(names, START_NAMES);
      const energy = columnOf(names, ENERGY_NAMES, OTHER_ENERGY);
      if (start === -1 || energy === -1 || start === energy) continue;
      const isWattHours = /(^|[^k])wh/.test(names[energy] ?? '');
      return { separator, headLine, start, energy, unit: isWattHours ? 1 : WATT_HOURS_PER_KWH };
    }
  }
  return null;
}

/** The day of `2026-11-03`, `03.11.2026` or `03/11/2026`, with or without a time; null for other texts. */
function dayOf(text: string): CalendarDate | null {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)(?!\d)/.exec(text) ?? [];
  const written = `${year}-${month}-${day}`;
  if (isCalendarDate(written)) return written;
  const [, first = '', second = '', third = ''] = /^(\d\d?)[./](\d\d?)[./](\d{4})(?!\d)/.exec(text) ?? [];
  const turned = `${third}-${second.padStart(2, '0')}-${first.padStart(2, '0')}`;
  return isCalendarDate(turned) ? turned : null;
}

/** `12,345`, `1.234,5` or `12.345 kWh` as a number; the last sign between digits is the decimal one. */
function numberOf(text: string): number | null {
  const digits = text.replace(/\s*k?wh$/i, '').trim();
  if (!/^\d[\d.,]*$/.test(digits)) return null;
  const decimal = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'));
  const whole = decimal === -1 ? digits : digits.slice(0, decimal);
  const value = Number(`${whole.replaceAll(/[.,]/g, '')}.${decimal === -1 ? '' : digits.slice(decimal + 1)}`);
  return Number.isFinite(value) ? value : null;
}

/**
 * The charges of a month (`YYYY-MM`) in the table of a wallbox, by days. Columns are found by their names, rows without a
 * day are sums.
 */
export function readWallboxFile(text: string, month: string): Result<ChargedDay[], WallboxRefusal> {
  const lines = text.replace(BYTE_ORDER_MARK, '').split(/\r\n?|\n/);
  const columns = findColumns(lines);
  if (!columns) return refuse({ code: 'COLUMNS_NOT_FOUND' });
  const { separator, headLine, start, energy, unit } = columns;
  const starts = new Set<string>();
  const days = new Map<CalendarDate, number>();
  for (const [index, line] of lines.entries()) {
    if (index <= headLine || line.trim() === '') continue;
    const cells = cellsOf(line, separator);
    const begun = cells[start] ?? '';
    const day = dayOf(begun);
    if (day === null) continue;
    const amount = numberOf(cells[energy] ?? '');
    if (amount === null) return refuse({ code: 'ROW_NOT_READABLE', line: index + 1 });
    if (starts.has(begun)) return refuse({ code: 'ROW_TWICE', line: index + 1 });
    starts.add(begun);
    if (day.startsWith(month)) days.set(day, (days.get(day) ?? 0) + Math.round(amount * unit));
  }
  if (days.size === 0) return refuse({ code: 'NO_ROWS_IN_MONTH' });
  const charged = [...days].map(([day, wattHours]) => ({ day, wattHours }));
  return ok(charged.toSorted((one, other) => one.day.localeCompare(other.day)));
}
