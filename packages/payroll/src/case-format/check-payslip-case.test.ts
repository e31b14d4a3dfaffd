import { describe, expect, it } from 'vitest';
import { FEDERAL_STATES } from '../federal-states.ts';
import { answerLohnsteuerCase } from './answer-lohnsteuer-case.ts';
import { answerPayslipCase, type PayslipAnswer } from './answer-payslip-case.ts';
import type { CaseRecord } from './case-record.ts';
import { checkPayslipCase } from './check-payslip-case.ts';

const EMPLOYEE = {
  gross: 450_000,
  stkl: 4,
  state: 'HB',
  age: 36,
  parent: false,
  kidsU25: 0,
  church: false,
  rv: true,
  av: true,
  kvz: '2.90',
};
const PKV = { kv: 20_000_000, basis: 0, pv: 1 };
const CAR = { rate: 1, blp: 100, factor: '1', km: 0, mode: 'daily', days: 1 };
const BIKE = { rate: 1, uvp: 100, speed: 25, km: 1 };

type Check = (value: unknown) => ReturnType<typeof checkPayslipCase>;

const CHECKS: Record<string, Check> = {};

function part(
  path: string,
  names: readonly string[],
  check: (fields: CaseRecord) => ReturnType<Check>,
): void {
  for (const name of names) CHECKS[`${path}.${name}`] = (value) => check({ [name]: value });
}

part(
  'employee',
  [...Object.keys(EMPLOYEE), 'zkf', 'factor', 'freib', 'pkv', 'chamber', 'pension'],
  (fields) => checkPayslipCase({ ...EMPLOYEE, ...fields }, {}),
);
part('employee.pkv', Object.keys(PKV), (fields) =>
  checkPayslipCase({ ...EMPLOYEE, pkv: { ...PKV, ...fields } }, {}),
);
part('conversion', ['car', 'bike', 'hardware', 'bav'], (fields) => checkPayslipCase(EMPLOYEE, fields));
part('conversion.car', Object.keys(CAR), (fields) =>
  checkPayslipCase(EMPLOYEE, { car: { ...CAR, ...fields } }),
);
part('conversion.bike', Object.keys(BIKE), (fields) =>
  checkPayslipCase(EMPLOYEE, { bike: { ...BIKE, ...fields } }),
);

const RANGES: readonly (readonly [string, number, number])[] = [
  ['employee.gross', 100, 20_000_000],
  ['employee.age', 0, 125],
  ['employee.kidsU25', 0, 50],
  ['employee.freib', 0, 20_000_000],
  ['employee.pkv.kv', 0, 20_000_000],
  ['employee.pkv.basis', 0, 20_000_000],
  ['employee.pkv.pv', 0, 20_000_000],
  ['conversion.hardware', 0, 20_000_000],
  ['conversion.bav', 0, 20_000_000],
  ['conversion.car.rate', 0, 20_000_000],
  ['conversion.car.blp', 1, 1_000_000_000],
  ['conversion.car.km', 0, 10_000],
  ['conversion.car.days', 0, 31],
  ['conversion.bike.rate', 0, 20_000_000],
  ['conversion.bike.uvp', 1, 10_000_000],
  ['conversion.bike.km', 0, 10_000],
];

const STATES = ['BE', ...FEDERAL_STATES.map((state) => state.code)].join(', ');

const CHOICES: readonly (readonly [string, readonly unknown[], string])[] = [
  ['employee.state', ['BE', 'BE-WEST', 'TH', 'SN'], STATES],
  ['employee.parent', [true, false], 'true, false'],
  ['employee.church', [true, false], 'true, false'],
  ['employee.rv', [true, false], 'true, false'],
  ['employee.av', [true, false], 'true, false'],
  [
    'employee.pension',
    ['STATUTORY', 'VERSORGUNGSWERK', 'EXEMPT', undefined, null],
    'STATUTORY, VERSORGUNGSWERK, EXEMPT',
  ],
  ['employee.chamber', ['HB', undefined, null], 'HB, SL'],
  ['employee.kvz', ['0', '2.9', '10', '10.00', 2.5], 'decimal 0 to 10, at most 2 places'],
  ['employee.zkf', ['0.5', '10', 3, undefined, null], 'decimal 0 to 10, steps of 0.5'],
  ['employee.factor', ['0', '0.931', '1', 1, undefined, null], 'decimal 0 to 1, at most 3 places'],
  ['employee.pkv', [PKV, undefined, null], 'an object'],
  ['conversion.car', [CAR, undefined, null], 'an object'],
  ['conversion.bike', [BIKE, undefined, null], 'an object'],
  ['conversion.car.factor', ['1/4', '1/2', '1'], '1/4, 1/2, 1'],
  ['conversion.car.mode', ['flat', 'daily', undefined, null], 'flat, daily'],
  ['conversion.bike.speed', [25, 45], '25, 45'],
];

