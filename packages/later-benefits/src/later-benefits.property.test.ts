import { assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { answerBenefitsCase } from './index.ts';

const CASES = record({
  year: constantFrom(2025, 2026),
  employee: record({
    gross: integer({ min: 65_000, max: 1_500_000 }),
    stkl: constantFrom(1, 2, 3, 4, 5, 6),
    state: constantFrom('NW', 'SN', 'BY', 'SL', 'HB'),
    age: integer({ min: 18, max: 66 }),
    parent: boolean(),
    kidsU25: constantFrom(0, 1, 3),
    church: boolean(),
    rv: boolean(),
    av: boolean(),
    kvz: constantFrom('0.00', '2.90', '4.40'),
  }),
  conversion: record({
    car: record({
      rate: integer({ min: 1000, max: 150_000 }),
      blp: integer({ min: 1_000_000, max: 15_000_000 }),
      factor: constantFrom('1/4', '1/2', '1'),
      km: integer({ min: 0, max: 80 }),
    }),
  }),
  later: record({
    months: integer({ min: 1, max: 120 }),
    month: integer({ min: 1, max: 12 }),
    oneOffPerYear: integer({ min: 0, max: 3_000_000 }),
    child: boolean(),
  }),
});

// Where pay falls by a few cents, taxes of whole euros a year and the full steps of Elterngeld can move more a month than it does.
const MOST_BY_ROUNDING = 150;

type Benefit = Readonly<Record<string, number | string>>;

test('figures are whole cents, differences are those of both sides, and lower pay raises no benefit', () => {
  assert(
    property(CASES, (one) => {
      const answer = answerBenefitsCase(one);
      if (!answer.ok) return;
      const { pension, krankengeld, elterngeld, arbeitslosengeld, before, after } = answer.value;
      const monthly: Benefit[] = [krankengeld, elterngeld, arbeitslosengeld];
      for (const benefit of [pension, ...monthly]) {
        const figures = Object.values(benefit).filter((value) => typeof value === 'number');
        expect(figures.every(Number.isSafeInteger)).toBe(true);
      }
      const paysLess = Number(after.svGross) <= Number(before.svGross);
      for (const { monthBefore, monthAfter, lostPerMonth } of monthly.filter(({ reason }) => !reason)) {
        expect(lostPerMonth).toBe(Number(monthBefore) - Number(monthAfter));
      }
      for (const { dayBefore, dayAfter, monthBefore, monthAfter } of [krankengeld, arbeitslosengeld]) {
        expect([monthBefore, monthAfter]).toEqual(
          [dayBefore, dayAfter].map((day) => day && 30 * Number(day)),
        );
      }
      if (!paysLess) return;
      expect(Number(pension.pointsLostTerm ?? 0)).toBeGreaterThanOrEqual(0);
      for (const { lostPerMonth = 0 } of monthly) {
        expect(Number(lostPerMonth)).toBeGreaterThanOrEqual(-MOST_BY_ROUNDING);
      }
    }),
    { numRuns: 1000 },
  );
});
