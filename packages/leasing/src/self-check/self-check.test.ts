import { cents, ZERO_CENTS } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import {
  isCheckComplete,
  isRepairWorthIt,
  PARTS_OF_VIEW,
  priceFindings,
  SELF_CHECK_VIEWS,
  sumOfCheck,
} from './self-check.ts';
import { kindsOfPart, WEAR_PARTS, type WearFinding, type WearRow } from './wear-catalogue.ts';

const SCRATCH: WearFinding = { part: 'DOOR', kind: 'SCRATCH', size: 'MEDIUM', depth: 'DEEP' };
const DENT: WearFinding = { part: 'FENDER', kind: 'DENT', size: 'SMALL', depth: 'SURFACE' };
const KERB: WearFinding = { part: 'RIM', kind: 'KERB_MARK', size: 'SMALL', depth: 'SURFACE' };
const range = (from: number, to: number) => ({ fromCents: cents(from * 100), toCents: cents(to * 100) });
const ROWS: readonly WearRow[] = [
  { ...KERB, loss: null, repair: null },
  { ...SCRATCH, loss: range(120, 190), repair: { kind: 'SPOT_REPAIR', ...range(80, 150) } },
  { ...DENT, loss: range(90, 170), repair: { kind: 'PRESS_OUT', ...range(110, 180) } },
];

test('the sum of three findings and 2,180 kilometres is the one of the picture', () => {
  const priced = priceFindings(ROWS, [SCRATCH, DENT, KERB]);
  expect(sumOfCheck(priced, cents(196_20))).toEqual({
    fromCents: 406_20,
    toCents: 556_20,
    unlisted: 0,
  });
  expect(priced.map(({ position }) => position)).toEqual([2, 3, 1]);
  expect(priced.map(({ repair }) => repair?.isWorthIt ?? null)).toEqual([true, false, null]);
});

test('a finding without a row is counted and costs nothing yet; a credit for kilometres lowers no range', () => {
  const priced = priceFindings(ROWS, [{ ...SCRATCH, size: 'LARGE' as const }, DENT]);
  expect(priced[0]).toMatchObject({ position: null, loss: null, repair: null });
  expect(sumOfCheck(priced, cents(-50_00))).toEqual({ fromCents: 90_00, toCents: 170_00, unlisted: 1 });
  expect(sumOfCheck([], ZERO_CENTS)).toEqual({ fromCents: 0, toCents: 0, unlisted: 0 });
});

test('a repair is worth it up to exactly 70 % of the middle of the range', () => {
  expect(isRepairWorthIt(range(70, 200), range(50, 150))).toBe(true);
  expect(isRepairWorthIt({ fromCents: cents(70_01), toCents: cents(200_00) }, range(50, 150))).toBe(false);
});

test('a check is complete with its twelve photos', () => {
  const photos = SELF_CHECK_VIEWS.map((view) => ({ view }));
  expect(photos).toHaveLength(12);
  expect(isCheckComplete(photos)).toBe(true);
  expect(isCheckComplete(photos.slice(1))).toBe(false);
});

test('each part is shown by a photo', () => {
  const shown = new Set(Object.values(PARTS_OF_VIEW).flat());
  expect(WEAR_PARTS.filter((part) => !shown.has(part))).toEqual([]);
});

test('a catalogue names the kinds of a part', () => {
  expect(kindsOfPart(ROWS, 'DOOR')).toEqual(['SCRATCH']);
});