const NEVER = [-1, 0.1234, 99, '', 'x', '10.01', [], () => 1, NaN, Infinity];

describe('a field of a payslip case', () => {
  it('is one of the format, each with its rule below', () => {
    const ruled = [...RANGES, ...CHOICES].map(([path]) => path);
    expect([...ruled, 'employee.stkl'].toSorted()).toEqual(Object.keys(CHECKS).toSorted());
  });

  it.each(RANGES)('%s is taken from %i to %i', (path, lowest, highest) => {
    const check = CHECKS[path] ?? (() => undefined);
    expect([check(lowest), check(highest)]).toEqual([undefined, undefined]);
    for (const value of [lowest - 1, highest + 1, lowest + 0.5, String(lowest), true, NaN, [lowest]]) {
      expect(check(value), String(value)).toEqual({
        code: 'INVALID_INPUT',
        field: path,
        allowed: `integer ${lowest} to ${highest}`,
      });
    }
  });

  it.each(CHOICES)('%s is taken as %j', (path, taken, allowed) => {
    const check = CHECKS[path] ?? (() => undefined);
    for (const value of taken) expect(check(value), String(value)).toBeUndefined();
    for (const value of NEVER) {
      expect(check(value), String(value)).toEqual({ code: 'INVALID_INPUT', field: path, allowed });
    }
  });

  it.each([1, 2, 3, 4, 5, 6])('employee.stkl is taken as %i, without factor', (stkl) => {
    expect(CHECKS['employee.stkl']?.(stkl)).toBeUndefined();
    const factor = checkPayslipCase({ ...EMPLOYEE, stkl, factor: '0.9' }, {});
    const refused = { code: 'INVALID_INPUT', field: 'employee.factor', allowed: 'only with stkl 4' };
    expect(factor).toEqual(stkl === 4 ? undefined : refused);
  });

  it.each([0, 7, 1.5, '1'])('employee.stkl is refused as %s', (stkl) => {
    expect(CHECKS['employee.stkl']?.(stkl)).toMatchObject({ allowed: 'integer 1 to 6' });
  });

  it('may depend on another', () => {
    const refused = (field: string, allowed: string) => ({ code: 'INVALID_INPUT', field, allowed });
    const { kvz, ...uninsured } = EMPLOYEE;
    expect(kvz).toBe('2.90');
    expect(checkPayslipCase(uninsured, {})).toEqual(
      refused('employee.kvz', 'decimal 0 to 10, at most 2 places, or pkv'),
    );
    expect(checkPayslipCase({ ...uninsured, pkv: PKV }, {})).toBeUndefined();
    expect(checkPayslipCase({ ...EMPLOYEE, chamber: 'SL' }, {})).toEqual(
      refused('employee.chamber', 'HB or SL, the same as state'),
    );
    expect(checkPayslipCase({ ...EMPLOYEE, pkv: { kv: 5, basis: 6, pv: 0 } }, {})).toEqual(
      refused('employee.pkv.basis', 'at most kv'),
    );
    expect(checkPayslipCase({ ...EMPLOYEE, pkv: { kv: 5, basis: 5, pv: 0 } }, {})).toBeUndefined();
    expect(checkPayslipCase({ ...EMPLOYEE, pkv: { kv: 5, pv: 0 } }, {})).toBeUndefined();
    const { days, ...carWithoutDays } = CAR;
    expect(days).toBe(1);
    expect(checkPayslipCase(EMPLOYEE, { car: carWithoutDays })).toEqual(
      refused('conversion.car.days', 'integer 0 to 31 where mode is daily'),
    );
    expect(checkPayslipCase(EMPLOYEE, { car: { ...carWithoutDays, mode: 'flat' } })).toBeUndefined();
  });

  it.each([
    ['employee.typo', { ...EMPLOYEE, typo: 1 }, {}, 'gross, stkl, state'],
    ['employee.pkv.typo', { ...EMPLOYEE, pkv: { ...PKV, typo: 1 } }, {}, 'kv, basis, pv'],
    ['conversion.typo', EMPLOYEE, { typo: 1 }, 'car, bike, hardware, bav'],
    ['conversion.car.typo', EMPLOYEE, { car: { ...CAR, typo: 1 } }, 'rate, blp, factor'],
    ['conversion.bike.typo', EMPLOYEE, { bike: { ...BIKE, typo: 1 } }, 'rate, uvp, speed, km'],
  ])('that the format does not know is named: %s', (field, employee, conversion, known) => {
    expect(checkPayslipCase(employee, conversion)).toEqual({
      code: 'INVALID_INPUT',
      field,
      allowed: expect.stringMatching(new RegExp(`^no such field; ${known}`)),
    });
  });
});

