import { calendarDate } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { deliveryWeekErrors } from './delivery-week-errors.ts';

const TODAY = calendarDate('2026-11-23');

test.each([
  ['2026-W48', []],
  ['2026-W53', []],
  ['2028-W47', []],
  ['2026-W47', ['TOO_SMALL', { minimum: '2026-W48' }]],
  ['2028-W48', ['TOO_LARGE', { maximum: '2028-W47' }]],
  ['2099-W01', ['TOO_LARGE', { maximum: '2028-W47' }]],
  ['2027-W53', ['INVALID_FORMAT', {}]],
])('on 2026-11-23, %s can be promised: %j', (week, [code, params]) => {
  const expected = code === undefined ? [] : [{ path: 'body.deliveryWeek', code, params }];
  expect(deliveryWeekErrors(week, TODAY)).toEqual(expected);
});
