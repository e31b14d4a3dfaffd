import { expect, test } from 'vitest';
import { createFormatters } from '../format/create-formatters.ts';
import { payslipRows } from './payslip-rows.ts';

const detail = { baseEur: null, rate: null, source: '§ 39b EStG' };
const rows = payslipRows(
  [
    { code: 'GROSS_SALARY', beforeEur: 4500, afterEur: 4500, ...detail },
    { code: 'LEASING_COST_DEDUCTION', beforeEur: 0, afterEur: -500, ...detail },
    { code: 'BENEFIT_CAR_PRIVATE_USE', beforeEur: 0, afterEur: 112, ...detail },
    { code: 'CHURCH_TAX', beforeEur: 0, afterEur: 0, ...detail },
    { code: 'WAGE_TAX', beforeEur: -650.16, afterEur: -564.58, ...detail },
    { code: 'NET_SALARY', beforeEur: 2871.09, afterEur: 2530.11, ...detail },
  ],
  createFormatters('de'),
  (code) => code,
);
const row = (key: string) => rows.find((candidate) => candidate.key === key);

test('a line without any amount is left out', () => {
  expect(row('CHURCH_TAX')).toBeUndefined();
});

test('amounts carry their sign, nothing is a dash', () => {
  expect(row('LEASING_COST_DEDUCTION')).toMatchObject({
    before: '–',
    after: '−500,00',
    difference: '−500,00',
  });
  expect(row('GROSS_SALARY')).toMatchObject({ before: '4.500,00', difference: '–', effect: 'none' });
});

test('only what changes the take-home pay is a gain or a loss', () => {
  expect(row('BENEFIT_CAR_PRIVATE_USE')).toMatchObject({ difference: '+112,00', effect: 'none' });
  expect(row('WAGE_TAX')).toMatchObject({ difference: '+85,58', effect: 'gain' });
  expect(row('NET_SALARY')).toMatchObject({ difference: '−340,98', effect: 'loss', total: true });
});
