import { expect, test } from 'vitest';
import { describeChanges } from './describe-changes.ts';

const change = (field: string, before: unknown, after: unknown) => ({ field, before, after });

test.each([
  ['de', change('grossMonthlySalaryEur', 4500, 4800.5), 'Bruttogehalt: 4.500,00 € → 4.800,50 €'],
  ['en', change('grossMonthlySalaryEur', 4500, 4800.5), 'Gross salary: €4,500.00 → €4,800.50'],
  ['de', change('totalMonthlyGrossCostCents', 50_000, 51_000), 'Monatsrate: 500,00 € → 510,00 €'],
  ['de', change('additionalAmountHealthInsurance', 2.9, null), 'Zusatzbeitrag: 2,9 % → keine Angabe'],
  ['en', change('churchTax', false, true), 'Church tax: no → yes'],
  ['de', change('healthInsurance', 'STATUTORY', 'PRIVATE'), 'Krankenversicherung: gesetzlich → privat'],
  ['de', change('salaryConversions', [], [{}]), 'Bestehende Entgeltumwandlungen: geändert'],
  ['en', change('standardEquipment', [], ['a']), 'Further details: changed'],
] as const)('%s, %o: %s', (language, one, expected) =>
  expect(describeChanges([one], true, language).replace(/[\u00a0\u202f]/gu, ' ')).toBe(expected),
);

test('known fields come in their order, everything else in one line behind them', () => {
  const changes = ['technicalDetails', 'children', 'specialEquipment', 'taxClass'].map((field) =>
    change(field, false, true),
  );
  expect(describeChanges(changes, true, 'de').split('\n')).toEqual([
    expect.stringMatching(/^Steuerklasse/),
    'Kinder: nein → ja',
    'Weitere Angaben: geändert',
  ]);
});

test('an offer that is gone needs no list', () => {
  expect(describeChanges([], false, 'en')).toBe('The offer no longer exists.');
});
