import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateLohnsteuer } from './calculate-lohnsteuer.ts';
import type { LohnsteuerInput, LohnsteuerOutput } from './lohnsteuer-input.ts';

const ONE_EURO = 100;
/** From this rise of yearly pay on the tax cannot fall. */
const FIFTY_EURO = 5000;

const people = fc.record({
  STKL: fc.constantFrom<LohnsteuerInput['STKL'][]>(1, 2, 3, 4, 5, 6),
  KVZ: fc.integer({ min: 0, max: 450 }),
  ZKF: fc.integer({ min: 0, max: 60 }),
  f: fc.integer({ min: 1, max: 1000 }),
  ALV: fc.constantFrom<(0 | 1)[]>(0, 1),
  KRV: fc.constantFrom<(0 | 1)[]>(0, 1),
  PKV: fc.constantFrom<(0 | 1)[]>(0, 1),
  PKPV: fc.integer({ min: 0, max: 100_000 }),
  PVA: fc.integer({ min: 0, max: 4 }),
  PVS: fc.constantFrom<(0 | 1)[]>(0, 1),
  PVZ: fc.constantFrom<(0 | 1)[]>(0, 1),
  ALTER1: fc.constantFrom<(0 | 1)[]>(0, 1),
  AJAHR: fc.integer({ min: 2005, max: 2026 }),
});

const yearlyPay = fc.integer({ min: 0, max: 40_000_000 });
const rise = fc.oneof(
  fc.integer({ min: 1, max: FIFTY_EURO }),
  fc.integer({ min: FIFTY_EURO, max: 5_000_000 }),
);

function tax(year: number, input: Partial<LohnsteuerInput>): LohnsteuerOutput {
  const result = calculateLohnsteuer(year, input);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

describe.each([2025, 2026])('wage tax of %i, for anybody', (year) => {
  /*
   * Allowances and, for classes V and VI, twice the difference of two tariffs come in full euros: the tax of a year can
   * step back by one euro, or by two where the flow doubles.
   */
  it('rises with pay, but for steps back of at most two euros a year', () => {
    fc.assert(
      fc.property(people, yearlyPay, rise, (person, RE4, more) => {
        const input = { ...person, f: person.STKL === 4 ? person.f : 1000, R: 1 };
        const [low, high] = [tax(year, { ...input, RE4 }), tax(year, { ...input, RE4: RE4 + more })];
        const back = more >= FIFTY_EURO ? 0 : person.STKL === 3 || person.STKL >= 5 ? 2 * ONE_EURO : ONE_EURO;
        expect(high.LSTLZZ).toBeGreaterThanOrEqual(low.LSTLZZ - back);
        expect(high.BK).toBeGreaterThanOrEqual(low.BK - back);
        // The surcharge starts with 11.9 % of what exceeds its limit.
        expect(high.SOLZLZZ).toBeGreaterThanOrEqual(low.SOLZLZZ - Math.ceil(back * 0.119));
      }),
      { numRuns: 1000 },
    );
  });

  it('never exceeds pay, and the surcharge is at most 5.5 % of the church base', () => {
    fc.assert(
      fc.property(people, yearlyPay, (person, RE4) => {
        const out = tax(year, { ...person, f: 1000, RE4, R: 1 });
        expect(out.LSTLZZ).toBeLessThanOrEqual(RE4);
        expect(out.SOLZLZZ).toBeLessThanOrEqual(out.BK * 0.055);
        expect(out.BK).toBeLessThanOrEqual(out.LSTLZZ);
      }),
      { numRuns: 500 },
    );
  });

  it('follows allowances, additions and children in the right direction', () => {
    fc.assert(
      fc.property(people, yearlyPay, fc.integer({ min: 1, max: 500_000 }), (person, RE4, amount) => {
        const input = { ...person, f: 1000, RE4, R: 1 };
        const plain = tax(year, input);
        // Classes V and VI step back here as well.
        const step = person.STKL >= 5 ? 2 * ONE_EURO : 0;
        const [less, more] = [
          tax(year, { ...input, LZZFREIB: amount }),
          tax(year, { ...input, LZZHINZU: amount }),
        ];
        expect(less.LSTLZZ).toBeLessThanOrEqual(plain.LSTLZZ + step);
        expect(more.LSTLZZ).toBeGreaterThanOrEqual(plain.LSTLZZ - step);
        const moreChildren = tax(year, { ...input, ZKF: person.ZKF + 5 });
        expect(moreChildren.LSTLZZ).toBe(plain.LSTLZZ);
        expect(moreChildren.BK).toBeLessThanOrEqual(plain.BK);
      }),
      { numRuns: 500 },
    );
  });

  it('is the same by the month as by the year, but for the cut to the cent', () => {
    fc.assert(
      fc.property(people, fc.integer({ min: 0, max: 3_000_000 }), (person, RE4) => {
        const input = { ...person, f: 1000, R: 1 };
        const [month, whole] = [tax(year, { ...input, LZZ: 2, RE4 }), tax(year, { ...input, RE4: 12 * RE4 })];
        expect(month.LSTLZZ).toBe(Math.floor(whole.LSTLZZ / 12));
        expect(month.SOLZLZZ).toBe(Math.floor(whole.SOLZLZZ / 12));
        expect(month.BK).toBe(Math.floor(whole.BK / 12));
      }),
      { numRuns: 500 },
    );
  });

  it('of one-off pay with factor 1 is the tax with it less the tax without it, and leaves running tax alone', () => {
    const oneOffPay = fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 5_000_000 }));
    fc.assert(
      fc.property(people, yearlyPay, oneOffPay, (person, JRE4, SONSTB) => {
        const input = { ...person, f: 1000, R: 1 };
        const without = tax(year, { ...input, RE4: JRE4 });
        const difference = tax(year, { ...input, RE4: JRE4 + SONSTB }).LSTLZZ - without.LSTLZZ;
        const { STS, BKS, LSTLZZ, SOLZLZZ, BK } = tax(year, { ...input, RE4: JRE4, JRE4, SONSTB });
        expect([STS, BKS]).toEqual([Math.max(0, difference), Math.max(0, difference)]);
        // Also where a cent more would lower the tax: nothing comes back.
        expect([LSTLZZ, SOLZLZZ, BK]).toEqual([without.LSTLZZ, without.SOLZLZZ, without.BK]);
      }),
      { numRuns: 500 },
    );
  });
});
