import { payrollMonth } from '@stromwandel/payroll-export';
import type { CommuteEntry } from '@stromwandel/pricing';
import { describe, expect, it } from 'vitest';
import { commuteOfMonth, valuationOfYear } from './commute-of-month.ts';

const commute = (
  commuteKilometers: number,
  valuation: CommuteEntry['valuation'] = 'FLAT_003',
): CommuteEntry => ({ commuteKilometers, valuation });
const entry = (at: string, ...values: Parameters<typeof commute>) => ({
  enteredAt: new Date(at),
  commute: commute(...values),
});
const history = {
  ordered: commute(10),
  entered: [entry('2026-10-15T10:00:00Z', 20), entry('2026-11-30T22:59:59Z', 30)],
  chosen: [],
  firstFiles: new Map<string, Date>(),
};
const kilometers = (month: string, given = history) =>
  commuteOfMonth(given, payrollMonth(month)).commuteKilometers;

describe('the commute of a month', () => {
  it("is the last entry before the month's end in Germany, else that of the order", () => {
    expect(['2026-09', '2026-10', '2026-11', '2026-12'].map((month) => kilometers(month))).toEqual([
      10, 20, 30, 30,
    ]);
    const midnight = { ...history, entered: [entry('2026-11-30T23:00:00Z', 30)] };
    expect([kilometers('2026-11', midnight), kilometers('2026-12', midnight)]).toEqual([10, 30]);
  });

  it('stays as it was when the first file of the month was made', () => {
    const firstFiles = new Map([['2026-11', new Date('2026-11-20T08:00:00Z')]]);
    expect([
      kilometers('2026-11', { ...history, firstFiles }),
      kilometers('2026-12', { ...history, firstFiles }),
    ]).toEqual([20, 30]);
  });

  it('is valued by one method for a whole year: the last one entered in it, back to 1 January', () => {
    const given = {
      ...history,
      entered: [
        entry('2026-06-01T10:00:00Z', 20, 'SINGLE_TRIPS_0002'),
        entry('2026-12-31T23:00:00Z', 20, 'FLAT_003'),
      ],
    };
    expect(commuteOfMonth(given, payrollMonth('2025-12'))).toEqual(commute(10));
    expect(commuteOfMonth(given, payrollMonth('2026-01'))).toEqual(commute(10, 'SINGLE_TRIPS_0002'));
    expect(commuteOfMonth(given, payrollMonth('2026-12'))).toEqual(commute(20, 'SINGLE_TRIPS_0002'));
    expect(commuteOfMonth(given, payrollMonth('2027-01'))).toEqual(commute(20));
  });

  it('is valued by what was chosen last for the year, which another distance does not change', () => {
    const chosen = (year: number, at: string) => ({
      year,
      valuation: 'SINGLE_TRIPS_0002' as const,
      chosenAt: new Date(at),
    });
    const given = { ...history, chosen: [chosen(2026, '2026-11-20T10:00:00Z')] };
    expect(['2025', '2026', '2027'].map((year) => valuationOfYear(given, year))).toEqual([
      'FLAT_003',
      'SINGLE_TRIPS_0002',
      'SINGLE_TRIPS_0002',
    ]);
    const back = {
      ...given,
      entered: [
        entry('2026-06-01T10:00:00Z', 20, 'SINGLE_TRIPS_0002'),
        entry('2026-12-01T10:00:00Z', 20, 'FLAT_003'),
      ],
    };
    expect(valuationOfYear(back, '2026')).toBe('FLAT_003');
    expect(valuationOfYear({ ...back, chosen: [chosen(2026, '2027-01-10T10:00:00Z')] }, '2026')).toBe(
      'SINGLE_TRIPS_0002',
    );
  });
});
