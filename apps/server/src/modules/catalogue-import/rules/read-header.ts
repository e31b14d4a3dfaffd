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

/** A column as a file names it. */
export interface FoundColumn extends CarColumn {
  readonly header: string;
}

const LONGEST_HEADER = 60;

/**
 * The column of each cell; null where the header is empty. Unknown, missing and repeated columns are refused; a missing one is
 * named in the language of the others.
 */
export function readHeader(
  cells: readonly string[],
  line: number,
): Result<readonly (FoundColumn | null)[], readonly ImportProblem[]> {
  const problems: ImportProblem[] = [];
  const say = (code: ImportProblem['code'], column: string) =>
    problems.push({ line, column, code, value: null, params: {} });
  const found = cells.map((cell) => {
    if (cell.trim() === '') return null;
    const column = BY_NAME.get(key(cell)) ?? null;
    const header = cell.trim().slice(0, LONGEST_HEADER);
    if (column !== null) return { ...column, header };
    say('UNKNOWN_COLUMN', header);
    return null;
  });
  const known = found.filter((column) => column !== null);
  const names = known.map(({ name }) => name);
  for (const [at, { name, header }] of known.entries()) {
    if (names.indexOf(name) < at) say('REPEATED_COLUMN', header);
  }
  const isEnglish = known.some(({ name, header }) => key(name) === key(header));
  for (const { name, german, required } of CAR_COLUMNS) {
    if (required && !names.includes(name)) say('MISSING_COLUMN', isEnglish ? name : german);
  }
  return problems.length === 0 ? ok(found) : refuse(problems);
}
