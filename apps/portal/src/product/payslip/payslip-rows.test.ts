import { inCents, type TaxResultReply } from '@stromwandel/api-spec';
import { expect, test } from 'vitest';
import { createFormatters } from '../../format/create-formatters.ts';
import { countWithoutAmount, payslipRows } from './payslip-rows.ts';

type Explanation = TaxResultReply['lines'][number]['explanation'];

const explained: Explanation['before'] = { rule: 'AGREED_AMOUNT', source: '§ 39b EStG', terms: [] };
const explanation: Explanation = { before: explained, after: explained };
const rows = payslipRows(
  inCents([
    { code: 'GROSS_SALARY', beforeEur: 4500, afterEur: 4500, explanation },
    { code: 'LEASING_COST_DEDUCTION', beforeEur: 0, afterEur: -500, explanation },
    { code: 'BENEFIT_CAR_PRIVATE_USE', beforeEur: 0, afterEur: 112, explanation },
    { code: 'CHURCH_TAX', beforeEur: 0, afterEur: 0, explanation },
    { code: 'WAGE_TAX', beforeEur: -650.16, afterEur: -564.58, explanation },
    { code: 'NET_SALARY', beforeEur: 2871.09, afterEur: 2530.11, explanation },
  ]),
  createFormatters('de'),
  (code) => code,
  ({ after }) => after.source,
);
const row = (key: string) => rows.find((candidate) => candidate.key === key);

test('a line without any amount is left out of the rows and counted', () => {
  expect(row('CHURCH_TAX')).toBeUndefined();
  expect(
    countWithoutAmount(
      inCents([
        { code: 'CHURCH_TAX', beforeEur: 0, afterEur: 0, explanation },
        { code: 'BASIS_FOR_ANCILLARY_COSTS', beforeEur: 0, afterEur: 0, explanation },
        { code: 'WAGE_TAX', beforeEur: 0, afterEur: -1, explanation },
      ]),
    ),
  ).toBe(1);
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

test('a line carries its explanation', () => {
  expect(row('WAGE_TAX')?.explanation).toBe('§ 39b EStG');
});
