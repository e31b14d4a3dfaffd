import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CsvRows } from './csv-rows.ts';

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const cell = fc.string({ unit: fc.constantFrom('a', 'Ö', ' ', ';', '"', '\n') });
const row = fc.record({
  // The first cell of a row is filled: empty rows are left out. One line of it: it decides nothing about hidden rows.
  cells: fc.tuple(fc.constantFrom('x', 'x y'), cell),
  isQuoted: fc.boolean(),
});

test("reads a spreadsheet's file unchanged, in pieces of any size", () => {
  fc.assert(
    fc.property(fc.array(row), fc.integer({ min: 1, max: 30 }), (rows, size) => {
      const text = rows
        .map(({ cells, isQuoted }) =>
          cells.map((one) => (isQuoted || /[;"\n]/.test(one) ? quoted(one) : one)).join(';'),
        )
        .join('\n');
      const splitter = new CsvRows(';');
      const read = [];
      for (let at = 0; at < text.length; at += size) read.push(...splitter.push(text.slice(at, at + size)));
      read.push(...splitter.end());
      expect(read.map(({ cells, broken }) => ({ cells, broken }))).toEqual(
        rows.map(({ cells }) => ({ cells, broken: false })),
      );
    }),
  );
});

test('reads each line of any file once, in ascending order', () => {
  const line = fc.string({ unit: fc.constantFrom('a', ';', '"', ' ') });
  fc.assert(
    fc.property(fc.array(line), fc.integer({ min: 1, max: 30 }), (lines, size) => {
      const text = lines.join('\n');
      const inOne = new CsvRows(';');
      const whole = [...inOne.push(text), ...inOne.end()];
      const inPieces = new CsvRows(';');
      const pieces = [];
      for (let at = 0; at < text.length; at += size) pieces.push(...inPieces.push(text.slice(at, at + size)));
      pieces.push(...inPieces.end());
      expect(pieces).toEqual(whole);
      for (const [at, { line: number }] of whole.entries()) {
        expect(number).toBeGreaterThan(whole[at - 1]?.line ?? 0);
        expect(number).toBeLessThanOrEqual(lines.length);
      }
    }),
  );
});
