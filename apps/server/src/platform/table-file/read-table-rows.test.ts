import { expect, it } from 'vitest';
import { readTableRows, type TableFacts } from './read-table-rows.ts';

async function read(content: Buffer | string, size = 1_000) {
  const bytes = Buffer.from(content);
  const facts: TableFacts = { encoding: null, separator: null };
  const rows: [number, readonly string[]][] = [];
  const broken: number[] = [];
  const pieces = (async function* () {
    for (let at = 0; at < bytes.length; at += size)
      yield await Promise.resolve(bytes.subarray(at, at + size));
  })();
  for await (const row of readTableRows(pieces, facts)) {
    if (row.broken) broken.push(row.line);
    else rows.push([row.line, row.cells]);
  }
  return { rows, broken, facts };
}

it.each(['\n', '\r\n', '\r'])(
  'returns the line on which each row starts, with %j at its end',
  async (end) => {
    const text = ['a;b', '"1";"two', 'lines"', '', ';', '3;"say ""x"""', 'Ä;ö'].join(end);
    for (const size of [1, 2, 7, 1_000]) {
      expect(await read(text, size)).toEqual({
        rows: [
          [1, ['a', 'b']],
          [2, ['1', 'two\nlines']],
          [6, ['3', 'say "x"']],
          [7, ['Ä', 'ö']],
        ],
        broken: [],
        facts: { encoding: 'UTF-8', separator: ';' },
      });
    }
  },
);

it('counts the line in which Excel names the separator', async () => {
  expect((await read('sep=,\na,b\n1,2')).rows).toEqual([
    [2, ['a', 'b']],
    [3, ['1', '2']],
  ]);
});

it('reports lines with wrong quotes, and returns the rows around them', async () => {
  expect(await read('sep=;\r\na;b\r\n3;"4\r\n5;6\r\n7;"8"x\r\n9;10', 3)).toMatchObject({
    rows: [
      [2, ['a', 'b']],
      [4, ['5', '6']],
      [6, ['9', '10']],
    ],
    broken: [3, 5],
  });
});

it('recognises a workbook by its first bytes', async () => {
  expect((await read('PK\u0003\u0004;"x\ny')).rows).toEqual([[1, ['PK\u0003\u0004']]]);
});

it('returns nothing for an empty file', async () => {
  expect((await read('')).rows).toEqual([]);
});
