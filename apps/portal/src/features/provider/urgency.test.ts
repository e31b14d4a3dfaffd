import { expect, test } from 'vitest';
import { urgencyOf } from './urgency.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z'); // a Friday of week 47
const order = { deliveryWeek: null, waitingSince: null, deadline: null };

test.each([
  ['2026-12-10T22:59:59.999Z', 'calm'],
  ['2026-11-25T22:59:59.999Z', 'late'],
  ['2026-11-19T22:59:59.999Z', 'overdue'],
  [null, 'calm'],
])('an order to be placed until %s is %s', (deadline, urgency) => {
  expect(urgencyOf({ ...order, stage: 'WITH_PROVIDER', deadline }, now)).toBe(urgency);
});

test.each([
  ['2026-11-13T12:00:00.000Z', 'calm'],
  ['2026-11-12T12:00:00.000Z', 'late'],
])('a confirmation awaited since %s is %s', (waitingSince, urgency) => {
  expect(urgencyOf({ ...order, stage: 'WITH_MANUFACTURER', waitingSince }, now)).toBe(urgency);
});

test.each([
  ['2026-W46', 'late'],
  ['2026-W47', 'calm'],
  ['2027-W01', 'calm'],
])('a delivery in %s is %s', (deliveryWeek, urgency) => {
  expect(urgencyOf({ ...order, stage: 'WITH_MANUFACTURER', deliveryWeek }, now)).toBe(urgency);
});

test('1 January may belong to the last week of the old year', () => {
  const newYear = Date.parse('2027-01-01T12:00:00.000Z');
  expect(urgencyOf({ ...order, stage: 'WITH_MANUFACTURER', deliveryWeek: '2026-W53' }, newYear)).toBe('calm');
});
