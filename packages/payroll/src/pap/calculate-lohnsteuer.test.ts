import { describe, expect, it } from 'vitest';
import { calculateLohnsteuer } from './calculate-lohnsteuer.ts';
import { LOHNSTEUER_DEFAULTS, type LohnsteuerInput } from './lohnsteuer-input.ts';
import { NO_SPECIAL_PAY } from './special-pay-input.ts';

const MOST_CENTS = 10_000_000_000;

/** Lowest and highest value of every input. */
const RANGES: Readonly<Record<string, readonly [number, number]>> = {
  LZZ: [1, 4],
  RE4: [0, MOST_CENTS],
  STKL: [1, 6],
  KVZ: [0, 2500],
  ZKF: [0, 990],
  af: [0, 1],
  f: [0, 1000],
  ALTER1: [0, 1],
  AJAHR: [0, 2200],
  ALV: [0, 1],
  KRV: [0, 1],
  PKV: [0, 1],
  PKPV: [0, MOST_CENTS],
  PKPVAGZ: [0, MOST_CENTS],
  PVA: [0, 4],
  PVS: [0, 1],
  PVZ: [0, 1],
  R: [0, 99],
  LZZFREIB: [0, MOST_CENTS],
  LZZHINZU: [0, MOST_CENTS],
  SONSTB: [0, MOST_CENTS],
  JRE4: [0, MOST_CENTS],
  JFREIB: [0, MOST_CENTS],
  JHINZU: [0, MOST_CENTS],
  VBEZ: [0, MOST_CENTS],
  VBEZM: [0, MOST_CENTS],
  VBEZS: [0, MOST_CENTS],
  VJAHR: [0, 2200],
  ZMVB: [0, 12],
  JVBEZ: [0, MOST_CENTS],
  JRE4ENT: [0, MOST_CENTS],
  SONSTENT: [0, MOST_CENTS],
  VBS: [0, MOST_CENTS],
  STERBE: [0, MOST_CENTS],
  MBV: [0, MOST_CENTS],
};

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

  it.each(Object.entries(RANGES))('%s is taken in its range %j and refused outside', (name, range) => {
    const [lowest, highest] = name === 'PKV' && year === 2025 ? [0, 2] : range;
    const refused = {
      ok: false,
      error: { code: 'INVALID_INPUT', field: name, allowed: `integer ${lowest} to ${highest}` },
    };
    const result = (value: number) => calculateLohnsteuer(year, { STKL: 4, [name]: value });
    expect([result(lowest).ok, result(highest).ok]).toEqual([true, true]);
    expect([result(lowest - 1), result(highest + 1)]).toEqual([refused, refused]);
  });

  it('are all known by name', () => {
    expect(Object.keys({ ...LOHNSTEUER_DEFAULTS, ...NO_SPECIAL_PAY })).toEqual(Object.keys(RANGES));
    for (const name of ['VBEZ1', 're4', '', 'toString']) {
      expect(calculateLohnsteuer(year, { RE4: 1, [name]: 0 })).toEqual({
        ok: false,
        error: { code: 'INVALID_INPUT', field: name, allowed: 'an input of the official flow' },
      });
    }
    expect(calculateLohnsteuer(year, { MBV: 0, TYPO: 0 } as object)).toMatchObject({
      error: { field: 'TYPO' },
    });
  });

  it('take the factor in class 4 only, and not at all without the factor method', () => {
    const factor = (input: Partial<LohnsteuerInput>) =>
      calculateLohnsteuer(year, { RE4: 5_000_000, ...input });
    for (const STKL of [1, 2, 3, 5, 6] as const) {
      expect(factor({ STKL, f: 999 })).toEqual({
        ok: false,
        error: { code: 'INVALID_INPUT', field: 'f', allowed: '1.0 outside tax class 4' },
      });
      expect(factor({ STKL, f: 999, af: 0 })).toEqual(factor({ STKL }));
      expect(factor({ STKL, f: 1000, af: 1 })).toEqual(factor({ STKL }));
    }
    expect(factor({ STKL: 4, f: 999, af: 0 })).toEqual(factor({ STKL: 4 }));
    expect(factor({ STKL: 4, f: 1000 })).toEqual(factor({ STKL: 1 }));
    expect(factor({ STKL: 4, f: 900 })).not.toEqual(factor({ STKL: 4 }));
  });

  it('leave the outputs of one-off pay at 0 where there is none', () => {
    expect(calculateLohnsteuer(year, { RE4: 5_000_000, JRE4: 5_000_000 })).toEqual(
      calculateLohnsteuer(year, { RE4: 5_000_000 }),
    );
  });

  it('of a death grant mean nothing without a pension among one-off pay', () => {
    const pay = { RE4: 5_000_000, JRE4: 5_000_000, SONSTB: 100_000 };
    expect(calculateLohnsteuer(year, { ...pay, STERBE: 100_000 })).toEqual(calculateLohnsteuer(year, pay));
  });

  it('bring the surcharge on one-off pay above its limit only', () => {
    // Yearly pay at which the tax in class I is the limit itself: 19,950 EUR in 2025, 20,350 EUR in 2026.
    const atLimit = year === 2025 ? 8_883_000 : 9_081_600;
    const oneOff = (pay: number) => {
      const out = calculateLohnsteuer(year, { RE4: pay, JRE4: pay - 100_000, SONSTB: 100_000 });
      return out.ok ? out.value : undefined;
    };
    expect(oneOff(atLimit)).toMatchObject({ LSTLZZ: year === 2025 ? 1_995_000 : 2_035_000, SOLZS: 0 });
    expect(oneOff(atLimit)?.STS).toBeGreaterThan(0);
    const above = oneOff(atLimit + 1000);
    expect(above?.SOLZS).toBe(Math.floor(((above?.STS ?? 0) * 55) / 1000));
    expect(above?.SOLZS).toBeGreaterThan(0);
  });

  it('lets a cent of one-off pay that lowers the tax of the year not lower the tax on running pay', () => {
    // The allowance for insurance is rounded up to euros, so that a little more pay can mean less tax in the year.
    const [insurance, yearlyPay, SONSTB] =
      year === 2025
        ? ([{ KVZ: 250 }, 3_292_842, 144] as const)
        : ([{ PKV: 1, KRV: 1 }, 3_247_032, 69] as const);
    const tax = (input: Partial<LohnsteuerInput> & { SONSTB?: number; JRE4?: number }) => {
      const out = calculateLohnsteuer(year, { LZZ: 1, STKL: 6, ...insurance, ...input });
      return out.ok ? out.value : undefined;
    };
    const { LSTLZZ = 0, SOLZLZZ } = tax({ RE4: yearlyPay }) ?? {};
    expect(tax({ RE4: yearlyPay + SONSTB })?.LSTLZZ).toBeLessThan(LSTLZZ);
    expect(tax({ RE4: yearlyPay, JRE4: yearlyPay, SONSTB })).toMatchObject({ STS: 0, LSTLZZ, SOLZLZZ });
  });

  it('have their official defaults', () => {
    expect(calculateLohnsteuer(year, { RE4: 5_000_000 })).toEqual(
      calculateLohnsteuer(year, { ...LOHNSTEUER_DEFAULTS, RE4: 5_000_000 }),
    );
  });
});

it('other years are refused with the known ones', () => {
  for (const year of [2024, 2027, NaN, '2026', null, undefined]) {
    // Untyped callers send anything.
    expect(calculateLohnsteuer(year as number, {})).toEqual({
      ok: false,
      error: { code: 'INVALID_INPUT', field: 'year', allowed: '2025, 2026' },
    });
  }
});

it.each([null, undefined, [], 'RE4', 1])('inputs that are %s are refused', (input) => {
  // Untyped callers send anything.
  expect(calculateLohnsteuer(2026, input as object)).toEqual({
    ok: false,
    error: { code: 'INVALID_INPUT', field: 'input', allowed: 'an object' },
  });
});
