import { expect, test } from 'vitest';
import { parseTime } from './parse-time.ts';

test.each([
  ['10:30', '10:30'],
  [' 9 ', '09:00'],
  ['9.05 Uhr', '09:05'],
  ['0:00', '00:00'],
  ['2:15 pm', '14:15'],
  ['12 a.m.', '00:00'],
  ['12 pm', '12:00'],
  ['24:00', null],
  ['13 pm', null],
  ['10:60', null],
  ['10:3', null],
  ['vormittags', null],
  ['', null],
])('%j is %s', (typed, time) => expect(parseTime(typed)).toBe(time));
