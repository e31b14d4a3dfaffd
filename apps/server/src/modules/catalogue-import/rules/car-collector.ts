import {
  fieldErrors,
  type CarBody,
  type CarOfFileSchema,
  type ImportProblem,
  type PlannedPriceOfCar,
} from '@stromwandel/api-spec';
import { oneLine } from '../../../platform/table-file/csv/one-line.ts';
import type { TableRow } from '../../../platform/table-file/csv/csv-rows.ts';
import type { CarColumn } from './car-columns.ts';
import { emptyValue, readCarCell } from './read-car-cell.ts';
import type { FoundColumn } from './read-header.ts';

/** A car of a file: its first line, and what is wrong with it when it is null. */
export interface ReadCar {
  readonly line: number;
  readonly car: CarBody | null;
  /** Prices that the file plans for it. */
  readonly planned: readonly PlannedPriceOfCar[];
  readonly problems: readonly ImportProblem[];
}

interface Row {
  readonly line: number;
  readonly texts: ReadonlyMap<CarColumn, string>;
  /** Quotes are wrong: only which car is meant is read off it. */
  readonly broken: boolean;
}

const BROKEN_CHARACTER = '\ufffd';
/** More than a car may have packages; further rows only cost memory. */
const MOST_ROWS = 100;
const LONGEST_VALUE = 80;

/** Packages in one order, so that files and the catalogue can be compared. */
export function sortPackages(car: CarBody): CarBody {
  const leasePackages = car.leasePackages.toSorted(
    (one, other) =>
      one.durationMonths - other.durationMonths ||
      one.kmPerYear - other.kmPerYear ||
      (one.tires < other.tires ? -1 : 1),
  );
  return { ...car, leasePackages };
}

/** Makes cars of the rows of a table. Rows of one car follow each other. Problems name columns as the table does. */
export class CarCollector {
  readonly #columns: readonly (FoundColumn | null)[];
  readonly #headers: ReadonlyMap<string | null, string>;
  readonly #schema: CarOfFileSchema;
  readonly #seen = new Set<string>();
  #rows: Row[] = [];

  constructor(columns: readonly (FoundColumn | null)[], schema: CarOfFileSchema) {
    this.#columns = columns;
    this.#headers = new Map(columns.flatMap((column) => (column ? [[column.name, column.header]] : [])));
    this.#schema = schema;
  }

