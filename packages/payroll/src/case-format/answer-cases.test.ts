import { describe, expect, it } from 'vitest';
import { answerLohnsteuerCase } from './answer-lohnsteuer-case.ts';
import { answerPayslipCase } from './answer-payslip-case.ts';
import { scaledDecimal } from './scaled-decimal.ts';

const EMPLOYEE = {
  gross: 450_000,
  stkl: 1,
  state: 'NW',
  age: 36,
  parent: false,
  kidsU25: 0,
  church: false,
  rv: true,
  av: true,
  kvz: '2.90',
};

describe('decimals of the cases', () => {
  it.each([
    ['2.90', 2, 290],
    ['2.9', 2, 290],
    [2.9, 2, 290],
    ['0', 2, 0],
    ['0.931', 3, 931],
    ['1.500', 1, 15],
    ['123456789', 0, 123_456_789],
    ['12.5', 1, 125],
    ['1234567890', 0, Number.NaN],
    ['1.1000000', 1, Number.NaN],
    ['2.905', 2, Number.NaN],
    ['', 2, Number.NaN],
    [' 1', 2, Number.NaN],
    ['1 ', 2, Number.NaN],
    ['.5', 1, Number.NaN],
    [true, 0, Number.NaN],
    [[1], 0, Number.NaN],
    ['-1', 2, Number.NaN],
    ['1e3', 2, Number.NaN],
    [null, 2, Number.NaN],
  ])('%s with %i decimals is %d', (text, decimals, expected) => {
    expect(scaledDecimal(text, decimals)).toBe(expected);
  });
});

describe('answers to wage tax cases', () => {
  it('hold one-off pay only where the case has it', () => {
    const input = { LZZ: 2, RE4: 450_000, STKL: 1, KVZ: '2.90', PVZ: 1, R: 0 };
    expect(answerLohnsteuerCase(2026, input)).toEqual({
      ok: true,
      value: { LSTLZZ: 65_016, SOLZLZZ: 0, BK: 0 },
    });
    expect(answerLohnsteuerCase(2026, { ...input, SONSTB: 450_000, JRE4: 5_400_000 })).toMatchObject({
      ok: true,
      value: { STS: expect.any(Number), SOLZS: 0, BKS: 0 },
    });
  });

  it.each([
    ['RE4', { RE4: -1 }],
    ['RE4', { RE4: 1.5 }],
    ['RE4', { RE4: '450000' }],
    ['STKL', { STKL: 7 }],
    ['LZZ', { LZZ: 0 }],
    ['KVZ', { KVZ: '2.905' }],
    ['f', { STKL: 1, af: 1, f: '0.9' }],
    ['PKV', { PKV: 2 }],
    ['VBEZ', { VBEZ: -100 }],
    ['ZMVB', { ZMVB: 13 }],
    ['VMT', { VMT: 100 }],
    ['toString', { toString: 1 }],
    ['in', null],
  ])('name %s when it is wrong', (field, input) => {
    expect(answerLohnsteuerCase(2026, input)).toMatchObject({
      ok: false,
      error: { code: 'INVALID_INPUT', field },
    });
  });

  it('name an unknown year', () => {
    expect(answerLohnsteuerCase(2027, {})).toMatchObject({
      ok: false,
      error: { field: 'year', allowed: '2025, 2026' },
    });
  });
});

