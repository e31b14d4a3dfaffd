import { expect, test } from 'vitest';
import { oneLine } from './one-line.ts';

test.each([
  ['', ''],
  ['  Anna ', 'Anna'],
  ['Hans\r\nPeter', 'Hans Peter'],
  ['Hans \n \r  Peter\n', 'Hans Peter'],
  ['Hans  Peter', 'Hans  Peter'],
])('%j is %j', (cell, line) => {
  expect(oneLine(cell)).toBe(line);
});

test('a cell of a million spaces is read as fast as any other of its length', () => {
  const cell = `a${' '.repeat(1_000_000)}b`;
  expect(oneLine(cell)).toBe(cell);
});