  /** Takes a row; gives the car that ends before it, if one does. */
  push({ line, cells, broken }: TableRow): ReadCar | null {
    const texts = new Map<CarColumn, string>();
    for (const [at, column] of this.#columns.entries()) {
      // A line break within a cell means the same as a space.
      if (column !== null) texts.set(column, oneLine(cells[at] ?? ''));
    }
    const row: Row = { line, texts, broken };
    const first = this.#rows[0];
    if (first && referenceOf(first) === referenceOf(row)) {
      if (this.#rows.length < MOST_ROWS) this.#rows.push(row);
      return null;
    }
    const ended = this.end();
    this.#rows = [row];
    return ended;
  }

  /** The last car. */
  end(): ReadCar | null {
    const [first] = this.#rows;
    if (!first) return null;
    const car = this.#oneOf(referenceOf(first), readRows(first, this.#rows, this.#schema));
    this.#rows = [];
    return {
      ...car,
      problems: car.problems.map((one) => ({ ...one, column: this.#headers.get(one.column) ?? one.column })),
    };
  }

  #oneOf(reference: string, car: ReadCar): ReadCar {
    if (reference === '' || !this.#seen.has(reference)) {
      this.#seen.add(reference);
      return car;
    }
    const repeated = problem(car.line, 'reference', 'REFERENCE_REPEATED', reference);
    return { ...car, car: null, planned: [], problems: [...car.problems, repeated] };
  }
}

function referenceOf({ texts }: Row): string {
  for (const [{ name }, text] of texts) if (name === 'reference') return text;
  return '';
}

function problem(
  line: number,
  column: string | null,
  code: ImportProblem['code'],
  value: string | null,
): ImportProblem {
  const isLong = value !== null && value.length > LONGEST_VALUE;
  const shown = isLong ? `${value.slice(0, LONGEST_VALUE - 1)}…` : value;
  return { line, column, code, value: shown, params: {} };
}

/** The words among which a cell must choose. */
function knownWords(kind: CarColumn['kind']): ImportProblem['params'] {
  return kind.type === 'choice' ? { options: Object.keys(kind.words) } : {};
}

/** Reads the cells of one kind of column of a row. */
function readRow(
  { line, texts }: Row,
  of: CarColumn['of'],
  problems: ImportProblem[],
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [column, text] of texts) {
    if (column.of !== of) continue;
    if (text.includes(BROKEN_CHARACTER)) {
      problems.push(problem(line, column.name, 'INVALID_CHARACTERS', text));
    } else if (text === '') {
      values[column.name] = emptyValue(column.kind);
    } else {
      const read = readCarCell(text, column.kind);
      if (read.ok) values[column.name] = read.value;
      else
        problems.push({ ...problem(line, column.name, read.error, text), params: knownWords(column.kind) });
    }
  }
  return values;
}

/** Further rows leave the columns of the car empty or say the same. */
function contradictions(first: Row, rows: readonly Row[]): ImportProblem[] {
  return rows
    .slice(1)
    .flatMap(({ line, texts }) =>
      [...texts].flatMap(([column, text]) =>
        column.of === 'package' || text === '' || text === first.texts.get(column)
          ? []
          : [problem(line, column.name, 'CONTRADICTS', text)],
      ),
    );
}

const hasPackage = ({ texts }: Row): boolean =>
  [...texts].some(([column, text]) => column.of === 'package' && text !== '');

// Columns that a table may leave out.
const ABSENT = {
  trimLevel: null,
  consumption: null,
  deliveryFromWeeks: null,
  deliveryToWeeks: null,
  availableFrom: null,
  lengthMm: null,
  shape: null,
  colors: [],
  delivery: [],
  technicalDetails: [],
  standardEquipment: [],
  specialEquipment: [],
};

function readRows({ line, broken }: Row, rows: readonly Row[], schema: CarOfFileSchema): ReadCar {
  const sound = rows.filter((row) => !row.broken);
  const problems = rows.filter((row) => row.broken).map((row) => problem(row.line, null, 'BROKEN_ROW', null));
  const [first] = sound;
  if (first === undefined) return { line, car: null, planned: [], problems };
  problems.push(...contradictions(first, sound));
  const packages = sound.filter(hasPackage);
  const isPackageLost = (column: string) => column === 'leasePackages' && sound.length < rows.length;
  const leasePackages = packages.map((row) => readRow(row, 'package', problems));
  const raw = { ...ABSENT, ...readRow(first, 'car', problems), leasePackages };
  const parsed = schema.safeParse(raw, { reportInput: true });
  if (parsed.success && problems.length === 0) {
    const { car, planned } = parsed.data;
    return { line, car: sortPackages(car), planned, problems };
  }
  const unread = new Set(problems.map(({ line, column }) => `${line} ${column}`));
  for (const { path, code, params } of parsed.success ? [] : fieldErrors(parsed.error.issues, '')) {
    const [list = '', at = '', field = ''] = path.split('.');
    const row: Row = (list === 'leasePackages' ? packages[Number(at)] : undefined) ?? first;
    const column = list === 'leasePackages' && field !== '' ? field : list;
    // An unreadable cell was already reported, so it is not missing as well.
    if (unread.has(`${row.line} ${column}`)) continue;
    const text = textAt(row, column);
    // A broken row may have had it.
    if (text === null && row === first && (broken || isPackageLost(column))) continue;
    problems.push({ ...problem(row.line, column, code, text), params });
  }
  return { line, car: null, planned: [], problems };
}

function textAt({ texts }: Row, name: string): string | null {
  for (const [column, text] of texts) if (column.name === name) return text === '' ? null : text;
  return null;
}
