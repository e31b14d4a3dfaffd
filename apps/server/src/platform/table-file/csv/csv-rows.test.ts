import { describe, expect, it, test } from 'vitest';
import { CsvRows } from './csv-rows.ts';

function read(text: string, size = text.length, separator = ';') {
  const splitter = new CsvRows(separator);
  const rows = [];
  for (let at = 0; at < text.length; at += size) rows.push(...splitter.push(text.slice(at, at + size)));
  rows.push(...splitter.end());
  return {
    rows: rows.filter((row) => !row.broken).map(({ line, cells }) => [line, ...cells]),
    broken: rows.filter((row) => row.broken).map(({ line }) => line),
  };
}

test.each<[string, unknown[][]]>([
  ['', []],
  ['a', [[1, 'a']]],
  ['a;', [[1, 'a', '']]],
  [
    'a\n\n;\n" "\n;b',
    [
      [1, 'a'],
      [5, '', 'b'],
    ],
  ],
  ['"a;b";"";"x ""y"""', [[1, 'a;b', '', 'x "y"']]],
  [
    'a;"b\n\nc"\nd',
    [
      [1, 'a', 'b\n\nc'],
      [4, 'd'],
    ],
  ],
  [
    '"a"\n"b"\n',
    [
      [1, 'a'],
      [2, 'b'],
    ],
  ],
  ['""""', [[1, '"']]],
])('reads %j in pieces of any size', (text, rows) => {
  for (const size of [1, 2, 3, 100]) expect(read(text, size)).toEqual({ rows, broken: [] });
});

describe('a wrong quote breaks its own line only', () => {
  it.each<[string, string, number[], number[]]>([
    ['never closed', '1;"2;3\n4;5;6\n7;8;9', [2], [3, 4]],
    ['in the last line', '1;2;3\n4;"5;6', [3], [2]],
    ['before a row with right ones', '1;"2;3\n4;"5";6\n7;8;9', [2], [3, 4]],
    ['before a row that begins with one', '1;2;"3\n"4";5;6\n7;8;9', [2], [3, 4]],
    ['closed too early', '1;"2"x;3\n4;5;6', [2], [3]],
    ['within a bare cell', '1;2 "x";3\n4;5;6', [2], [3]],
    ['behind a space', '1; "2";3\n4;5;6', [2], [3]],
    ['several', '1;"2;3\n4;5;6\n"7;8;9\n10;11;12\n1;2"3;4\n5;6;7', [2, 4, 6], [3, 5, 7]],
    ['two that fit together', '1;"2;3\n4;5;6\n7;8";9\n1;2;3', [2, 4], [3, 5]],
    ['two that fit together in neighbours', '1;2;"3\n4";5;6\n7;8;9', [2, 3], [4]],
    ['behind a cell of several lines', '"1\n2";"3;4\n5;6;7', [3], [4]],
    ['in a text of several lines, whose rest is no row', '1;"a\nb "c"\nd";3\n\n4;5;6', [2, 3, 4], [6]],
    ['and the lines behind it without a separator are its text', '1;"a\nb\nc\n4;5;6', [2], [5]],
    ['in an empty row', '";;\n4;5;6', [2], [3]],
  ])('%s', (_name, text, broken, whole) => {
    for (const size of [1, 5, 1_000]) {
      const { rows, broken: told } = read(`a;b;c\n${text}\n`, size);
      expect([told, rows.slice(1).map(([line]) => line)]).toEqual([broken, whole]);
    }
  });

  it('of a header too', () => {
    expect(read('a;"b\n1;2')).toEqual({ rows: [[2, '1', '2']], broken: [1] });
  });

  it('and the line is returned without quotes', () => {
    expect(new CsvRows(',').push('"A",x"y,2\n')).toEqual([
      { line: 1, cells: ['A', 'xy', '2'], broken: true },
    ]);
  });
});

test('a text of several lines with separators is a cell', () => {
  const text = 'a;b;c\n1;"x; y\nz";3\n4;"eins\nzwei; drei";6';
  expect(read(text, 4)).toEqual({
    rows: [
      [1, 'a', 'b', 'c'],
      [2, '1', 'x; y\nz', '3'],
      [4, '4', 'eins\nzwei; drei', '6'],
    ],
    broken: [],
  });
});

describe('a row longer than any', () => {
  const LONG = 'x'.repeat(1_100_000);
  it.each([
    ['without quotes', LONG],
    ['in quotes', `"${LONG}`],
    ['with a wrong quote', `${LONG}"`],
  ])('%s', (_name, long) => {
    const text = `a;b\n1;${long}\n3;4\n`;
    for (const size of [65_536, text.length]) {
      const { rows, broken } = read(text, size);
      expect([rows.map(([line]) => line), broken]).toEqual([[1, 3], [2]]);
    }
  });

  it('of many lines after an unclosed quote is read line by line', () => {
    const lines = Array.from({ length: 200_000 }, (_, at) => `${at};zwei`);
    const { rows, broken } = read(['a;b', '1;"2', ...lines].join('\n'), 65_536);
    expect([broken, rows.length, rows.at(-1)]).toEqual([[2], 200_001, [200_002, '199999', 'zwei']]);
  });
});
