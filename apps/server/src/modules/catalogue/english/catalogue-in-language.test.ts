import { expect, test } from 'vitest';
import { catalogueInLanguage } from './catalogue-in-language.ts';

const english = catalogueInLanguage('en');

test.each([
  ['Gletscherweiß', 'Glacier white'],
  ['British-Racing-Grün', 'British Racing green'],
  ['Isle-of-Man-Grün', 'Isle of Man green'],
  ['Desert-Kupfer', 'Desert copper'],
  ['Costa-Azulblau', 'Costa-Azul blue'],
  ['Tiefseeblau', 'Deep-sea blue'],
  ['Kreide', 'Chalk'],
  ['Sondermodell', 'Sondermodell'],
  ['constructor', 'constructor'],
  ['Constructor-Weiß', 'Constructor white'],
])('translates the paint %j to %j', (name, shown) => {
  expect(english.color({ name }).name).toBe(shown);
});

test('formats figures the English way and keeps words without translation', () => {
  const sheet = {
    technicalDetails: [
      { name: 'Leistung', value: '1.020 kW' },
      { name: 'Energieverbrauch (kombiniert)', value: '16,5 kWh/100 km' },
      { name: 'Besonderes', value: 'Sonderfarbe, matt' },
    ],
    standardEquipment: ['Schnellladen mit bis zu 170 kW', '7 Sitzplätze', 'Kühlbox', 'toString'],
    specialEquipment: ['Wärmepumpe'],
  };
  expect(english.details(sheet)).toEqual({
    technicalDetails: [
      { name: 'Power', value: '1,020 kW' },
      { name: 'Energy consumption (combined)', value: '16.5 kWh/100 km' },
      { name: 'Besonderes', value: 'Sonderfarbe, matt' },
    ],
    standardEquipment: ['Fast charging at up to 170 kW', '7 seats', 'Kühlbox', 'toString'],
    specialEquipment: ['Heat pump'],
  });
  expect(catalogueInLanguage('de').details(sheet)).toEqual(sheet);
});
