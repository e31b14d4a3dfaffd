import { expect, test } from 'vitest';
import { bodyStylesIn, createTextFilter, readSearchText } from './text-filter.ts';

const car = (brand: string, model: string, bodyStyle: string, trimLevel: string | null = null) => ({
  brand,
  model,
  trimLevel,
  bodyStyle,
  rangeKm: model === 'Enyaq' || model === 'Seal' ? 570 : 400,
});
const enyaq = car('Škoda', 'Enyaq', 'SUV', '85');
const id4 = car('Volkswagen', 'ID.4', 'SUV', 'PRO');
const list = [
  enyaq,
  id4,
  car('Volkswagen', 'ID.3', 'HATCHBACK'),
  car('Fiat', '500e', 'HATCHBACK'),
  car('MINI', 'Cooper', 'HATCHBACK'),
  car('BYD', 'Seal', 'SEDAN'),
  car('Seat', 'Mii', 'HATCHBACK'),
  car('Mercedes-Benz', 'EQA', 'SUV'),
];

/** The models that a text finds at a rate of 372 EUR. */
function found(text: string): string[] {
  const matches = createTextFilter(text, list);
  return list.filter((one) => matches(one, 372)).map(({ model }) => model);
}

test.each([
  ['  ', list.map(({ model }) => model)],
  ['skoda', ['Enyaq']],
  ['Enyaq škoda', ['Enyaq']],
  ['85 eny', ['Enyaq']],
  ['enyaq fiat', []],
  ['enjaq', ['Enyaq']],
  ['scoda enyak', ['Enyaq']],
  ['Skdoa', ['Enyaq']],
  ['enyaq 86', []],
  ['VW', ['ID.4', 'ID.3']],
  ['vw id4', ['ID.4']],
  ['volkswagn ID.3', ['ID.3']],
  ['Mercedes Benz', ['EQA']],
  ['Mini Fiat', ['500e', 'Cooper']],
  ['fait mini cooper', ['500e', 'Cooper']],
  // Words that a name has are no misspelt brand.
  ['seal', ['Seal']],
  ['SUV', ['Enyaq', 'ID.4', 'EQA']],
  ['SUV VW Skoda', ['Enyaq', 'ID.4']],
  ['SUV oder Limosine', ['Enyaq', 'ID.4', 'Seal', 'EQA']],
  ['Kombi', []],
  ['elektrische SUV unter 400€ im Monat', ['Enyaq', 'ID.4', 'EQA']],
  ['elektrische SUV unter 350€ im Monat', []],
  ['ich suche ein E-Auto von VW', ['ID.4', 'ID.3']],
  ['SUV bis 372 €', ['Enyaq', 'ID.4', 'EQA']],
  ['suv up to €371', []],
  ['Elektroauto mit 500 km Reichweite', ['Enyaq', 'Seal']],
  ['SUV ab 570km bis 400', ['Enyaq']],
  ['571 km', []],
  ['über 500 km', ['Enyaq', 'Seal']],
  ['SUV bis zu 500 km unter 400 €', ['Enyaq']],
  ['SUV mit 500 km unter 371 €', []],
  ['SUV bis zu 500 km 400 €', ['Enyaq']],
])('"%s" finds %j', (text, models) => {
  expect(found(text)).toEqual(models);
});

test('an amount and the rest of a text are read apart', () => {
  expect(readSearchText('Škoda höchstens 1.200 € im Monat')).toEqual({
    rest: 'Škoda im Monat',
    words: ['skoda'],
    highest: 1200,
    range: 0,
  });
  expect(readSearchText('bis 100')).toEqual({ rest: '', words: [], highest: 100, range: 0 });
});

test('body styles are read whether or not a car has them', () => {
  expect(bodyStylesIn('Kombi oder SUV bis 300')).toEqual(['ESTATE', 'SUV']);
});
