import { expect, test } from 'vitest';
import {
  concludeRecord,
  EMPTY_RECORD,
  missingParts,
  missingSides,
  odometerOf,
  PHOTO_SIDES,
  photosOf,
  savePart,
  vinDiffers,
  type RecordContent,
  type RecordContext,
} from './handover-record.ts';

const VIN = 'TMBJB7NY5R0008731';
const WHOLE: RecordContent = {
  car: { vin: VIN, plate: 'HH-SW 312E', vinConfirmed: false },
  odometer: { km: 12, photo: 'o' },
  equipment: { keys: 2, cables: 1, papers: true },
  photos: PHOTO_SIDES.map((side) => ({ side, photo: side })),
  remarks: [],
  paper: null,
};
const signature = { name: 'Anna Schmidt', strokes: [[1, 2, 3, 4]] };
const SIGNED = { driver: signature, dealer: { name: 'Jan Petersen', strokes: [] } };
const context: RecordContext = {
  kind: 'HANDOVER',
  leaseState: 'PREPARED',
  knownVin: VIN,
  received: new Set(['a']),
};

test('a record without any part lacks all that are required, in their order', () => {
  const none = { driver: null, dealer: null };
  expect(missingParts(EMPTY_RECORD, none, 'ACCEPTED')).toEqual([
    'CAR',
    'ODOMETER',
    'EQUIPMENT',
    'PHOTOS',
    'SIGNATURES',
  ]);
  expect(missingParts({ ...WHOLE, remarks: null }, SIGNED, 'ACCEPTED')).toEqual([]);
  expect(missingParts(WHOLE, { ...SIGNED, dealer: null }, 'ACCEPTED')).toEqual(['SIGNATURES']);
});

test('each of the five sides needs a photo; further ones replace none', () => {
  const photos = [
    { side: 'FRONT', photo: 'a' },
    { side: 'OTHER', photo: 'b' },
  ] as const;
  expect(missingSides(photos)).toEqual(['LEFT', 'REAR', 'RIGHT', 'INSIDE']);
  expect(missingParts({ ...WHOLE, photos }, SIGNED, 'ACCEPTED')).toEqual(['PHOTOS']);
});

test('a refusal needs a remark and nothing else', () => {
  const none = { driver: null, dealer: null };
  expect(missingParts(EMPTY_RECORD, none, 'REFUSED')).toEqual(['REMARKS']);
  const remarks = [{ text: 'Falsche Farbe', photo: 'a' }];
  expect(missingParts({ ...EMPTY_RECORD, remarks }, none, 'REFUSED')).toEqual([]);
});

test('another VIN than the provider entered must be confirmed; an unknown one differs from none', () => {
  expect([vinDiffers(null, VIN), vinDiffers(VIN, VIN), vinDiffers(VIN, VIN.replace('T', 'W'))]).toEqual([
    false,
    false,
    true,
  ]);
  const car = { vin: VIN.replace('T', 'W'), plate: 'HH-SW 312E', vinConfirmed: false };
  expect(savePart(EMPTY_RECORD, { car }, context)).toEqual({ ok: false, error: { code: 'VIN_DIFFERS' } });
  const confirmed = { ...car, vinConfirmed: true };
  expect(savePart(EMPTY_RECORD, { car: confirmed }, context)).toMatchObject({
    ok: true,
    value: { car: confirmed },
  });
});

test('a part names only photos that were received', () => {
  expect(savePart(EMPTY_RECORD, { odometer: { km: 12, photo: 'a' } }, context).ok).toBe(true);
  expect(savePart(EMPTY_RECORD, { remarks: [{ text: 'Kratzer', photo: 'b' }] }, context)).toEqual({
    ok: false,
    error: { code: 'PHOTOS_NOT_SENT', photos: ['b'] },
  });
  expect(photosOf({ ...WHOLE, remarks: [{ text: 'Kratzer', photo: 'o' }] })).toEqual(['o', ...PHOTO_SIDES]);
});

