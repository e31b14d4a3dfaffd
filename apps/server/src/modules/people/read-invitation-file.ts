import {
  fieldErrors,
  INVITATION_COLUMNS,
  invitedPerson,
  MOST_INVITED_PEOPLE,
  type InvitationProblem,
  type InvitedPerson,
} from '@stromwandel/api-spec';
import { oneLine } from '../../platform/table-file/csv/one-line.ts';
import type { TableRow } from '../../platform/table-file/csv/csv-rows.ts';
import { isWorkbook, readTableRows, type TableFacts } from '../../platform/table-file/read-table-rows.ts';
import { shownText } from '../../platform/table-file/shown-text.ts';

type Column = (typeof INVITATION_COLUMNS)[number];

/** Headers in files, compared without spaces and signs. */
const HEADERS: Readonly<Record<Column, readonly string[]>> = {
  firstName: ['firstname', 'vorname', 'rufname', 'givenname'],
  lastName: ['lastname', 'nachname', 'name', 'familienname', 'surname'],
  email: ['email', 'emailadresse', 'mail', 'mailadresse', 'emailaddress'],
  employeeId: [
    'employeeid',
    'personalnummer',
    'personalnr',
    'persnr',
    'pnr',
    'personnelnumber',
    'employeenumber',
  ],
};
const LONGEST_VALUE = 60;

/** A person of a file, with its line. */
export interface FilePerson extends InvitedPerson {
  readonly line: number;
}

/** The content of a file of people. */
export interface InvitationFile {
  readonly people: readonly FilePerson[];
  readonly problems: readonly InvitationProblem[];
  readonly ignoredColumns: readonly string[];
}

const shown = (text: string): string => shownText(text).slice(0, LONGEST_VALUE);

const problem = (
  line: number,
  code: InvitationProblem['code'],
  { column = null, value = null, params = {} }: Partial<InvitationProblem> = {},
): InvitationProblem => ({ line, column, code, value, params });

/** Reads rows one after the other under a header. */
class InvitationReader {
  readonly people: FilePerson[] = [];
  readonly problems: InvitationProblem[] = [];
  readonly ignoredColumns: string[] = [];
  /** Lines of the addresses and personnel numbers so far. */
  readonly #lines = new Map<string, number>();
  #columns: readonly (Column | null)[] = [];
  #rows = 0;

  /** Reads the header; false if its columns are not usable. */
  begin({ line, cells, broken }: TableRow): boolean {
    if (broken) {
      this.problems.push(problem(line, 'BROKEN_ROW'));
      return false;
    }
    if (isWorkbook(cells)) {
      this.problems.push(problem(line, 'NOT_A_TABLE'));
      return false;
    }
    this.#columns = cells.map((cell) => {
      const key = cell.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
      const column = INVITATION_COLUMNS.find((name) => HEADERS[name].includes(key)) ?? null;
      if (column === null && cell.trim() !== '') this.ignoredColumns.push(shown(cell));
      return column;
    });
    for (const column of INVITATION_COLUMNS) {
      const times = this.#columns.filter((one) => one === column).length;
      if (times > 1) this.problems.push(problem(line, 'REPEATED_COLUMN', { column }));
      if (times === 0 && column !== 'employeeId')
        this.problems.push(problem(line, 'MISSING_COLUMN', { column }));
    }
    return this.problems.length === 0;
  }

  push({ line, cells, broken }: TableRow): void {
    this.#rows += 1;
    if (this.#rows === MOST_INVITED_PEOPLE + 1) {
      this.problems.push(problem(line, 'TOO_MANY_ROWS', { params: { max: MOST_INVITED_PEOPLE } }));
    }
    if (this.#rows > MOST_INVITED_PEOPLE) return;
    if (broken) {
      this.problems.push(problem(line, 'BROKEN_ROW'));
      return;
    }
    // Cells beyond the header mean a separator inside a text: all cells after it are shifted.
    if (cells.slice(this.#columns.length).some((cell) => cell.trim() !== '')) {
      this.problems.push(problem(line, 'TOO_MANY_CELLS'));
      return;
    }
    const cellOf = (column: Column): string => oneLine(cells[this.#columns.indexOf(column)] ?? '');
    const row = Object.fromEntries(INVITATION_COLUMNS.map((column) => [column, cellOf(column)]));
    const read = invitedPerson.safeParse(row, { reportInput: true });
    if (!read.success) this.#explain(line, fieldErrors(read.error.issues, ''), cellOf);
    else if (!this.#isRepeated(line, read.data)) this.people.push({ line, ...read.data });
  }

  end(): InvitationFile {
    if (this.#rows === 0 && this.problems.length === 0) this.problems.push(problem(1, 'EMPTY_FILE'));
    return this;
  }

  #explain(line: number, errors: ReturnType<typeof fieldErrors>, cellOf: (column: Column) => string): void {
    const told = new Set<string>();
    for (const { path, code, params } of errors) {
      const column = INVITATION_COLUMNS.find((name) => name === path) ?? null;
      // Reports one problem per cell: the first one to correct.
      if (told.has(path)) continue;
      told.add(path);
      const value = column === null ? null : shown(cellOf(column)) || null;
      this.problems.push(problem(line, code, { column, value, params }));
    }
  }

  #isRepeated(line: number, { email, employeeId }: InvitedPerson): boolean {
    let repeated = false;
    for (const [column, value] of [['email', email] as const, ['employeeId', employeeId] as const]) {
      if (value === null) continue;
      const key = `${column} ${value}`;
      const before = this.#lines.get(key);
      if (before === undefined) this.#lines.set(key, line);
      else {
        repeated = true;
        this.problems.push(
          problem(line, 'REPEATED', { column, value: shown(value), params: { line: before } }),
        );
      }
    }
    return repeated;
  }
}

/** Reads a table of people to invite while it arrives. Unknown columns are skipped and reported. */
export async function readInvitationFile(
  bytes: AsyncIterable<Uint8Array>,
  facts: TableFacts,
): Promise<InvitationFile> {
  const reader = new InvitationReader();
  let state: 'BEFORE' | 'ROWS' | 'REFUSED' = 'BEFORE';
  for await (const row of readTableRows(bytes, facts)) {
    if (state === 'ROWS') reader.push(row);
    // After an unusable header the rest of the file still arrives, without further problems.
    else if (state === 'BEFORE') state = reader.begin(row) ? 'ROWS' : 'REFUSED';
  }
  return reader.end();
}
