import { cents } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import type { WearRow } from './wear-catalogue.ts';
import { readWearFile, writeWearFile } from './wear-file.ts';

const HEAD = 'part;kind;size;depth;from;to;repair;repairFrom;repairTo';
const ROWS: readonly WearRow[] = [
  {
    part: 'DOOR',
    kind: 'SCRATCH',
    size: 'MEDIUM',
    depth: 'DEEP',
    loss: { fromCents: cents(120_00), toCents: cents(190_50) },
    repair: { kind: 'SPOT_REPAIR', fromCents: cents(80_00), toCents: cents(150_00) },
  },
  { part: 'RIM', kind: 'KERB_MARK', size: 'SMALL', depth: 'SURFACE', loss: null, repair: null },
];

test('a written catalogue reads as it was', () => {
  expect(readWearFile(writeWearFile(ROWS))).toEqual({ ok: true, value: ROWS });
});

test('columns may stand in any order, amounts may have a comma, and small letters count', () => {
  const file =
    '\uFEFFto\tfrom\tdepth\tsize\tkind\tpart\trepair\trepairFrom\trepairTo\n190,5\t120\tdeep\tmedium\tscratch\tdoor\tspot_repair\t80\t150\n\n';
  expect(readWearFile(file)).toEqual({ ok: true, value: ROWS.slice(0, 1) });
});

test.each([
  ['part;kind\nDOOR;DENT', { code: 'COLUMNS_MISSING' }],
  [`${HEAD}\n\n`, { code: 'NO_ROWS' }],
  [
    `${HEAD}\nDOOR;DENT;SMALL;DEEP;10;20;;;\nWING;DENT;SMALL;DEEP;;;;;`,
    { code: 'CELL_WRONG', line: 3, column: 'part' },
  ],
  [`${HEAD}\nDOOR;DENT;SMALL;DEEP;20;10;;;`, { code: 'CELL_WRONG', line: 2, column: 'to' }],
  [`${HEAD}\nDOOR;DENT;SMALL;DEEP;-1;10;;;`, { code: 'CELL_WRONG', line: 2, column: 'from' }],
  [`${HEAD}\nDOOR;DENT;SMALL;DEEP;1;10;POLISH;x;`, { code: 'CELL_WRONG', line: 2, column: 'repairFrom' }],
])('%j is refused', (file, error) => {
  expect(readWearFile(file)).toMatchObject({ ok: false, error });
});
