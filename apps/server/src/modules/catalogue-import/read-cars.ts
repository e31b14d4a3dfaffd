import type { CarOfFileSchema, ImportProblem } from '@stromwandel/api-spec';
import { CarCollector, type ReadCar } from './rules/car-collector.ts';
import { readHeader } from './rules/read-header.ts';
import { readJsonCar } from './rules/read-json-car.ts';
import { jsonElements } from '../../platform/table-file/csv/json-elements.ts';
import type { TableRow } from '../../platform/table-file/csv/csv-rows.ts';
import {
  isWorkbook,
  readTableRows,
  readText,
  type TableFacts,
} from '../../platform/table-file/read-table-rows.ts';

interface Reading {
  readonly facts: TableFacts;
  readonly schema: CarOfFileSchema;
  readonly isJson: boolean;
}

const wrong = (line: number, code: ImportProblem['code'], value: string | null = null): ReadCar => ({
  line,
  car: null,
  planned: [],
  problems: [{ line, column: code === 'REFERENCE_REPEATED' ? 'reference' : null, code, value, params: {} }],
});

/** What the first row of a table says of a file that is none; null for a header. */
function notATable({ cells, broken }: TableRow): ImportProblem['code'] | null {
  if (isWorkbook(cells)) return 'NOT_A_TABLE';
  // No column is called so: JSON under the name of a table.
  if (/^\s*[[{]/.test(cells[0] ?? '')) return 'JSON_AS_TABLE';
  return broken ? 'BROKEN_ROW' : null;
}

async function* readTable(
  bytes: AsyncIterable<Uint8Array>,
  { facts, schema }: Reading,
): AsyncGenerator<ReadCar> {
  let collector: CarCollector | null = null;
  let columns = 0;
  for await (const row of readTableRows(bytes, facts)) {
    const { line, cells, broken } = row;
    if (collector === null) {
      const refused = notATable(row);
      if (refused !== null) {
        yield wrong(line, refused);
        return;
      }
      const header = readHeader(cells, line);
      if (!header.ok) {
        yield { line, car: null, planned: [], problems: header.error };
        return;
      }
      collector = new CarCollector(header.value, schema);
      columns = cells.length;
      continue;
    }
    // Cells beyond the header mean that a separator stands inside a text: all cells after it are shifted.
    if (!broken && cells.slice(columns).some((cell) => cell.trim() !== '')) {
      yield wrong(line, 'TOO_MANY_CELLS');
    }
    const car = collector.push(row);
    if (car) yield car;
  }
  const last = collector?.end();
  if (last) yield last;
}

async function* readJson(
  bytes: AsyncIterable<Uint8Array>,
  { facts, schema }: Reading,
): AsyncGenerator<ReadCar> {
  const broken: number[] = [];
  const seen = new Set<string>();
  for await (const { line, text } of jsonElements(readText(bytes, facts), (at) => broken.push(at))) {
    const read = readJsonCar(line, text, schema);
    const reference = read.car?.reference;
    if (reference !== undefined && seen.has(reference)) yield wrong(line, 'REFERENCE_REPEATED', reference);
    else yield read;
    if (reference !== undefined) seen.add(reference);
  }
  for (const line of broken) yield wrong(line, 'BROKEN_ROW');
}

/** The cars of a file one by one, each with what is wrong about it. */
export function readCars(bytes: AsyncIterable<Uint8Array>, reading: Reading): AsyncGenerator<ReadCar> {
  return reading.isJson ? readJson(bytes, reading) : readTable(bytes, reading);
}
