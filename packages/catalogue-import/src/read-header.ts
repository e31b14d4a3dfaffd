import type { ImportProblem } from '@stromwandel/api-spec';
import { refuse, ok, type Result } from '@stromwandel/kernel';
import { CAR_COLUMNS, type CarColumn } from './car-columns.ts';

const key = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const BY_NAME = new Map(
  CAR_COLUMNS.flatMap((column) => [
    [key(column.name), column] as const,
    [key(column.german), column] as const,
  ]),
);

/** The column of each cell; null where the header is empty. Unknown, missing and repeated columns are refused. */
export function readHeader(
  cells: readonly string[],
  line: number,
): Result<readonly (CarColumn | null)[], readonly ImportProblem[]> {
  const problems: ImportProblem[] = [];
  const say = (code: ImportProblem['code'], column: string) =>
    problems.push({ line, column, code, value: null, params: {} });
  const found = cells.map((cell) => {
    if (cell.trim() === '') return null;
    const column = BY_NAME.get(key(cell)) ?? null;
    if (column === null) say('UNKNOWN_COLUMN', cell.trim().slice(0, 60));
    return column;
  });
  const known = found.filter((column) => column !== null);
  for (const [at, column] of known.entries()) {
    if (known.indexOf(column) < at) say('REPEATED_COLUMN', column.name);
  }
  for (const column of CAR_COLUMNS) {
    if (column.required && !known.includes(column)) say('MISSING_COLUMN', column.name);
  }
  return problems.length === 0 ? ok(found) : refuse(problems);
}
