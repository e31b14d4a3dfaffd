import { getTableColumns } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { leasePackages, vehicles } from '../../../platform/database/schema/index.ts';
import { sampleSalaryInfo } from '@stromwandel/pricing/testing';
import { CHANGE_FIELDS } from './change-fields.ts';
import { describeChanges } from './describe-changes.ts';

const change = (field: string, before: unknown, after: unknown) => ({ field, before, after });
const bike = { conversationType: 'BIKE_LEASING_UNDER_25', leasingRate: 60, monetaryBenefitPrivateUse: 8 };
const pension = { conversationType: 'COMPANY_PENSION_PLAN', salaryConversionAmount: 100 };

test.each([
  ['de', change('grossMonthlySalaryEur', 4500, 4800.5), 'Bruttogehalt: 4.500,00 € → 4.800,50 €'],
  ['en', change('grossMonthlySalaryEur', 4500, 4800.5), 'Gross salary: €4,500.00 → €4,800.50'],
  ['de', change('totalMonthlyGrossCostCents', 50_000, 51_000), 'Gesamtrate im Monat: 500,00 € → 510,00 €'],
  ['de', change('extraKilometerTenthCents', 95, 105), 'Mehrkilometer, netto: 0,095 € → 0,105 €'],
  ['de', change('additionalAmountHealthInsurance', 2.9, null), 'Zusatzbeitrag: 2,9 % → keine Angabe'],
  ['en', change('churchTax', false, true), 'Church tax: no → yes'],
  ['de', change('healthInsurance', 'STATUTORY', 'PRIVATE'), 'Krankenversicherung: gesetzlich → privat'],
  ['de', change('federalState', 'NW', 'BE-WEST'), 'Bundesland: Nordrhein-Westfalen → Berlin-West'],
  ['de', change('dateOfBirth', '1990-05-04', '1990-04-05'), 'Geburtsdatum: 04.05.1990 → 05.04.1990'],
  ['en', change('dateOfBirth', '1990-05-04', '1990-04-05'), 'Date of birth: 4 May 1990 → 5 Apr 1990'],
  [
    'de',
    change('commuteValuation', 'FLAT_003', 'SINGLE_TRIPS_0002'),
    'Bewertung des Arbeitswegs: pauschal → je Fahrt',
  ],
  [
    'de',
    change('salaryConversions', [], [pension]),
    'Bestehende Gehaltsumwandlungen: keine → betriebliche Altersversorgung (100,00 €)',
  ],
  [
    'en',
    change('salaryConversions', [pension, bike], [pension, { ...bike, monetaryBenefitPrivateUse: 9 }]),
    'Existing conversions: bicycle or e-bike up to 25 km/h (€60.00 / €8.00) → bicycle or e-bike up to 25 km/h (€60.00 / €9.00)',
  ],
  [
    'de',
    change('standardEquipment', ['Sitzheizung', 'Wärmepumpe'], ['Sitzheizung']),
    'Serienausstattung: Wärmepumpe → keine',
  ],
  ['en', change('specialEquipment', ['Wärmepumpe'], []), 'Optional extras: Heat pump → none'],
  [
    'de',
    change('technicalDetails', [{ name: 'Sitze', value: '5' }], [{ name: 'Sitze', value: '4' }]),
    'Technische Daten: Sitze 5 → Sitze 4',
  ],
  ['de', change('standardEquipment', ['a', 'b'], ['b', 'a']), 'Serienausstattung: geändert'],
  ['de', change('salaryConversions', 'unknown', []), 'Bestehende Gehaltsumwandlungen: geändert'],
  ['en', change('fieldOfTheFuture', [], ['a']), 'Further details: changed'],
] as const)('%s, %o: %s', (language, one, expected) =>
  expect(describeChanges([one], language).replace(/[\u00a0\u202f]/gu, ' ')).toBe(expected),
);

test('lists known fields in their order, everything else in one line after them', () => {
  const changes = ['first', 'children', 'second', 'taxClass'].map((field) => change(field, false, true));
  expect(describeChanges(changes, 'de').split('\n')).toEqual([
    expect.stringMatching(/^Steuerklasse/),
    'Kinder: nein → ja',
    'Weitere Angaben: geändert',
  ]);
});

test('every binding field of an order has a name', () => {
  const bindsNothing =
    'id vehicleId active reference availableFrom deliveryFromWeeks deliveryToWeeks hasPicture drawing lengthMm';
  const fields = [getTableColumns(vehicles), getTableColumns(leasePackages), sampleSalaryInfo({})]
    .flatMap((record) => Object.keys(record))
    .filter((field) => !bindsNothing.split(' ').includes(field));
  expect(fields.filter((field) => !(field in CHANGE_FIELDS))).toEqual([]);
});