test.each([
  ['ACTIVE', 'ALREADY_HANDED_OVER'],
  ['CLOSED', 'ALREADY_HANDED_OVER'],
  ['CANCELLED', 'LEASE_ENDED'],
] as const)('in state %s nothing is saved or concluded: %s', (leaseState, code) => {
  expect(savePart(EMPTY_RECORD, { remarks: [] }, { ...context, leaseState })).toEqual({
    ok: false,
    error: { code },
  });
  expect(concludeRecord(WHOLE, SIGNED, 'ACCEPTED', { kind: 'HANDOVER', leaseState })).toEqual({
    ok: false,
    error: { code },
  });
});

test.each([
  ['PREPARED', 'LEASE_NOT_ACTIVE'],
  ['ACTIVE', null],
  ['RETURNED', 'ALREADY_RETURNED'],
  ['CLOSED', 'ALREADY_RETURNED'],
  ['CANCELLED', 'LEASE_ENDED'],
] as const)('in state %s a return answers %s', (leaseState, code) => {
  const answer = concludeRecord(WHOLE, SIGNED, 'ACCEPTED', { kind: 'RETURN', leaseState });
  expect(answer).toEqual(code === null ? { ok: true } : { ok: false, error: { code } });
});

test('a driver who does not sign a return says why; the dealer signs in any case', () => {
  const returning = { kind: 'RETURN', leaseState: 'ACTIVE' } as const;
  const refused = { ...SIGNED, driver: null, unsigned: 'Der Kratzer war schon da.' };
  expect(concludeRecord(WHOLE, refused, 'ACCEPTED', returning)).toEqual({ ok: true });
  const incomplete = { ok: false, error: { code: 'RECORD_INCOMPLETE', missing: ['SIGNATURES'] } };
  expect(concludeRecord(WHOLE, { ...refused, unsigned: null }, 'ACCEPTED', returning)).toEqual(incomplete);
  expect(concludeRecord(WHOLE, { ...refused, dealer: null }, 'ACCEPTED', returning)).toEqual(incomplete);
});

test('a whole record can be concluded, an incomplete one names what is missing', () => {
  expect(concludeRecord(WHOLE, SIGNED, 'ACCEPTED', context)).toEqual({ ok: true });
  expect(concludeRecord({ ...WHOLE, odometer: null }, SIGNED, 'ACCEPTED', context)).toEqual({
    ok: false,
    error: { code: 'RECORD_INCOMPLETE', missing: ['ODOMETER'] },
  });
});

test('a record on paper needs car, signatures and at least one sheet; the rest stands on its sheets', () => {
  const paper = { km: 15, keys: 2, defects: null, sheets: ['a'] };
  const { car } = WHOLE;
  const saved = savePart(EMPTY_RECORD, { car, paper }, context);
  const content = { ...EMPTY_RECORD, car, paper };
  expect(saved).toEqual({ ok: true, value: content });
  expect(concludeRecord(content, SIGNED, 'ACCEPTED', context)).toEqual({ ok: true });
  expect(missingParts({ ...content, car: null }, { ...SIGNED, dealer: null }, 'ACCEPTED')).toEqual([
    'CAR',
    'SIGNATURES',
  ]);
  const without = { ...content, paper: { ...paper, sheets: [] } };
  expect(missingParts(without, SIGNED, 'ACCEPTED')).toEqual(['ODOMETER', 'EQUIPMENT', 'PHOTOS']);
  expect(savePart(EMPTY_RECORD, { paper: { ...paper, sheets: ['lost'] } }, context)).toEqual({
    ok: false,
    error: { code: 'PHOTOS_NOT_SENT', photos: ['lost'] },
  });
  expect([odometerOf({ ...WHOLE, paper }), odometerOf(WHOLE), odometerOf(EMPTY_RECORD)]).toEqual([
    { km: 15, photo: null },
    { km: 12, photo: 'o' },
    null,
  ]);
});
