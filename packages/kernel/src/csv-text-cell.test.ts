import { expect, test } from 'vitest';
import { csvTextCell } from './index.ts';

test.each([
  ['Müller', '"Müller"'],
  ['a "b"; c', '"a ""b""; c"'],
  ['=1+1', '"\'=1+1"'],
  ['+49 170', '"\'+49 170"'],
  ['-5', '"\'-5"'],
  ['@sum', '"\'@sum"'],
  ['  =1', '"\'  =1"'],
  ['\t=1', '"\'\t=1"'],
  ['＝1', '"\'＝1"'],
  ['', '""'],
])('%j is the cell %s', (text, cell) => {
  expect(csvTextCell(text)).toBe(cell);
});
