import { calendarDate, cents } from '@stromwandel/kernel';
import {
  assumedMonth,
  calculatePayslip,
  payslipsBeforeAndAfter,
  readPayslipCase,
} from '@stromwandel/payroll';
import { expect, test } from 'vitest';
import { answerBenefitsCase, benefitLawCoverage, laterBenefits, laterRows } from './index.ts';

const ANNA = {
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
const ID4 = { rate: 51_500, blp: 4_652_000, factor: '1/4', km: 15 };
const MIRA = { gross: 310_000, stkl: 5, state: 'BW', parent: true, kidsU25: 2, church: true };

function answer(employee: object, later: object = {}, conversion: object = { car: ID4 }) {
  const found = answerBenefitsCase({ year: 2026, employee: { ...ANNA, ...employee }, conversion, later });
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
}

test.each([
  ['Mira', MIRA, { pension: 341, krankengeld: 14_490, elterngeld: 10_449, arbeitslosengeld: 10_140 }],
  [
    'Clara',
    { gross: 650_000, stkl: 3, state: 'BY', parent: true, kidsU25: 2, church: true, zkf: '2.0' },
    { pension: 341, krankengeld: 19_320, elterngeld: 0, arbeitslosengeld: 12_480 },
  ],
])('the worked example of %s', (_name, employee, lost) => {
  const { pension, krankengeld, elterngeld, arbeitslosengeld } = answer(employee);
  expect({
    pension: pension.pensionLostPerLeaseYear,
    krankengeld: krankengeld.lostPerMonth,
    elterngeld: elterngeld.lostPerMonth,
    arbeitslosengeld: arbeitslosengeld.lostPerMonth,
  }).toEqual(lost);
});

test('a pension value whose ordinance was not found counts as assumed', () => {
  const stateOn = (day: string) =>
    benefitLawCoverage(calendarDate(day)).map(({ subject, state }) => `${subject} ${state}`);
  expect(stateOn('2026-06-30')).toEqual(['PENSION_VALUE ENACTED', 'ELTERNGELD ENACTED']);
  expect(stateOn('2026-07-01')).toEqual(['PENSION_VALUE ASSUMED', 'ELTERNGELD ENACTED']);
});

/** What is computed for the payslips without and with the car. */
function laterOf(employeeOfCase: object) {
  const read = readPayslipCase(2026, employeeOfCase, { car: ID4 });
  if (!read.ok) throw new Error(read.error.code);
  const { employee, others, car, payrollMonth } = read.value;
  const slips = payslipsBeforeAndAfter(employee, others, car, payrollMonth);
  if (!slips.ok) throw new Error(slips.error.code);
  const found = laterBenefits({
    employee,
    ...slips.value,
    oneOffPerYear: cents(0),
    months: 48,
    month: 12,
    child: false,
  });
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
}

test('Elterngeld of those who keep the car sets its taxed value off', () => {
  // (2,608.45 − (168.20 − 102.50)) × 65 %
  const kept = { before: { monthWithBenefits: 180_000 }, after: { monthWithBenefits: 165_279 } };
  expect(laterOf(ANNA)).toMatchObject({ elterngeld: kept });
});

test.each([
  // 12 × 6,500 EUR are above the limit of 77,400 EUR, and 12 × 346.80 EUR less are not.
  [650_000, 'NEW_CLAIM'],
  [700_000, 'PRIVATE_INSURANCE'],
])('the sick pay of someone privately insured with %i cents a month is %s', (gross, outcome) => {
  const pkv = { kv: 50_000, pv: 5_000 };
  const rows = laterRows(laterOf({ ...ANNA, kvz: undefined, gross, pkv }));
  expect(rows.find(({ benefit }) => benefit === 'krankengeld')).toMatchObject({
    outcome,
    lostPerMonth: null,
  });
});

test('each benefit names the steps that lead to it', () => {
  const read = readPayslipCase(2026, ANNA, { car: ID4 });
  if (!read.ok) throw new Error(read.error.code);
  const { employee, others, car, payrollMonth } = read.value;
  const before = calculatePayslip(employee, [], null, payrollMonth);
  const after = calculatePayslip(employee, others, car, payrollMonth);
  if (!before.ok || !after.ok) throw new Error('Anna has payslips');
  const input = { employee, before: before.value, after: after.value, oneOffPerYear: cents(0) };
  const found = laterBenefits({ ...input, months: 48, month: 12, child: false });
  expect(found).toMatchObject({
    ok: true,
    value: {
      pension: { pensionValue: 4252 },
      krankengeld: {
        before: { currentPay: 15_000, seventyPercent: 10_500, netPay: 9570, ninetyPercent: 8613 },
        after: { currentPay: 13_844, seventyPercent: 9691, netPay: 8959, ninetyPercent: 8063 },
      },
      elterngeld: {
        before: { income: 450_000, wageTax: 65_883, soli: 0, churchTax: 0, charges: 94_500 },
        after: { income: 415_320, wageTax: 57_008, charges: 87_217, chargesPercent: 21 },
      },
      arbeitslosengeld: {
        before: { flatCharge: 2959, wageTax: 2143, ratePercent: 60 },
        after: { flatCharge: 2731, wageTax: 1852 },
      },
      lawVersion: 'DE-LATER-2026.1',
      lawState: 'ENACTED',
    },
  });
  const later = { ...before.value, payrollMonth: calendarDate('2027-01-01') };
  expect(laterBenefits({ ...input, before: later, months: 48, month: 1, child: false })).toEqual({
    ok: false,
    error: { code: 'INVALID_INPUT', field: 'year', allowed: '2025, 2026' },
  });
  const assumed = laterBenefits({
    ...input,
    before: later,
    months: 48,
    month: 1,
    child: false,
    law: assumedMonth(later.payrollMonth, 2026).law,
  });
  expect(assumed).toEqual({ ok: true, value: { ...(found.ok && found.value), lawState: 'ASSUMED' } });
});

test('Krankengeld ignores the reliefs of the Übergangsbereich, also of the Saarland chamber', () => {
  const low = answer({ gross: 190_000, state: 'SL', chamber: 'SL' }, {}, {});
  const { krankengeld, before } = low;
  expect(before.svMode).toBe('uebergangsbereich');
  // 1,900.00 EUR less tax and the contributions on all of it: less than the payslip's net pay.
  expect(krankengeld.dayBefore).toBeLessThan(Math.round((Number(before.net) / 30) * 0.9));
});

test('Versorgungswerk has no points, but a contribution that is smaller', () => {
  expect(answer({ gross: 700_000, pension: 'VERSORGUNGSWERK' }).pension).toEqual({
    reason: 'VERSORGUNGSWERK',
    yearlyPayBefore: 8_400_000,
    yearlyPayAfter: 7_983_840,
    contributionLostPerMonth: 6450,
  });
});

test('nothing changes without a conversion', () => {
  const { pension, krankengeld, elterngeld, arbeitslosengeld, health } = answer({}, {}, {});
  const lost = [krankengeld, elterngeld, arbeitslosengeld].map((benefit) => benefit.lostPerMonth);
  expect([pension.pensionLostTerm, ...lost]).toEqual([0, 0, 0, 0]);
  expect(health.event).toBeNull();
});

test.each([
  ['year', { year: 2027 }],
  ['surprise', { surprise: 1 }],
  ['employee.gross', { employee: { ...ANNA, gross: -1 } }],
  ['later', { later: [] }],
  ['later.months', { later: { months: 0 } }],
  ['later.months', { later: { months: 121 } }],
  ['later.month', { later: { month: 13 } }],
  ['later.oneOffPerYear', { later: { oneOffPerYear: 1.5 } }],
  ['later.child', { later: { child: 1 } }],
  ['later.employment', { later: { employment: 'BOSS' } }],
  ['later.exemptSection8', { later: { exemptSection8: true } }],
  ['later.toString', { later: { toString: 1 } }],
])('a wrong %s is named', (field, line) => {
  const whole = { year: 2026, employee: ANNA, conversion: { car: ID4 }, ...line };
  expect(answerBenefitsCase(whole)).toMatchObject({
    ok: false,
    error: { code: 'INVALID_INPUT', field, allowed: expect.stringMatching(/./) },
  });
});

test.each([
  ['employee.gross', { year: 2027, employee: { ...ANNA, gross: -1 } }],
  ['later.months', { year: 2027, later: { months: 0, employment: 'APPRENTICE' } }],
  ['year', { year: 2027, later: { employment: 'APPRENTICE' } }],
])('a wrong %s is refused before what follows from it', (field, line) => {
  const whole = { employee: ANNA, conversion: { car: ID4 }, ...line };
  expect(answerBenefitsCase(whole)).toMatchObject({ ok: false, error: { code: 'INVALID_INPUT', field } });
});

test.each([
  ['NOT_COVERED', { gross: 50_000 }, 51_500, { employment: 'WORKING_STUDENT' }],
  ['BELOW_MINIJOB', { gross: 60_300 }, 99_000, {}],
  ['CONVERSION_EXCEEDS_PAY', { gross: 60_400 }, 99_000, {}],
  ['BELOW_MINIJOB', { gross: 70_000 }, 60_000, {}],
])('%s: employment, payslip before and payslip after are judged in this order', (code, pay, rate, later) => {
  const found = answerBenefitsCase({
    year: 2026,
    employee: { ...ANNA, ...pay },
    conversion: { car: { ...ID4, rate } },
    later,
  });
  expect(found).toMatchObject({ ok: false, error: { code } });
});

test('a premium of private insurance that is null is none', () => {
  const line = { year: 2026, employee: { ...ANNA, pkv: null }, later: { exemptSection8: true } };
  expect(answerBenefitsCase(line)).toMatchObject({ error: { field: 'later.exemptSection8' } });
});

test('flat charges of Elterngeld are never below zero where hardware leaves hardly any taxable pay', () => {
  const { before, after, elterngeld } = answer({ gross: 70_000 }, {}, { hardware: 65_000 });
  expect([before.svMode, after.taxGross]).toEqual(['uebergangsbereich', 5000]);
  expect(elterngeld).toMatchObject({ netAfter: 0, ratePerMilleAfter: 1000, monthAfter: 30_000 });
});

test.each([
  ['Lea', { gross: 700_000, pension: 'VERSORGUNGSWERK' }, ID4, [665_320, 16_440, 0, 8940]],
  ['9,500 EUR', { gross: 950_000 }, { ...ID4, rate: 80_000, blp: 9_000_000 }, [902_625, 0, 0, 0]],
])('the worked example of %s, above the income limit', (_name, person, car, figures) => {
  const { after, krankengeld, elterngeld, arbeitslosengeld, health } = answer(person, {}, { car });
  const lost = [krankengeld, elterngeld, arbeitslosengeld].map(({ lostPerMonth }) => lostPerMonth);
  expect([after.svGross, ...lost]).toEqual(figures);
  expect([health.before, health.after, health.event]).toEqual(['VOLUNTARY', 'VOLUNTARY', null]);
});

test('null counts as left out', () => {
  const none = { months: null, month: null, oneOffPerYear: null, child: null, exemptSection8: null };
  expect(answer({}, none)).toEqual(answer({}));
});