describe('answers', () => {
  function answer(employee: object, conversion: object = {}): PayslipAnswer {
    const answered = answerPayslipCase(2026, { ...EMPLOYEE, ...employee }, conversion);
    if (!answered.ok) throw new Error(JSON.stringify(answered.error));
    return answered.value;
  }
  const ONLY_SOMETIMES = ['carListPrice', 'bikeListPrice', 'be', 'beAN'];
  const sometimes = (slip: object): string[] => ONLY_SOMETIMES.filter((name) => name in slip);

  it('hold list prices and bases only where they say something', () => {
    const car = { rate: 100, blp: 4_500_000, factor: '1/2', km: 0 };
    const bike = { rate: 100, uvp: 349_900, speed: 25, km: 0 };
    expect(sometimes(answer({}).after)).toEqual([]);
    expect(sometimes(answer({}, { car, bike }).before)).toEqual([]);
    expect(answer({}, { car, bike }).after).toMatchObject({ carListPrice: 2_250_000, bikeListPrice: 80_000 });
    expect(sometimes(answer({}, { car, bike }).after)).toEqual(['carListPrice', 'bikeListPrice']);
    expect(sometimes(answer({ gross: 200_000 }).after)).toEqual(['be', 'beAN']);
  });

  it('hold the commute of fast bikes and of cars by their mode', () => {
    const bike = { rate: 100, uvp: 800_000, speed: 45, km: 10 };
    expect(answer({}, { bike }).after).toMatchObject({ gwvBike: 2000, gwvBikeCommute: 600 });
    expect(answer({}, { bike: { ...bike, speed: 25 } }).after).toMatchObject({ gwvBikeCommute: 0 });
    const car = { rate: 100, blp: 4_000_000, factor: '1/4', km: 10, days: 8 };
    expect(answer({}, { car }).after).toMatchObject({ gwvCarPrivate: 10_000, gwvCarCommute: 3000 });
    expect(answer({}, { car: { ...car, mode: 'daily' } }).after).toMatchObject({ gwvCarCommute: 1600 });
    expect(answer({}, { car: { ...car, factor: '1' } }).after).toMatchObject({ gwvCarPrivate: 40_000 });
  });

  it('hold the chamber of members, and both Berlins as one', () => {
    expect(answer({ chamber: 'HB' }).before.chamber).toBe(630);
    expect(answer({}).before.chamber).toBe(0);
    expect(answer({ state: 'BE' })).toEqual(answer({ state: 'BE-WEST' }));
  });

  it('are refusals where pay is too small or the year unknown', () => {
    expect(answerPayslipCase(2026, { ...EMPLOYEE, gross: 60_300 }, {})).toMatchObject({
      ok: false,
      error: { code: 'BELOW_MINIJOB' },
    });
    expect(answerPayslipCase('2026', EMPLOYEE, {})).toEqual({
      ok: false,
      error: { code: 'INVALID_INPUT', field: 'year', allowed: '2025, 2026' },
    });
    for (const [field, employee, conversion] of [
      ['employee', null, {}],
      ['conversion', EMPLOYEE, []],
    ] as const) {
      expect(answerPayslipCase(2026, employee, conversion)).toEqual({
        ok: false,
        error: { code: 'INVALID_INPUT', field, allowed: 'an object' },
      });
    }
  });

  it('to wage tax cases hold one-off outputs where the case has one-off pay or shares', () => {
    const names = (input: object, all = false): string[] => {
      const answered = answerLohnsteuerCase(2026, { RE4: 5_000_000, ...input }, all);
      return answered.ok ? Object.keys(answered.value) : [];
    };
    const running = ['LSTLZZ', 'SOLZLZZ', 'BK'];
    expect(names({})).toEqual(running);
    expect(names({ SONSTB: 0 })).toEqual([...running, 'STS', 'SOLZS', 'BKS']);
    expect(names({ MBV: 0 })).toEqual([...running, 'STS', 'SOLZS', 'BKS']);
    expect(names({}, true)).toHaveLength(12);
    expect(answerLohnsteuerCase(2026, [])).toEqual({
      ok: false,
      error: { code: 'INVALID_INPUT', field: 'in', allowed: 'an object' },
    });
  });

  it.each([
    ['KVZ', { KVZ: '25.01' }, 'decimal 0 to 25, at most 2 places'],
    ['ZKF', { ZKF: '0.25' }, 'decimal 0 to 99, at most 1 place'],
    ['f', { STKL: 4, f: '1.5' }, 'decimal 0 to 1, at most 3 places, 1 outside tax class 4'],
    ['RE4', { RE4: -1 }, 'integer 0 to 10000000000'],
  ])('to wage tax cases tell what %s may be in the units of the case', (field, input, allowed) => {
    expect(answerLohnsteuerCase(2026, input)).toEqual({
      ok: false,
      error: { code: 'INVALID_INPUT', field, allowed },
    });
  });
});
