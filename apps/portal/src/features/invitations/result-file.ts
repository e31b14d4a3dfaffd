import { csvTextCell } from '@stromwandel/kernel';

interface ResultRow {
  readonly line: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** In words. */
  readonly state: string;
}

/**
 * What became of the people of a file, as a table: semicolons, CRLF, UTF-8 with byte order mark (for Excel). No cell can
 * become a formula, because names come from files.
 */
export function resultFile(head: readonly string[], stateHead: string, rows: readonly ResultRow[]): string {
  const lines = [
    [...head, stateHead].map(csvTextCell),
    ...rows.map(({ line, firstName, lastName, email, state }) => [
      String(line),
      ...[firstName, lastName, email, state].map(csvTextCell),
    ]),
  ];
  return `\ufeff${lines.map((cells) => `${cells.join(';')}\r\n`).join('')}`;
}
