import { describe, expect, it } from 'vitest';
import { calculateLohnsteuer } from './calculate-lohnsteuer.ts';
import { LOHNSTEUER_DEFAULTS } from './lohnsteuer-input.ts';
import { NO_SPECIAL_PAY } from './special-pay-input.ts';

describe.each([2025, 2026])('inputs of the wage tax flow of %i', (year) => {
  it.each(Object.keys(LOHNSTEUER_DEFAULTS))('%s is refused by name when it is no number in range', (name) => {
    for (const value of [Number.NaN, Infinity, -1, 0.5, 10_000_000_001, '1', null, undefined]) {
      expect(calculateLohnsteuer(year, { [name]: value }), String(value)).toMatchObject({
        ok: false,
        error: { code: 'INVALID_INPUT', field: name, allowed: expect.stringMatching(/^integer \d+ to \d+$/) },
      });
    }
  });

  it.each(Object.keys(NO_SPECIAL_PAY))('%s is refused by name like them', (name) => {
    for (const value of [Number.NaN, Infinity, -1, 0.5, 10_000_000_001, '1', null, undefined]) {
      expect(calculateLohnsteuer(year, { [name]: value }), String(value)).toMatchObject({
        ok: false,
        error: { code: 'INVALID_INPUT', field: name, allowed: expect.stringMatching(/^integer 0 to \d+$/) },
      });
    }
  });

  it('change nothing when special pay is told to be none', () => {
    const pay = { RE4: 5_000_000, SONSTB: 100_000, JRE4: 5_000_000, PKV: 1, PKPV: 30_000 } as const;
    expect(calculateLohnsteuer(year, { ...pay, ...NO_SPECIAL_PAY })).toEqual(calculateLohnsteuer(year, pay));
  });

  it('may contain parts that exceed the whole, as the flow allows', () => {
    const pension = {
      STKL: 1,
      RE4: 1_700_000,
      VBEZ: 2_700_000,
      VJAHR: 2026,
      ALTER1: 1,
      AJAHR: 2026,
    } as const;
    const oneOffPay = { SONSTB: 1, JRE4: 3_000_000, JRE4ENT: 5_000_050 };
    // The old-age relief on -10,000 EUR is -1,280 EUR.
    expect(calculateLohnsteuer(year, { ...pension, ...oneOffPay })).toMatchObject({
      ok: true,
      value:
        year === 2025
          ? { LSTLZZ: 42_000, WVFRB: 256_500, WVFRBO: 1_965_100, WVFRBM: 1_965_101 }
          : { LSTLZZ: 40_600, WVFRB: 249_600, WVFRBO: 1_939_900, WVFRBM: 1_939_901 },
    });
  });

  it('have their official defaults', () => {
    expect(calculateLohnsteuer(year, { RE4: 5_000_000 })).toEqual(
      calculateLohnsteuer(year, { ...LOHNSTEUER_DEFAULTS, RE4: 5_000_000 }),
    );
  });
});
