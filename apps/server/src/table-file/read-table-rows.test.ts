import { expect, it } from 'vitest';
import { readTableRows, type TableFacts } from './read-table-rows.ts';

async function read(content: Buffer | string, size = 1_000) {
  const bytes = Buffer.from(content);
  const facts: TableFacts = { encoding: null, separator: null };
  const rows: [number, readonly string[]][] = [];
  let broken: number | null = null;
  const pieces = (async function* () {
    for (let at = 0; at < bytes.length; at += size)
      yield await Promise.resolve(bytes.subarray(at, at + size));
  })();
  for await (const { line, cells } of readTableRows(pieces, facts, (at) => (broken = at))) {
    rows.push([line, cells]);
  }
  return { rows, broken, facts };
}

it.each(['\n', '\r\n', '\r'])('tells the line on which each row begins, with %j at its end', async (end) => {
  const text = ['a;b', '"1";"two', 'lines"', '', ';', '3;"say ""x"""', 'Ä;ö'].join(end);
  for (const size of [1, 2, 7, 1_000]) {
    expect(await read(text, size)).toEqual({
      rows: [
        [1, ['a', 'b']],
        [2, ['1', 'two\nlines']],
        [6, ['3', 'say "x"']],
        [7, ['Ä', 'ö']],
      ],
      broken: null,
      facts: { encoding: 'UTF-8', separator: ';' },
    });
  }
});

it('counts the line in which Excel names the separator', async () => {
  expect((await read('sep=,\na,b\n1,2')).rows).toEqual([
    [2, ['a', 'b']],
    [3, ['1', '2']],
  ]);
});

it('gives the rows before the one whose quotes are wrong, and names that', async () => {
  expect(await read('a;b\n1;2\n3;"4\n5;6\n')).toMatchObject({
    rows: [
      [1, ['a', 'b']],
      [2, ['1', '2']],
    ],
    broken: 3,
  });
  expect(await read('a;b\n1;"2"x;3\n')).toMatchObject({ rows: [[1, ['a', 'b']]], broken: 2 });
  expect(await read(`a\n"${'x'.repeat(1_100_000)}`)).toMatchObject({ rows: [[1, ['a']]], broken: 2 });
});

it('has nothing to give of nothing', async () => {
  expect((await read('')).rows).toEqual([]);
});
