import { fieldErrors, type CarOfFileSchema, type ImportProblem } from '@stromwandel/api-spec';
import { sortPackages, type ReadCar } from './car-collector.ts';

const BROKEN_CHARACTER = '\ufffd';

// Fields that a car may leave out, as columns of a table.
const OPTIONAL_LISTS = ['colors', 'delivery', 'technicalDetails', 'standardEquipment', 'specialEquipment'];
const OPTIONAL = [
  'trimLevel',
  'consumption',
  'deliveryFromWeeks',
  'deliveryToWeeks',
  'availableFrom',
  'lengthMm',
  'shape',
];
const ABSENT = Object.fromEntries([
  ...OPTIONAL.map((name) => [name, null] as const),
  ...OPTIONAL_LISTS.map((name) => [name, []] as const),
]);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads one object of a JSON list. Problems stand at the line on which it begins, with the path of the field. */
export function readJsonCar(line: number, text: string, schema: CarOfFileSchema): ReadCar {
  const wrong = (code: ImportProblem['code']): ReadCar => ({
    line,
    car: null,
    planned: [],
    problems: [{ line, column: null, code, value: null, params: {} }],
  });
  if (text.includes(BROKEN_CHARACTER)) return wrong('INVALID_CHARACTERS');
  const value = parse(text);
  if (typeof value !== 'object' || value === null) return wrong('BROKEN_ROW');
  const parsed = schema.safeParse({ ...ABSENT, ...value }, { reportInput: true });
  if (parsed.success) {
    const { car, planned } = parsed.data;
    return { line, car: sortPackages(car), planned, problems: [] };
  }
  const problems = fieldErrors(parsed.error.issues, '').map(({ path, code, params }) => ({
    line,
    column: path === '' ? null : path,
    code,
    value: null,
    params,
  }));
  return { line, car: null, planned: [], problems };
}
