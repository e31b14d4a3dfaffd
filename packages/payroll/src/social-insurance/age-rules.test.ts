import { calendarDate } from '@stromwandel/kernel';
import { describe, expect, it } from 'vitest';
import { surchargeAgeReached, yearAfterSixtyFour } from './age-rules.ts';

describe('childless surcharge', () => {
  it.each([
    ['2003-06-02', '2026-06-30', false],
    ['2003-06-02', '2026-07-01', true],
    // Born on the first: the year of life is complete with the last day of the month before.
    ['2003-06-01', '2026-05-31', false],
    ['2003-06-01', '2026-06-01', true],
    ['2003-01-01', '2025-12-31', false],
    ['2003-01-01', '2026-01-01', true],
    ['1939-12-31', '2026-01-01', false],
    ['1940-01-01', '2026-01-01', true],
  ])('for somebody born on %s in the month of %s: %s', (born, month, expected) => {
    expect(surchargeAgeReached(calendarDate(born), calendarDate(month), 23)).toBe(expected);
  });
});

describe('old-age relief', () => {
  it.each([
    ['1962-01-01', 2026],
    ['1962-01-02', 2027],
    ['1961-12-31', 2026],
    ['1940-05-05', 2005],
  ])('of somebody born on %s starts in %i', (born, year) => {
    expect(yearAfterSixtyFour(calendarDate(born))).toBe(year);
  });
});
