import { expect, test } from 'vitest';
import { parseIsoWeek } from './parse-iso-week.ts';

test.each([
  ['2027-W05', '2027-W05'],
  ['2027-W5', '2027-W05'],
  ['2027 KW 5', '2027-W05'],
  ['5/2027', '2027-W05'],
  [' KW 5/2027 ', '2027-W05'],
  ['KW53 2026', '2026-W53'],
  ['05.2027', '2027-W05'],
  ['week 5 2027', '2027-W05'],
  ['next week', null],
  ['5', null],
  ['05.02.2027', null],
  ['', null],
])('reads "%s" as %s', (text, week) => {
  expect(parseIsoWeek(text)).toBe(week);
});
