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
    ['2.905', 2, Number.NaN],
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
    ['employee.federalState', 2026, { ...EMPLOYEE, state: 'XX' }, {}],
    ['employee.dateOfBirth', 2026, { ...EMPLOYEE, age: 'old' }, {}],
    ['employee.children', 2026, { ...EMPLOYEE, parent: undefined }, {}],
    ['employee.healthInsurance.additionalRateBasisPoints', 2026, { ...EMPLOYEE, kvz: undefined }, {}],
    ['car.driveType', 2026, EMPLOYEE, { car: { rate: 1, blp: 100, factor: '1/3', km: 0 } }],
    ['bike.retailPrice', 2026, EMPLOYEE, { bike: { rate: 1, uvp: 'dear', speed: 25, km: 1 } }],
    ['bike.fast', 2026, EMPLOYEE, { bike: { rate: 1, uvp: 100, speed: 30, km: 1 } }],
    ['bike.commuteKilometers', 2026, EMPLOYEE, { bike: { rate: 1, uvp: 100, speed: 25 } }],
    ['bike.retailPrice', 2026, EMPLOYEE, { bike: 'yes' }],
    ['others[0].leasingRate', 2026, EMPLOYEE, { bike: { uvp: 100, speed: 25, km: 1 } }],
    ['car', 2026, EMPLOYEE, { car: 'yes' }],
    ['car.ratePerMonth', 2026, EMPLOYEE, { car: { blp: 100, factor: '1', km: 0 } }],
    ['car.driveType', 2026, EMPLOYEE, { car: { rate: 1, blp: 100, km: 0 } }],
    [
      'car.commuteValuation',
      2026,
      EMPLOYEE,
      { car: { rate: 1, blp: 100, factor: '1', km: 0, mode: 'weekly' } },
    ],
    ['employee.commuteKilometers', 2026, EMPLOYEE, { car: { rate: 1, blp: 100, factor: '1' } }],
    [
      'employee.commuteDaysPerMonth',
      2026,
      EMPLOYEE,
      { car: { rate: 1, blp: 100, factor: '1', km: 0, mode: 'daily' } },
    ],
    ['employee.dateOfBirth', 2026, { ...EMPLOYEE, age: '36' }, {}],
    ['employee.childrenUnder25', 2026, { ...EMPLOYEE, kidsU25: null }, {}],
    ['employee.healthInsurance', 2026, { ...EMPLOYEE, pkv: 'yes' }, {}],
    ['employee.healthInsurance.premiumHealth', 2026, { ...EMPLOYEE, pkv: { pv: 1 } }, {}],
    ['employee.akb', 2026, { ...EMPLOYEE, state: 'HB', chamber: 'SL' }, {}],
    ['others[0].amount', 2026, EMPLOYEE, { hardware: -1 }],
  ])('name %s when it is wrong', (field, year, employee, conversion) => {
    expect(answerPayslipCase(year, employee, conversion)).toMatchObject({
      ok: false,
      error: { code: 'INVALID_INPUT', field },
    });
  });
});