describe('answers to payslip cases', () => {
  it('hold both payslips and the burden', () => {
    const car = { rate: 50_000, blp: 4_500_000, factor: '1/4', km: 15 };
    const answer = answerPayslipCase(2026, EMPLOYEE, { car });
    expect(answer).toMatchObject({
      ok: true,
      value: {
        before: { payout: 287_109, svMode: 'regular' },
        after: { carListPrice: 1_120_000, payout: 253_011 },
        netBurden: 34_098,
      },
    });
  });

  it('hold both bases in the Übergangsbereich', () => {
    expect(answerPayslipCase(2026, { ...EMPLOYEE, gross: 167_332 }, undefined)).toMatchObject({
      ok: true,
      value: { before: { svMode: 'uebergangsbereich', be: 162_565, beAN: 153_231 }, netBurden: 0 },
    });
  });

  it.each([
    ['year', 2024, EMPLOYEE, {}],
    ['employee', 2026, [], {}],
    ['conversion', 2026, EMPLOYEE, 'none'],
    ['employee.gross', 2026, { ...EMPLOYEE, gross: undefined }, {}],
    ['employee.gross', 2026, { ...EMPLOYEE, gross: 20_000_001 }, {}],
    ['employee.gross', 2026, { ...EMPLOYEE, gross: 99 }, {}],
    ['employee.stkl', 2026, { ...EMPLOYEE, stkl: 7 }, {}],
    ['employee.state', 2026, { ...EMPLOYEE, state: 'XX' }, {}],
    ['employee.age', 2026, { ...EMPLOYEE, age: '36' }, {}],
    ['employee.age', 2026, { ...EMPLOYEE, age: 36.5 }, {}],
    ['employee.age', 2026, { ...EMPLOYEE, age: 126 }, {}],
    ['employee.parent', 2026, { ...EMPLOYEE, parent: undefined }, {}],
    ['employee.church', 2026, { ...EMPLOYEE, church: 'false' }, {}],
    ['employee.kidsU25', 2026, { ...EMPLOYEE, kidsU25: null }, {}],
    ['employee.kvz', 2026, { ...EMPLOYEE, kvz: undefined }, {}],
    ['employee.kvz', 2026, { ...EMPLOYEE, kvz: '2.905' }, {}],
    ['employee.kvz', 2026, { ...EMPLOYEE, kvz: '10.01' }, {}],
    ['employee.zkf', 2026, { ...EMPLOYEE, zkf: '0.3' }, {}],
    ['employee.factor', 2026, { ...EMPLOYEE, factor: '0.9' }, {}],
    ['employee.factor', 2026, { ...EMPLOYEE, stkl: 4, factor: '1.001' }, {}],
    ['employee.freib', 2026, { ...EMPLOYEE, freib: -1 }, {}],
    ['employee.pkv', 2026, { ...EMPLOYEE, pkv: 'yes' }, {}],
    ['employee.pkv.kv', 2026, { ...EMPLOYEE, pkv: { pv: 1 } }, {}],
    ['employee.pkv.basis', 2026, { ...EMPLOYEE, pkv: { kv: 1, basis: 2, pv: 1 } }, {}],
    ['employee.chamber', 2026, { ...EMPLOYEE, state: 'HB', chamber: 'SL' }, {}],
    ['employee.kidsU26', 2026, { ...EMPLOYEE, kidsU26: 1 }, {}],
    ['conversion.boat', 2026, EMPLOYEE, { boat: 1 }],
    ['conversion.hardware', 2026, EMPLOYEE, { hardware: -1 }],
    ['conversion.bav', 2026, EMPLOYEE, { bav: '1' }],
    ['conversion.car', 2026, EMPLOYEE, { car: 'yes' }],
    ['conversion.car.rate', 2026, EMPLOYEE, { car: { blp: 100, factor: '1', km: 0 } }],
    ['conversion.car.blp', 2026, EMPLOYEE, { car: { rate: 1, blp: 0, factor: '1', km: 0 } }],
    ['conversion.car.factor', 2026, EMPLOYEE, { car: { rate: 1, blp: 100, factor: 1, km: 0 } }],
    ['conversion.car.km', 2026, EMPLOYEE, { car: { rate: 1, blp: 100, factor: '1' } }],
    [
      'conversion.car.mode',
      2026,
      EMPLOYEE,
      { car: { rate: 1, blp: 100, factor: '1', km: 0, mode: 'weekly' } },
    ],
    [
      'conversion.car.days',
      2026,
      EMPLOYEE,
      { car: { rate: 1, blp: 100, factor: '1', km: 0, mode: 'daily' } },
    ],
    ['conversion.car.days', 2026, EMPLOYEE, { car: { rate: 1, blp: 100, factor: '1', km: 0, days: 32 } }],
    ['conversion.bike', 2026, EMPLOYEE, { bike: [] }],
    ['conversion.bike.rate', 2026, EMPLOYEE, { bike: { uvp: 100, speed: 25, km: 1 } }],
    ['conversion.bike.uvp', 2026, EMPLOYEE, { bike: { rate: 1, uvp: 'dear', speed: 25, km: 1 } }],
    ['conversion.bike.speed', 2026, EMPLOYEE, { bike: { rate: 1, uvp: 100, speed: 30, km: 1 } }],
    ['conversion.bike.km', 2026, EMPLOYEE, { bike: { rate: 1, uvp: 100, speed: 25 } }],
  ])('name %s when it is wrong', (field, year, employee, conversion) => {
    expect(answerPayslipCase(year, employee, conversion)).toMatchObject({
      ok: false,
      error: { code: 'INVALID_INPUT', field, allowed: expect.stringMatching(/./) },
    });
  });

  it('say what is allowed in the units of the case', () => {
    const allowed = (employee: object): string => {
      const answer = answerPayslipCase(2026, { ...EMPLOYEE, ...employee }, {});
      return !answer.ok && answer.error.code === 'INVALID_INPUT' ? answer.error.allowed : '';
    };
    expect(allowed({ gross: -1 })).toBe('integer 100 to 20000000');
    expect(allowed({ zkf: '0.3' })).toBe('decimal 0 to 10, steps of 0.5');
    expect(allowed({ kvz: '2,9' })).toBe('decimal 0 to 10, at most 2 places');
    expect(allowed({ kvz: null })).toBe('decimal 0 to 10, at most 2 places, or pkv');
  });

  it('let nothing pass at the upper bounds that payroll refuses under its own names', () => {
    const pkv = { kv: 20_000_000, basis: 20_000_000, pv: 20_000_000 };
    const highest = {
      gross: 20_000_000,
      stkl: 4,
      age: 125,
      kidsU25: 50,
      zkf: 10,
      factor: 1,
      freib: 20_000_000,
    };
    const car = { rate: 100, blp: 1_000_000_000, factor: '1', km: 10_000, mode: 'daily', days: 31 };
    const bike = { rate: 100, uvp: 10_000_000, speed: 45, km: 10_000 };
    const rest = { state: 'HB', chamber: 'HB', pkv };
    const answer = answerPayslipCase(
      2025,
      { ...EMPLOYEE, ...highest, ...rest },
      { car, bike, bav: 20_000_000 },
    );
    expect(answer).toMatchObject({ ok: false, error: { code: 'CONVERSION_EXCEEDS_PAY' } });
    expect(answerPayslipCase(2025, { ...EMPLOYEE, ...highest, ...rest }, { car, bike })).toMatchObject({
      ok: true,
    });
    expect(answerPayslipCase(2025, { ...EMPLOYEE, kvz: '10.00' }, {})).toMatchObject({ ok: true });
  });

  it('take null for what a case may leave out', () => {
    const nothing = { zkf: null, factor: null, freib: null, pkv: null, chamber: null };
    const none = { car: null, bike: null, hardware: null, bav: null };
    expect(answerPayslipCase(2026, { ...EMPLOYEE, ...nothing }, none)).toEqual(
      answerPayslipCase(2026, EMPLOYEE, undefined),
    );
  });
});
